//! Records as they are in play: [`Library::shown`].

use std::path::PathBuf;
use std::sync::Arc;

use super::library::Library;
use super::mods::assemble::Held;
use super::record::KindName;
use super::source::syntax::{Node, Shape};
use super::source::tree::{canonical_text, children};

/// A record as all mods left it.
#[derive(Clone, Debug)]
pub struct ShownRecord {
    pub kind: KindName,
    pub id: String,
    /// The mods that added it and changed it since, in order.
    pub mods: Vec<Arc<str>>,
    /// Its single values, in their order.
    pub fields: Vec<SetField>,
    /// The record as RON, with the mod behind each value that is not of the mod that added it.
    pub text: String,
}

/// A single value of a record and who set it.
#[derive(Clone, Debug)]
pub struct SetField {
    /// The path to it, as in `attacks[2].die`.
    pub field: String,
    /// The value as written.
    pub value: String,
    /// The mod that set it.
    pub set_by: Arc<str>,
    pub path: PathBuf,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub col: usize,
}

/// The longest value that is written on one line.
const LONGEST_LINE: usize = 90;

impl Library {
    /// The records of a game, or of no single one, that have an id; there may be one of each kind.
    pub fn shown(&self, game: &str, id: &str) -> Vec<ShownRecord> {
        let kinds = self.stores.iter().filter(|(kind, _)| is_of(**kind, game));
        let found = kinds.filter_map(|(kind, store)| Some((*kind, store.held.get(id)?)));
        found.map(|(kind, held)| shown(kind, id, held)).collect()
    }

    /// The ids of all records that [`Library::shown`] can show.
    pub fn ids(&self, game: &str) -> impl Iterator<Item = &str> {
        let kinds = self
            .stores
            .iter()
            .filter(move |(kind, _)| is_of(**kind, game));
        kinds.flat_map(|(_, store)| store.held.keys().map(AsRef::as_ref))
    }
}

/// True for records of a game, and for those of all games, such as looks.
fn is_of(kind: KindName, game: &str) -> bool {
    kind.game() == game || kind.root == super::Root::Assets
}

fn shown(kind: KindName, id: &str, held: &Held) -> ShownRecord {
    let first = held.mods.first().cloned().unwrap_or_default();
    let mut writer = Writer {
        first,
        fields: Vec::new(),
        text: String::new(),
    };
    writer.write(&held.node, "", 0, ",");
    ShownRecord {
        kind,
        id: id.to_owned(),
        mods: held.mods.clone(),
        fields: writer.fields,
        text: writer.text,
    }
}

struct Writer {
    /// The mod that added the record.
    first: Arc<str>,
    fields: Vec<SetField>,
    text: String,
}

impl Writer {
    /// Writes a value after whatever stands on its line, with what follows it.
    fn write(&mut self, node: &Node, path: &str, depth: usize, end: &str) {
        if is_single(node) {
            return self.single(node, path, end);
        }
        let (name, open, close) = match &node.shape {
            Shape::Struct { name, .. } | Shape::Tuple { name, .. } => {
                (name.as_deref().unwrap_or(""), "(", ")")
            }
            Shape::List(_) => ("", "[", "]"),
            _ => ("", "{", "}"),
        };
        self.text += &format!("{name}{open}\n");
        let inner = depth + 1;
        match &node.shape {
            Shape::Struct { fields, .. } => {
                let dot = if path.is_empty() { "" } else { "." };
                for field in fields {
                    self.indent(inner);
                    self.text += &format!("{}: ", field.name);
                    self.write(
                        &field.value,
                        &format!("{path}{dot}{}", field.name),
                        inner,
                        ",",
                    );
                }
            }
            Shape::Tuple { items, .. } | Shape::List(items) => {
                for (place, item) in items.iter().enumerate() {
                    self.indent(inner);
                    self.write(item, &format!("{path}[{place}]"), inner, ",");
                }
            }
            Shape::Map(entries) => {
                for (key, value) in entries {
                    let key = canonical_text(key);
                    self.indent(inner);
                    self.text += &format!("{key}: ");
                    self.write(value, &format!("{path}[{key}]"), inner, ",");
                }
            }
            Shape::Plain | Shape::Text(_) => {}
        }
        self.indent(depth);
        self.text += &format!("{close}{end}\n");
    }

    fn single(&mut self, node: &Node, path: &str, end: &str) {
        let place = node.span.problem("");
        let value = one_line(node);
        let set_by = node.span.source.owner.clone();
        let remark = if set_by == self.first {
            String::new()
        } else {
            format!(" // {set_by}, {}:{}", place.path.display(), place.line)
        };
        self.text += &format!("{value}{end}{remark}\n");
        self.fields.push(SetField {
            field: path.to_owned(),
            value,
            set_by,
            path: place.path,
            line: place.line,
            col: place.col,
        });
    }

    fn indent(&mut self, depth: usize) {
        self.text += &"    ".repeat(depth);
    }
}

/// True for a value that one mod wrote and that fits on a line.
fn is_single(node: &Node) -> bool {
    let nested = children(node)
        .into_iter()
        .any(|child| !children(child).is_empty());
    let leaf = children(node).is_empty();
    leaf || node.changed_by.is_none()
        && !nested
        && matches!(node.shape, Shape::List(_) | Shape::Tuple { .. })
        && node.span.text().len() <= LONGEST_LINE
}

/// A value without line breaks and comments.
fn one_line(node: &Node) -> String {
    let items = |items: &[Node]| {
        let items: Vec<String> = items.iter().map(one_line).collect();
        items.join(", ")
    };
    match &node.shape {
        Shape::Plain => node.span.text().to_owned(),
        Shape::Text(text) => format!("{text:?}"),
        Shape::List(list) => format!("[{}]", items(list)),
        Shape::Tuple { name, items: list } => {
            format!("{}({})", name.as_deref().unwrap_or(""), items(list))
        }
        Shape::Struct { name, .. } => format!("{}()", name.as_deref().unwrap_or("")),
        Shape::Map(_) => "{}".to_owned(),
    }
}
