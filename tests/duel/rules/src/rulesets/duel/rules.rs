//! Every rule of the book.

tabledelve::rule_ids! { "duel";
    DUNGEON_PLAN = "dungeon.plan",
    TURN_WALK = "turn.walk",
    TURN_STAIRS = "turn.stairs",
    FIGHT_REACH = "fight.reach",
    FIGHT_STRIKE = "fight.strike",
    FIGHT_WOUNDS = "fight.wounds",
    FIGHT_END = "fight.end",
    CAMPAIGN_VETERAN = "campaign.veteran",
}
