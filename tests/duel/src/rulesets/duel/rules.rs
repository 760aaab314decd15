//! Every rule of the book.

tabledelve::rule_ids! { "duel";
    TURN_WALK = "turn.walk",
    TURN_REST = "turn.rest",
    FIGHT_REACH = "fight.reach",
    FIGHT_STRIKE = "fight.strike",
    FIGHT_WOUNDS = "fight.wounds",
    FIGHT_END = "fight.end",
    CAMPAIGN_VETERAN = "campaign.veteran",
}
