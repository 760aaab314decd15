//! Money in town: purses, debts, bills; rules `town.debts` and `town.lodging`.

use super::super::{
    event::{Bill, Income},
    play::Play,
    record::Purse,
};

/// What becomes of money that comes to a hero: debts first.
pub fn income(play: Play<'_>, place: u8, coins: u32) -> Income {
    let paid = at_most(play.kept(place).record.purse.debt, coins);
    Income { place, coins, paid }
}

/// What there is, up to a sum.
fn at_most(there: u64, sum: u32) -> u32 {
    u32::try_from(there).map_or(sum, |it| it.min(sum))
}

/// A bill that a hero pays as far as the purse goes, and owes beyond that.
pub fn bill(play: Play<'_>, place: u8, sum: u32) -> Bill {
    let paid = at_most(play.kept(place).record.purse.coins, sum);
    let owed = sum - paid;
    Bill { place, paid, owed }
}

/// Equal parts of a sum, odd coppers to the first ones.
pub fn shares(sum: u32, of: usize) -> Vec<u32> {
    let count = of as u32;
    let odd = sum.checked_rem(count).unwrap_or(0);
    let each = sum.checked_div(count).unwrap_or(0);
    (0..count).map(|nth| each + u32::from(nth < odd)).collect()
}

/// Parts of a sum that several pay together: equal as far as purses go, and those who have more make
/// up the rest. `None` if they have too little.
pub fn collected(purses: &[u64], sum: u32) -> Option<Vec<u32>> {
    let purses: Vec<u32> = purses.iter().map(|it| at_most(*it, sum)).collect();
    let mut paid = vec![0; purses.len()];
    let mut left = sum;
    while left > 0 {
        let able: Vec<usize> = (0..purses.len())
            .filter(|it| paid[*it] < purses[*it])
            .collect();
        if able.is_empty() {
            return None;
        }
        for (place, part) in able.iter().zip(shares(left, able.len())) {
            let pays = part.min(purses[*place] - paid[*place]);
            paid[*place] += pays;
            left -= pays;
        }
    }
    Some(paid)
}

impl Purse {
    /// Takes money that comes in.
    pub fn earn(&mut self, income: Income) {
        self.debt -= u64::from(income.paid);
        self.coins += u64::from(income.coins - income.paid);
    }

    /// Pays a bill.
    pub fn pay(&mut self, bill: Bill) {
        self.coins -= u64::from(bill.paid);
        self.debt += u64::from(bill.owed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_coppers_go_to_the_first() {
        assert_eq!(shares(10, 3), [4, 3, 3]);
        assert!(shares(10, 0).is_empty());
    }

    #[test]
    fn whoever_has_more_makes_up_for_the_others() {
        assert_eq!(collected(&[100, 100], 100), Some(vec![50, 50]));
        assert_eq!(collected(&[10, 100, 100], 100), Some(vec![10, 45, 45]));
        assert_eq!(collected(&[10, 20], 31), None);
        assert_eq!(collected(&[], 0), Some(vec![]));
    }
}
