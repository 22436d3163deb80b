//! The stage of an attack: the world, and everything in it that may move.

use rapier3d::prelude::*;

use super::pose::{self, on_table};
use super::sweeps::Sweeps;
use crate::model::{FigureBody, Muzzle};
use crate::solid::{Shape, SolidPart};
use crate::{Cause, Figure, FilmKind, Model, Object, Scene, Solid, Wall};

/// The group of the blocks that stand for legs. The groups decide which pairs of colliders may touch.
const LEGS: Group = Group::GROUP_2;
/// The group of the attacker's parts.
const ATTACKER: Group = Group::GROUP_3;
/// The group of weapons and missiles.
const WEAPON: Group = Group::GROUP_4;
/// The group of all other colliders.
const ANYTHING: Group = Group::GROUP_1;

/// Half the thickness of a section of a barrier, in cm. In the rules, a section is a line. A base that touches the line
/// overlaps the section's body by this much, which is harmless.
const HALF_WALL: f32 = 0.15;
/// The length of a step that is so short that nothing moves in it, in s.
const MOMENT_S: f32 = 1.0e-6;
/// The distance of a loaded missile behind its muzzle, in cm.
const LOADED_BEHIND: f32 = 0.5;

/// Returns the collision groups of a kind of collider: what it is, and what it may touch.
pub(super) fn groups(of: Colliders) -> InteractionGroups {
    let (own, others) = match of {
        Colliders::Any => (ANYTHING, Group::ALL),
        Colliders::Legs => (LEGS, Group::ALL),
        Colliders::Attacker => (ATTACKER, Group::ALL),
        Colliders::Weapon => (WEAPON, !ATTACKER),
        Colliders::Lifter => (WEAPON, !(ATTACKER | LEGS)),
    };
    InteractionGroups::new(own, others, InteractionTestMode::And)
}

/// The kinds of colliders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colliders {
    /// A collider that may touch every other collider.
    Any,
    /// A block that stands for the pair of legs of a figure.
    Legs,
    /// A part of the attacker. Its own weapon and missile pass through it.
    Attacker,
    /// A weapon or missile.
    Weapon,
    /// The arm of a throw, which passes between legs.
    Lifter,
}

/// A body that may move.
#[derive(Clone, Debug)]
pub(super) struct Actor {
    pub kind: FilmKind,
    pub id: u16,
    pub master: bool,
    pub body: RigidBodyHandle,
    /// The pose of the body before the first step; `None` for an upper body, which is added later.
    pub start: Option<Pose>,
    /// The parts that feel blows: left switch, right switch, torso, head.
    pub feeling: [Option<ColliderHandle>; 4],
    /// Whether the body was taken out of the world.
    pub gone: bool,
}

/// The world of one attack.
pub(super) struct Stage<'a> {
    pub model: &'a Model,
    pub world: PhysicsWorld,
    /// Figures by id, then objects by id, then the bodies that the attack adds.
    pub actors: Vec<Actor>,
    pub step: u32,
    pub per_second: u32,
    pub half: f32,
}

impl<'a> Stage<'a> {
    pub fn build(model: &'a Model, scene: &Scene, cause: &Cause) -> Stage<'a> {
        let per_second = model.world.steps_per_second().unwrap_or(240);
        let mut world = PhysicsWorld::new();
        world.narrow_phase = NarrowPhase::with_query_dispatcher(Sweeps { of_slow: model.world.slow_sweeps });
        world.gravity = Vector::new(0.0, -model.world.gravity_cm_s2, 0.0);
        let parameters = &mut world.integration_parameters;
        parameters.dt = 1.0 / per_second as f32;
        parameters.length_unit = model.world.length_unit_cm;
        parameters.num_solver_iterations = usize::from(model.world.solver_iterations);
        parameters.max_ccd_substeps = usize::from(model.world.ccd_substeps);
        // Without these two settings, standing bodies creep by 1.5 mm before they sleep.
        parameters.contact_recycling = false;
        parameters.friction_in_bias_pass = true;
        let half = pose::cm(scene.half.clamp(100_000, 2_000_000));
        let mut stage = Stage { model, world, actors: Vec::new(), step: 0, per_second, half };
        stage.lay_table();
        let attacker = match cause {
            Cause::Strike { figure, .. } => Some(*figure),
            Cause::Shove { .. } => None,
        };
        let mut figures: Vec<&Figure> = scene.figures.iter().collect();
        figures.sort_by_key(|figure| figure.id);
        figures.into_iter().for_each(|figure| stage.stand(figure, attacker == Some(figure.id)));
        scene.walls.iter().for_each(|wall| stage.raise_wall(wall));
        let mut objects: Vec<&Object> = scene.objects.iter().collect();
        objects.sort_by_key(|object| object.id);
        objects.into_iter().for_each(|object| stage.lay(object));
        stage.lull();
        stage
    }

    /// Puts every body to sleep until something touches it. rapier lets new bodies sleep only after a step, so this
    /// function makes a step of almost no time.
    fn lull(&mut self) {
        let (gravity, dt) = (self.world.gravity, self.world.integration_parameters.dt);
        self.world.gravity = Vector::ZERO;
        self.world.integration_parameters.dt = MOMENT_S;
        self.world.step();
        (self.world.gravity, self.world.integration_parameters.dt) = (gravity, dt);
        for actor in &self.actors {
            let body = &mut self.world.bodies[actor.body];
            if body.is_dynamic() {
                body.sleep();
            }
        }
    }

    fn lay_table(&mut self) {
        let table = &self.model.world.table;
        let collider = ColliderBuilder::cuboid(self.half, table.half_thickness_cm, self.half)
            .translation(Vector::new(0.0, -table.half_thickness_cm, 0.0))
            .friction(table.friction)
            .restitution(table.restitution)
            .collision_groups(groups(Colliders::Any));
        self.world.colliders.insert(collider);
    }

    /// Adds a figure as one body. The body sleeps, unless it is fixed or the attacker. The attacker gets its colliders
    /// later, from its rig.
    fn stand(&mut self, figure: &Figure, is_attacker: bool) {
        let body = self.model.body(figure.master);
        let start = Pose::from_parts(on_table(figure.at), pose::facing(figure.facing));
        let builder = if figure.fixed { RigidBodyBuilder::fixed() } else { RigidBodyBuilder::dynamic() };
        let handle = self.world.bodies.insert(builder.pose(start).sleeping(!figure.fixed && !is_attacker));
        let mut feeling = [None; 4];
        if !is_attacker {
            for part in &body.parts {
                let kind = if part.part.starts_with("leg") { Colliders::Legs } else { Colliders::Any };
                let collider = self.attach(handle, part, body, kind, Pose::IDENTITY);
                if let Some(place) = feeling_place(&part.part) {
                    feeling[place] = Some(collider);
                }
            }
            let muzzles = self.model.muzzles(figure.master).iter();
            muzzles.take(usize::from(figure.missiles)).for_each(|muzzle| self.load(handle, muzzle));
        }
        let (id, master) = (figure.id, figure.master);
        let actor =
            Actor { kind: FilmKind::Figure, id, master, body: handle, start: Some(start), feeling, gone: false };
        self.actors.push(actor);
    }

    /// Adds a part of a figure to a body, as a collider.
    pub fn attach(
        &mut self,
        body: RigidBodyHandle,
        part: &SolidPart,
        of: &FigureBody,
        kind: Colliders,
        turn: Pose,
    ) -> ColliderHandle {
        let feels = feeling_place(&part.part).is_some();
        let collider = shape(part)
            .position(turn * local(part))
            .friction(of.friction)
            .restitution(of.restitution)
            .mass(part.mass_g.real())
            .user_data(u128::from(feels))
            .collision_groups(groups(kind));
        self.world.colliders.insert_with_parent(collider, body, &mut self.world.bodies)
    }

    /// Adds a loaded missile to a figure, as a collider without mass.
    fn load(&mut self, body: RigidBodyHandle, muzzle: &Muzzle) {
        let missile = &self.model.bodies.missile;
        let at = Vector::new(muzzle.x_cm, muzzle.y_cm, muzzle.forward_cm - LOADED_BEHIND);
        let collider = ColliderBuilder::capsule_z(missile.half_length_cm, missile.radius_cm)
            .translation(at)
            .friction(missile.friction)
            .restitution(missile.restitution)
            .density(0.0)
            .collision_groups(groups(Colliders::Any));
        self.world.colliders.insert_with_parent(collider, body, &mut self.world.bodies);
    }

    fn raise_wall(&mut self, wall: &Wall) {
        let (from, to) = (on_table(wall.from), on_table(wall.to));
        let along = to - from;
        let half_length = (along.length() / 2.0).max(0.1);
        let half_height = pose::cm(wall.height.clamp(1_000, 1_000_000)) / 2.0;
        let middle = (from + to) / 2.0 + Vector::new(0.0, half_height, 0.0);
        let collider = ColliderBuilder::cuboid(HALF_WALL, half_height, half_length)
            .position(Pose::from_parts(middle, pose::facing(pose::heading(along))))
            .friction(self.model.world.table.friction)
            .restitution(self.model.world.table.restitution)
            .collision_groups(groups(Colliders::Any));
        self.world.colliders.insert(collider);
    }

    fn lay(&mut self, object: &Object) {
        let solid = &object.solid;
        let start = object_pose(solid, object.at, object.facing, object.fallen);
        let fixed = solid.is_fixed();
        let builder = if fixed { RigidBodyBuilder::fixed() } else { RigidBodyBuilder::dynamic().sleeping(true) };
        let body = self.world.bodies.insert(builder.pose(start));
        let (friction, restitution) = solid.surface();
        for part in solid.parts() {
            let collider = shape(part)
                .position(local(part))
                .friction(friction)
                .restitution(restitution)
                .mass(part.mass_g.real().max(0.1))
                .collision_groups(groups(Colliders::Any));
            self.world.colliders.insert_with_parent(collider, body, &mut self.world.bodies);
        }
        if !fixed {
            let (kind, id, start) = (FilmKind::Object, object.id, Some(start));
            self.actors.push(Actor { kind, id, master: false, body, start, feeling: [None; 4], gone: false });
        }
    }

    /// Simulates one step.
    pub fn advance(&mut self) {
        self.world.step();
        self.step += 1;
    }

    pub fn pose(&self, actor: usize) -> Pose {
        *self.world.bodies[self.actors[actor].body].position()
    }

    pub fn ms(&self, step: u32) -> u32 {
        step * 1000 / self.per_second
    }

    /// Returns how many steps a time lasts.
    pub fn steps(&self, seconds: f32) -> u32 {
        (seconds * self.per_second as f32) as u32
    }

    pub fn actor_of(&self, kind: FilmKind, id: u16) -> Option<usize> {
        self.actors.iter().position(|actor| actor.kind == kind && actor.id == id)
    }

    /// Removes an actor from the world.
    pub fn take_away(&mut self, actor: usize) {
        if !self.actors[actor].gone {
            self.actors[actor].gone = true;
            self.world.bodies[self.actors[actor].body].set_enabled(false);
        }
    }
}

/// Returns the pose of an object that stands, or lies if `fallen`. `heading` is in hundredths of a degree.
pub(super) fn object_pose(solid: &Solid, at: [i32; 2], heading: i32, fallen: bool) -> Pose {
    let turn = pose::facing(heading);
    if !fallen {
        return Pose::from_parts(on_table(at), turn);
    }
    let turn = turn * pose::Y_TO_Z;
    let half = turn * Vector::new(0.0, solid.height() / 2.0, 0.0);
    Pose::from_parts(on_table(at) + Vector::new(0.0, solid.half_depth(), 0.0) - half, turn)
}

/// Returns the index of a part on which blows are measured, or `None` for other parts.
fn feeling_place(part: &str) -> Option<usize> {
    ["switch-left", "switch-right", "torso", "head"].iter().position(|name| *name == part)
}

fn shape(part: &SolidPart) -> ColliderBuilder {
    let [x, y, z] = part.half_cm.map(|half| half.real().max(0.05));
    let (half_height, radius) = (part.half_height().max(0.05), part.outer_radius().max(0.05));
    let border = part.border_cm.real().clamp(0.001, half_height.min(radius) / 2.0);
    match part.collider {
        Shape::Cuboid | Shape::CuboidFixed => ColliderBuilder::cuboid(x, y, z),
        Shape::Ball => ColliderBuilder::ball(radius),
        Shape::Cylinder => ColliderBuilder::cylinder(half_height, radius),
        Shape::CylinderFacingFront => ColliderBuilder::cylinder(part.half_height_cm.real().max(0.05), radius),
        Shape::RoundCylinder => ColliderBuilder::round_cylinder(half_height - border, radius - border, border),
    }
}

fn local(part: &SolidPart) -> Pose {
    let turn = if part.collider == Shape::CylinderFacingFront { pose::Y_TO_Z } else { Rotation::IDENTITY };
    Pose::from_parts(Vector::from(part.centre()), turn)
}
