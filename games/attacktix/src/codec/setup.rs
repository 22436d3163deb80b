//! The set-up as clients get it. It holds everything that they need to draw the table.

use crate::action::Aim;
use crate::arcs::Arcs;
use crate::battle::Attacktix;
use crate::figure::{Ability, Base, Class, WeaponName};
use crate::id::Id;
use crate::options::Options;
use crate::pieces::{Geometry, PieceKind, Shape};
use crate::roster::Profile;
use crate::setup::{Measure, Mode};
use crate::state::FigureIndex;
use crate::terrain::{Descriptor, PieceFile};
use physics::Weapon;
use referee::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};

/// The set-up with all defaults filled in. Lengths are micrometres.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Setup")]
pub(crate) struct SetupJson {
    /// The mode of play.
    pub mode: Mode,
    /// The units in which the table is measured.
    pub measure: Measure,
    /// How many points were agreed for a battle force. In team play, for all battle forces of a team together.
    pub limit: i32,
    /// How many Battle Masters each player may bring.
    pub bm_allowance: u8,
    /// Whether tournament rules apply.
    pub official: bool,
    /// The id of the map, if the table is a map with its own rules.
    pub map: Option<String>,
    /// The seats, clockwise.
    pub seats: Vec<SeatViewJson>,
    /// All options, defaults included.
    pub options: Options,
    /// The name and the measures of the table.
    pub table: TableJson,
    /// The cards of all figures, in the order of their ids.
    pub figures: Vec<Card>,
    /// The cards of the terrain, in the order of the table file.
    pub terrain: Vec<PieceCard>,
}

/// A seat, its side, and the points of the force that it brought.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct SeatViewJson {
    /// The seat's name, such as `p1`.
    pub id: String,
    /// The number of the seat's side, from 0. In team play the side is a team. In other modes each seat is a side.
    pub team: u8,
    /// The points of the battle force that the seat brought. AT-TEAM-07
    pub contribution: i32,
}

/// The name and the measures of the table.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Table")]
pub(crate) struct TableJson {
    /// The table's id, such as `bare`.
    pub id: Id,
    /// The table's name.
    pub name: String,
    /// The distance from the middle to an edge of the surface.
    pub half: i32,
    /// The distance from the middle to a starting line.
    pub line: i32,
    /// How far a figure rolls in one tik, a click of its wheel. AT-R-01
    pub tix: i32,
}

/// The card of a figure: what never changes about it. AT-BASE-04, AT-BASE-05, AT-BASE-06
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct Card {
    /// The figure's id on the table, such as `p1-03`.
    pub id: Id,
    /// The name of its owner's seat.
    pub owner: String,
    /// The figure's number among its owner's figures, from 1. AT-FORCE-04
    pub serial: u16,
    /// Whether the figure starts in the Back-Up force.
    pub backup: bool,
    /// The code of its type.
    #[serde(rename = "type")]
    pub kind: Id,
    /// The name of its type, such as `Rivet Trooper`.
    pub name: String,
    /// The figure's form; null for the plain form.
    pub mode: Option<String>,
    /// The figure's Faction Class.
    pub faction: String,
    /// The figure's Attacktix Class.
    pub class: Class,
    /// The figure's price in points.
    pub points: i32,
    /// Whether it has an ordinary base or that of a Battle Master.
    pub base: Base,
    /// Radius of the figure's base.
    pub radius: i32,
    /// The figure's weapon.
    pub weapon: CardWeapon,
    /// What the figure does when it is defeated.
    pub ability: Option<Ability>,
    /// The windows of the figure's wheel in their order, without the current position of the wheel; null if the option
    /// `hide_wheels` is on. AT-R-03
    pub wheel: Option<Vec<String>>,
}

/// The weapon of a figure, as its card shows it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct CardWeapon {
    /// The weapon's code; null for a weapon that a player defined.
    pub code: Option<String>,
    /// Whether the weapon is a launcher, or which kind of melee weapon it is.
    pub kind: WeaponKind,
    /// How many missiles the weapon holds when it is loaded; 0 for a melee weapon.
    pub missiles: u8,
    /// How far a melee weapon reaches from the centre of the base; 0 for a launcher.
    pub reach: i32,
    /// How far the weapon can be adjusted.
    pub arcs: Arcs,
    /// The aim that the weapon has until its player sets another: straight ahead.
    pub default: Aim,
}

/// The kind of a weapon: a launcher (`ranged`), or one of the melee kinds. AT-MELEE-02, AT-RANGED-01
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each name says what it means")]
pub(crate) enum WeaponKind {
    Ranged,
    Slash,
    Throw,
    Jab,
    Claw,
}

impl WeaponKind {
    /// Returns the kind of a weapon.
    pub const fn of(weapon: &Weapon) -> WeaponKind {
        match weapon {
            Weapon::Ranged { .. } => WeaponKind::Ranged,
            Weapon::Slash { .. } => WeaponKind::Slash,
            Weapon::Throw { .. } => WeaponKind::Throw,
            Weapon::Jab { .. } => WeaponKind::Jab,
            Weapon::Claw { .. } => WeaponKind::Claw,
        }
    }
}

/// The card of a piece of terrain. AT-TERR-04
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct PieceCard {
    /// The piece's id on the table.
    pub id: Id,
    /// The code of its kind, such as `F03`.
    pub code: Id,
    /// The name of its kind.
    pub name: String,
    /// The descriptors that decide which rules apply to it, such as `cover`.
    pub descriptors: Vec<Descriptor>,
    /// Whether the piece is a barrier in sections, an area or an object.
    pub geometry: GeometryJson,
    /// How high the piece is; 0 for an area.
    pub height: i32,
    /// The outline of an object; null for barriers and areas.
    pub shape: Option<Shape>,
    /// Whether a figure can push the piece. AT-R-60
    pub pushable: bool,
    /// Whether attacks can knock the piece over. Always false for barriers and areas.
    pub topplable: bool,
    /// Whether attacks and moves can destroy the piece's sections. A weak point can be destroyed even if this is false.
    pub destructible: bool,
}

/// What a piece is: a barrier in sections, an area or an object. AT-TERR-02
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each name says what it means")]
pub(crate) enum GeometryJson {
    Sections,
    Area,
    Object,
}

impl Attacktix {
    /// Returns the set-up with all defaults filled in.
    pub(super) fn setup_to_json(&self) -> SetupJson {
        let setup = &self.opened.setup;
        let (table, size) = (self.table(), self.size());
        let ground = self.ground();
        SetupJson {
            mode: self.mode(),
            measure: setup.measure,
            limit: setup.limit,
            bm_allowance: setup.bm_allowance,
            official: setup.official,
            map: table.map,
            seats: self.seats_in_order().map(|seat| self.seat_card_to_json(seat)).collect(),
            options: self.options().clone(),
            table: TableJson {
                id: table.id,
                name: table.name,
                half: size.surface,
                line: size.line,
                tix: self.options().tix.0,
            },
            figures: self.all().map(|figure| self.card_to_json(figure)).collect(),
            terrain: ground
                .all()
                .map(|piece| piece_card(&ground.pieces[usize::from(piece.0)], ground.kind(piece)))
                .collect(),
        }
    }

    /// Returns the set-up as it was opened. With the option `hide_wheels`, the wheels of player-made figures are null.
    /// AT-R-03
    pub(super) fn without_hidden_wheels(&self) -> Value {
        let mut setup = json!(self.opened.setup);
        if self.options().hide_wheels {
            let forces = setup["forces"].as_object_mut().into_iter().flatten();
            let figures = forces.filter_map(|(_, force)| force.get_mut("figures")?.as_array_mut()).flatten();
            figures.for_each(|figure| figure["wheel"] = Value::Null);
        }
        setup
    }

    fn seat_card_to_json(&self, seat: Seat) -> SeatViewJson {
        let team = self.opened.teams.iter().position(|team| team.contains(seat)).unwrap_or(seat.index());
        SeatViewJson {
            id: self.seat_name(seat).into(),
            team: team as u8,
            contribution: self.opened.contribution.get(seat.index()).copied().unwrap_or(0),
        }
    }

    fn card_to_json(&self, figure: FigureIndex) -> Card {
        let Profile { id, kind, points, weapon, owner, serial, is_backup } = self.profile(figure);
        let wheel = || kind.wheel.iter().map(ToString::to_string).collect();
        Card {
            id: id.clone(),
            owner: self.seat_name(*owner).into(),
            serial: *serial,
            backup: *is_backup,
            kind: kind.code.clone(),
            name: kind.name.clone(),
            mode: kind.mode.clone(),
            faction: kind.faction.clone(),
            class: kind.class,
            points: *points,
            base: kind.base,
            radius: self.radius(figure),
            weapon: CardWeapon {
                code: match &kind.weapon {
                    WeaponName::Code(code) => Some(code.clone()),
                    WeaponName::Own(_) => None,
                },
                kind: WeaponKind::of(weapon),
                missiles: weapon.missiles(),
                reach: weapon.reach().unwrap_or(0),
                arcs: Arcs::of(weapon),
                default: Aim::usual(weapon),
            },
            ability: kind.ability.clone(),
            wheel: (!self.options().hide_wheels).then(wheel),
        }
    }
}

fn piece_card(piece: &PieceFile, kind: &PieceKind) -> PieceCard {
    let (geometry, height, shape) = match &kind.geometry {
        Geometry::Sections { height } => (GeometryJson::Sections, *height, None),
        Geometry::Area => (GeometryJson::Area, 0, None),
        Geometry::Object { shape, .. } => (GeometryJson::Object, shape.height(), Some(*shape)),
    };
    let (topplable, pushable) = match kind.geometry {
        Geometry::Object { topplable, pushable, .. } => (topplable, pushable),
        _ => (false, false),
    };
    PieceCard {
        id: piece.id.clone(),
        code: piece.code.clone(),
        name: kind.name.clone(),
        descriptors: kind.descriptors.clone(),
        geometry,
        height,
        shape,
        pushable,
        topplable,
        destructible: kind.destructible,
    }
}
