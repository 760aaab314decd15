//! Proofs of Band Crawl.

mod checks;
