//! Bodies as the simulation sees them: colliders of simple shapes.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::Thousandths;

/// The body of an object of terrain: its colliders, friction and restitution, as the terrain file gives them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solid {
    body: Vec<SolidPart>,
    friction: Thousandths,
    restitution: Thousandths,
}

fn usual_friction() -> Thousandths {
    Thousandths(550)
}

fn usual_restitution() -> Thousandths {
    Thousandths(100)
}

/// One collider of a body. The name of a field ends with its unit, such as `_cm`, if it has one.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SolidPart {
    /// The name of the part in its figure, such as `torso`. Objects leave it out.
    #[serde(default)]
    pub(crate) part: String,
    /// Which of the size fields of this part count: each shape uses its own.
    pub(crate) collider: Shape,
    /// The radius of a round shape. If `half_height_cm` is given, the radius excludes the border. If `height_cm` is
    /// given, the radius includes the border.
    #[serde(default)]
    pub(crate) radius_cm: Thousandths,
    /// How far the edges of a round cylinder are rounded.
    #[serde(default)]
    pub(crate) border_cm: Thousandths,
    /// Half the height of a cylinder, without its border.
    #[serde(default)]
    pub(crate) half_height_cm: Thousandths,
    /// The height of a cylinder of an object, with its border.
    #[serde(default)]
    pub(crate) height_cm: Thousandths,
    /// Half the width, height and depth of a box.
    #[serde(default)]
    pub(crate) half_cm: [Thousandths; 3],
    /// The centre of the collider: x, y up, z to the front.
    #[serde(default)]
    pub(crate) at_cm: Option<[Thousandths; 3]>,
    /// The height of the centre of a part that lies on the axis.
    #[serde(default)]
    pub(crate) centre_y_cm: Option<Thousandths>,
    /// The mass of the collider. A fixed box has none.
    #[serde(default)]
    pub(crate) mass_g: Thousandths,
}

/// The shape of a collider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "ColliderShape")]
pub(crate) enum Shape {
    /// An upright cylinder with rounded edges.
    RoundCylinder,
    /// An upright cylinder with sharp edges.
    Cylinder,
    /// A cylinder whose axis points to the front: a target switch.
    CylinderFacingFront,
    /// A box that can move.
    Cuboid,
    /// A box that nothing moves.
    CuboidFixed,
    /// A ball of `radius_cm`.
    Ball,
}

impl Solid {
    /// Makes a solid of its colliders. The friction is 0.55 and the restitution 0.1 if they are left out.
    pub fn of(body: Vec<SolidPart>, friction: Option<Thousandths>, restitution: Option<Thousandths>) -> Solid {
        Solid {
            body,
            friction: friction.unwrap_or_else(usual_friction),
            restitution: restitution.unwrap_or_else(usual_restitution),
        }
    }

    /// Returns whether nothing can move the solid.
    pub fn is_fixed(&self) -> bool {
        self.body.iter().any(|part| part.collider == Shape::CuboidFixed)
    }

    pub(crate) fn parts(&self) -> &[SolidPart] {
        &self.body
    }

    pub(crate) fn surface(&self) -> (f32, f32) {
        (self.friction.real(), self.restitution.real())
    }

    /// Returns its height when it stands, in cm.
    pub(crate) fn height(&self) -> f32 {
        self.body.iter().map(|part| part.centre()[1] + part.half_height()).fold(0.0, f32::max)
    }

    /// Returns half its depth when it stands, in cm. This is the height of its axis when it lies on its back.
    pub(crate) fn half_depth(&self) -> f32 {
        self.body.iter().map(SolidPart::half_depth).fold(0.0, f32::max)
    }
}

impl SolidPart {
    pub(crate) fn centre(&self) -> [f32; 3] {
        match (self.at_cm, self.centre_y_cm) {
            (Some(at), _) => at.map(Thousandths::real),
            (None, Some(y)) => [0.0, y.real(), 0.0],
            (None, None) => [0.0, self.half_height(), 0.0],
        }
    }

    /// Returns half its height, borders included, in cm.
    pub(crate) fn half_height(&self) -> f32 {
        match self.collider {
            Shape::Cuboid | Shape::CuboidFixed => self.half_cm[1].real(),
            Shape::Ball | Shape::CylinderFacingFront => self.radius_cm.real(),
            Shape::Cylinder | Shape::RoundCylinder if self.height_cm.0 > 0 => self.height_cm.real() / 2.0,
            Shape::Cylinder => self.half_height_cm.real(),
            Shape::RoundCylinder => self.half_height_cm.real() + self.border_cm.real(),
        }
    }

    /// Returns half its depth, in cm.
    fn half_depth(&self) -> f32 {
        match self.collider {
            Shape::Cuboid | Shape::CuboidFixed => self.half_cm[2].real(),
            Shape::CylinderFacingFront => self.half_height_cm.real(),
            _ => self.outer_radius(),
        }
    }

    /// Returns its radius, borders included, in cm. If `height_cm` is given, `radius_cm` already includes the border.
    pub(crate) fn outer_radius(&self) -> f32 {
        match self.collider {
            Shape::RoundCylinder if self.height_cm.0 == 0 => self.radius_cm.real() + self.border_cm.real(),
            _ => self.radius_cm.real(),
        }
    }
}
