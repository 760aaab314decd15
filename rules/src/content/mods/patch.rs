//! Applying a mod's `patch` to a record.

use std::collections::{BTreeMap, BTreeSet};

use crate::content::source::problem::{Problem, Span, nearest};
use crate::content::source::syntax::{Field, Node, Shape};
use crate::content::source::tree::{canonical_text, key_text, only_item, set_by};

/// The words that a patch may write instead of a value.
pub(in crate::content) const PATCH_WORDS: [&str; 3] = ["Append", "Remove", "Set"];

/// Maximum number of absent items named when a removal fails.
const MOST_ABSENT: usize = 20;

/// Takes a patch word and its argument, if the node is one.
fn patch_word(node: &Node) -> Option<(&str, &Node)> {
    match &node.shape {
        Shape::Tuple {
            name: Some(name),
            items,
        } if items.len() == 1 => {
            let word = PATCH_WORDS.into_iter().find(|word| word == name)?;
            Some((word, &items[0]))
        }
        _ => None,
    }
}

/// A value and what a patch says about it, side by side as far as both have the same shape.
enum Pair<'a> {
    /// A patch word with its argument.
    Word(&'a str, &'a Node),
    /// Two sets of fields, and the name before the brackets.
    Fields(&'a Option<String>, &'a [Field], &'a [Field]),
    /// Two maps.
    Entries(&'a [(Node, Node)], &'a [(Node, Node)]),
    /// The same name around a single value each; or only around the first, as where `(die: 8)`
    /// goes onto `Some((die: 6, …))` or `Melee((die: 6, …))`.
    Inside(&'a Option<String>, &'a Node, &'a Node),
    /// Nothing in common: the patch has a value of its own.
    Apart,
}

impl<'a> Pair<'a> {
    fn of(base: &'a Node, patch: &'a Node) -> Self {
        if let Some((word, given)) = patch_word(patch) {
            return Pair::Word(word, given);
        }
        match (&base.shape, &patch.shape) {
            (
                Shape::Struct { name, fields },
                Shape::Struct {
                    name: other,
                    fields: changes,
                },
            ) if other.is_none() || name == other => Pair::Fields(name, fields, changes),
            (Shape::Map(entries), Shape::Map(changes)) => Pair::Entries(entries, changes),
            (
                Shape::Tuple { name, items },
                Shape::Tuple {
                    name: other,
                    items: new,
                },
            ) if name.is_some() && name == other && items.len() == 1 && new.len() == 1 => {
                Pair::Inside(name, &items[0], &new[0])
            }
            (Shape::Tuple { name, items }, Shape::Struct { name: None, .. } | Shape::Map(_))
                if items.len() == 1 && merges(&items[0], patch) =>
            {
                Pair::Inside(name, &items[0], patch)
            }
            _ => Pair::Apart,
        }
    }
}

/// Applies `patch` to `base` and returns the result; problems are added to `problems`.
pub(in crate::content) fn patched(base: &Node, patch: &Node, problems: &mut Vec<Problem>) -> Node {
    let shape = match Pair::of(base, patch) {
        Pair::Word("Append", given) => return appended(base, given, problems),
        Pair::Word("Remove", given) => return removed(base, given, problems),
        Pair::Word(_, given) => return given.clone(),
        Pair::Apart => return fresh(patch, problems),
        Pair::Fields(name, fields, changes) => Shape::Struct {
            name: name.clone(),
            fields: merged_fields(fields, changes, problems),
        },
        Pair::Entries(entries, changes) => Shape::Map(merged_entries(entries, changes, problems)),
        Pair::Inside(name, inner, change) => Shape::Tuple {
            name: name.clone(),
            items: vec![patched(inner, change, problems)],
        },
    };
    changed(base, patch, shape)
}

/// The single fields that a patch sets anew, by their paths: the value before, and where the patch
/// has the new one.
pub(in crate::content) fn overridden<'a>(
    base: &'a Node,
    patch: &'a Node,
    path: String,
    out: &mut Vec<(String, &'a Node, &'a Span)>,
) {
    match Pair::of(base, patch) {
        Pair::Word("Set", given) => out.push((path, base, &given.span)),
        Pair::Word(..) => {}
        Pair::Apart => out.push((path, base, &patch.span)),
        Pair::Fields(_, fields, changes) => {
            let dot = if path.is_empty() { "" } else { "." };
            for change in changes {
                let before = fields.iter().find(|field| field.name == change.name);
                if let Some(before) = before {
                    let path = format!("{path}{dot}{}", change.name);
                    overridden(&before.value, &change.value, path, out);
                }
            }
        }
        Pair::Entries(entries, changes) => {
            for (key, change) in changes {
                let text = canonical_text(key);
                let before = entries.iter().find(|(own, _)| canonical_text(own) == text);
                if let Some((_, before)) = before {
                    overridden(before, change, format!("{path}[{text}]"), out);
                }
            }
        }
        Pair::Inside(_, inner, change) => overridden(inner, change, path, out),
    }
}

fn merges(base: &Node, patch: &Node) -> bool {
    matches!(
        (&base.shape, &patch.shape),
        (Shape::Struct { .. }, Shape::Struct { .. }) | (Shape::Map(_), Shape::Map(_))
    )
}

fn changed(base: &Node, patch: &Node, shape: Shape) -> Node {
    Node {
        span: base.span.clone(),
        shape,
        changed_by: Some(set_by(patch).clone()),
    }
}

fn merged_fields(base: &[Field], changes: &[Field], problems: &mut Vec<Problem>) -> Vec<Field> {
    let mut fields = base.to_vec();
    let places: BTreeMap<&str, usize> = base
        .iter()
        .enumerate()
        .map(|(at, field)| (field.name.as_str(), at))
        .collect();
    for change in changes {
        match places.get(change.name.as_str()) {
            Some(&at) => {
                fields[at].value = patched(&base[at].value, &change.value, problems);
                fields[at].name_span = change.name_span.clone();
            }
            None => {
                fields.push(Field {
                    value: fresh(&change.value, problems),
                    ..change.clone()
                });
            }
        }
    }
    fields
}

fn merged_entries(
    base: &[(Node, Node)],
    changes: &[(Node, Node)],
    problems: &mut Vec<Problem>,
) -> Vec<(Node, Node)> {
    let mut entries = base.to_vec();
    let places: BTreeMap<String, usize> = base
        .iter()
        .enumerate()
        .map(|(at, (key, _))| (canonical_text(key), at))
        .collect();
    for (key, change) in changes {
        match places.get(&canonical_text(key)) {
            Some(&at) => entries[at].1 = patched(&base[at].1, change, problems),
            None => entries.push((key.clone(), fresh(change, problems))),
        }
    }
    entries
}

/// A value that a patch sets where there was none to change.
fn fresh(patch: &Node, problems: &mut Vec<Problem>) -> Node {
    match patch_word(patch) {
        Some(("Remove", _)) => {
            problems.push(patch.span.problem("there is nothing here to remove from"));
            patch.clone()
        }
        Some((_, given)) => given.clone(),
        None => patch.clone(),
    }
}

fn appended(base: &Node, given: &Node, problems: &mut Vec<Problem>) -> Node {
    if let (Shape::List(items), Shape::List(new)) = (&base.shape, &given.shape) {
        let items = items.iter().chain(new).cloned().collect();
        return changed(base, given, Shape::List(items));
    }
    if let (Shape::Tuple { name, items }, true) = (&base.shape, only_item(base).is_some()) {
        let items = vec![appended(&items[0], given, problems)];
        return changed(
            base,
            given,
            Shape::Tuple {
                name: name.clone(),
                items,
            },
        );
    }
    problems.push(
        given
            .span
            .problem("`Append([…])` goes with a list, and both must be one"),
    );
    base.clone()
}

fn removed(base: &Node, given: &Node, problems: &mut Vec<Problem>) -> Node {
    let Shape::List(unwanted) = &given.shape else {
        problems.push(
            given
                .span
                .problem("`Remove([…])` takes a list of what is to go"),
        );
        return base.clone();
    };
    let gone: BTreeSet<String> = unwanted.iter().map(canonical_text).collect();
    let stays = |node: &Node| !gone.contains(&canonical_text(node));
    match &base.shape {
        Shape::List(items) => {
            check_present(unwanted, items.iter().collect(), problems);
            let items = items.iter().filter(|item| stays(item)).cloned().collect();
            changed(base, given, Shape::List(items))
        }
        Shape::Map(entries) => {
            check_present(
                unwanted,
                entries.iter().map(|(key, _)| key).collect(),
                problems,
            );
            let entries = entries
                .iter()
                .filter(|(key, _)| stays(key))
                .cloned()
                .collect();
            changed(base, given, Shape::Map(entries))
        }
        Shape::Tuple { name, items } if items.len() == 1 => {
            let items = vec![removed(&items[0], given, problems)];
            changed(
                base,
                given,
                Shape::Tuple {
                    name: name.clone(),
                    items,
                },
            )
        }
        _ => {
            problems.push(
                given
                    .span
                    .problem("`Remove([…])` goes with a list or a map"),
            );
            base.clone()
        }
    }
}

fn check_present(unwanted: &[Node], present: Vec<&Node>, problems: &mut Vec<Problem>) {
    let there: BTreeSet<String> = present.iter().map(|node| canonical_text(node)).collect();
    let absent = unwanted
        .iter()
        .filter(|node| !there.contains(&canonical_text(node)));
    for node in absent.take(MOST_ABSENT) {
        let message = format!("{} is not there to be removed", node.span.text());
        let near = nearest(key_text(node), present.iter().map(|other| key_text(other)));
        problems.push(node.span.problem(message).suggesting(near));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::source::syntax::tests::read;
    use crate::content::source::tree::Rendered;

    fn node(text: &str) -> Node {
        read(text).expect(text)
    }

    fn patch(base: &str, change: &str) -> (String, Vec<String>) {
        let mut problems = Vec::new();
        let result = patched(&node(base), &node(change), &mut problems);
        let rendered = Rendered::of(&result);
        let value: Result<ron::Value, _> = ron::from_str(&rendered.text);
        assert!(value.is_ok(), "{}: {value:?}", rendered.text);
        let text = canonical_text(&node(&rendered.text));
        (
            text,
            problems
                .into_iter()
                .map(|problem| problem.message)
                .collect(),
        )
    }

    #[test]
    fn a_patch_changes_what_it_names() {
        for (base, change, result) in [
            ("(a: 1, b: 2)", "(b: 3)", "(a:1,b:3,)"),
            ("(a: 1)", "(b: 3)", "(a:1,b:3,)"),
            ("(a: (x: 1, y: 2))", "(a: (y: 9))", "(a:(x:1,y:9,),)"),
            (
                "(a: {1: 2, 3: 4})",
                "(a: {3: 5, 6: 7})",
                "(a:{1:2,3:5,6:7,},)",
            ),
            ("(a: [1, 2])", "(a: [3])", "(a:[3,],)"),
            ("(a: [1, 2])", "(a: Append([3]))", "(a:[1,2,3,],)"),
            ("(a: [1, 2, 3])", "(a: Remove([2]))", "(a:[1,3,],)"),
            ("(a: {1: 2, 3: 4})", "(a: Remove([1]))", "(a:{3:4,},)"),
            ("(a: {1: 2})", "(a: Set({3: 4}))", "(a:{3:4,},)"),
            (
                "(a: Melee(die: 6, far: 1))",
                "(a: Melee(die: 8))",
                "(a:Melee(die:8,far:1,),)",
            ),
            ("(a: Melee(die: 6))", "(a: (die: 8))", "(a:Melee(die:8,),)"),
            (
                "(a: Melee(die: 6))",
                "(a: Ranged(die: 8))",
                "(a:Ranged(die:8,),)",
            ),
            (
                "(a: Some((x: 1, y: 2)))",
                "(a: (x: 3))",
                "(a:Some((x:3,y:2,),),)",
            ),
            ("(a: Some([1]))", "(a: Append([2]))", "(a:Some([1,2,],),)"),
            (
                "(a: Hit((x: 1, y: 2)))",
                "(a: Hit((x: 3)))",
                "(a:Hit((x:3,y:2,),),)",
            ),
            ("(a: Some(1))", "(a: None)", "(a:None,)"),
            ("()", "(a: Append([1]))", "(a:[1,],)"),
        ] {
            assert_eq!(
                patch(base, change),
                (result.to_owned(), Vec::new()),
                "{base} by {change}"
            );
        }
    }

    #[test]
    fn a_patch_that_cannot_be_applied_says_why() {
        for (base, change, said) in [
            ("(a: 1)", "(a: Append([2]))", "goes with a list"),
            ("(a: [1])", "(a: Append(2))", "goes with a list"),
            ("(a: 1)", "(a: Remove([2]))", "list or a map"),
            ("(a: [1])", "(a: Remove([2]))", "not there"),
            ("(a: [1])", "(a: Remove(1))", "takes a list"),
            ("()", "(a: Remove([1]))", "nothing here"),
        ] {
            let (_, said_instead) = patch(base, change);
            assert_eq!(said_instead.len(), 1, "{base} by {change}");
            assert!(said_instead[0].contains(said), "{said_instead:?}");
        }
    }
}
