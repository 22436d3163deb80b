//! Speeds up parry's sweeps of slow bodies, without changing their results.

use rapier3d::geometry::{ContactData, ContactManifoldData};
use rapier3d::parry::query::details::{NormalConstraints, ShapeCastOptions};
use rapier3d::parry::query::{
    ClosestPoints, Contact, ContactManifold, ContactManifoldsWorkspace, DefaultQueryDispatcher, NonlinearRigidMotion,
    PersistentQueryDispatcher, QueryDispatcher, ShapeCastHit, ShapeDistance, ShapeIntersection, Unsupported,
};
use rapier3d::prelude::*;

/// An impact within this time after the start of a sweep counts as an impact at the start, in s. parry uses the same
/// number.
const AT_START_S: Real = 1.0e-5;
/// Two shapes count as slow if they move less than this share of their thickness in a step. The remaining share allows
/// for rounding.
const SURE: Real = 0.9;

/// Answers all queries with the same bits as parry.
///
/// parry sweeps a body with fast points even against the table on which the body stands or lies. In each step it then
/// searches ten times for a contact, by GJK and EPA. The points of the contact must approach each other by more than
/// the thickness of the shapes. Only points faster than 6 m/s approach that fast. So this dispatcher leaves out the
/// search for slower bodies.
pub(super) struct Sweeps {
    /// Whether shapes are swept that move less than their own thickness in a step. Such a shape passes through nothing.
    pub of_slow: bool,
}

/// Returns an upper bound for how far a point of a shape can move in `time` seconds.
fn farthest(motion: &NonlinearRigidMotion, shape: &dyn Shape, time: Real) -> Real {
    let around = shape.compute_local_bounding_sphere();
    let arm = around.center.length() + around.radius + motion.local_center.length();
    time * (motion.linvel.length() + motion.angvel.length() * arm)
}

impl QueryDispatcher for Sweeps {
    fn cast_shapes_nonlinear(
        &self,
        motion1: &NonlinearRigidMotion,
        shape1: &dyn Shape,
        motion2: &NonlinearRigidMotion,
        shape2: &dyn Shape,
        start_time: Real,
        end_time: Real,
        stop_at_penetration: bool,
    ) -> Result<Option<ShapeCastHit>, Unsupported> {
        let sweep = |stop: bool| {
            DefaultQueryDispatcher.cast_shapes_nonlinear(motion1, shape1, motion2, shape2, start_time, end_time, stop)
        };
        let time = end_time - start_time;
        let way = farthest(motion1, shape1, time) + farthest(motion2, shape2, time);
        let is_simple = shape1.as_support_map().is_some() && shape2.as_support_map().is_some();
        let is_slow = way < SURE * (shape1.ccd_thickness() + shape2.ccd_thickness());
        if stop_at_penetration || !is_simple || !is_slow {
            return sweep(stop_at_penetration);
        }
        if !self.of_slow {
            return Ok(None);
        }
        // parry makes this sweep first. If the impact is at the start, parry also searches for a contact.
        let hit = sweep(true)?;
        Ok(hit.filter(|hit| (hit.time_of_impact - start_time).abs() >= AT_START_S))
    }

    fn intersection_test(
        &self,
        pos12: &Pose,
        shape1: &dyn Shape,
        shape2: &dyn Shape,
    ) -> Result<ShapeIntersection, Unsupported> {
        DefaultQueryDispatcher.intersection_test(pos12, shape1, shape2)
    }

    fn distance(&self, pos12: &Pose, shape1: &dyn Shape, shape2: &dyn Shape) -> Result<ShapeDistance, Unsupported> {
        DefaultQueryDispatcher.distance(pos12, shape1, shape2)
    }

    fn contact(
        &self,
        pos12: &Pose,
        shape1: &dyn Shape,
        shape2: &dyn Shape,
        prediction: Real,
    ) -> Result<Option<Contact>, Unsupported> {
        DefaultQueryDispatcher.contact(pos12, shape1, shape2, prediction)
    }

    fn closest_points(
        &self,
        pos12: &Pose,
        shape1: &dyn Shape,
        shape2: &dyn Shape,
        max_dist: Real,
    ) -> Result<ClosestPoints, Unsupported> {
        DefaultQueryDispatcher.closest_points(pos12, shape1, shape2, max_dist)
    }

    fn cast_shapes(
        &self,
        pos12: &Pose,
        velocity12: Vector,
        shape1: &dyn Shape,
        shape2: &dyn Shape,
        options: ShapeCastOptions,
    ) -> Result<Option<ShapeCastHit>, Unsupported> {
        DefaultQueryDispatcher.cast_shapes(pos12, velocity12, shape1, shape2, options)
    }
}

impl PersistentQueryDispatcher<ContactManifoldData, ContactData> for Sweeps {
    fn contact_manifolds(
        &self,
        pos12: &Pose,
        shape1: &dyn Shape,
        shape2: &dyn Shape,
        prediction: Real,
        manifolds: &mut Vec<ContactManifold<ContactManifoldData, ContactData>>,
        workspace: &mut Option<ContactManifoldsWorkspace>,
    ) -> Result<(), Unsupported> {
        DefaultQueryDispatcher.contact_manifolds(pos12, shape1, shape2, prediction, manifolds, workspace)
    }

    fn contact_manifold_convex_convex(
        &self,
        pos12: &Pose,
        shape1: &dyn Shape,
        shape2: &dyn Shape,
        normal_constraints1: Option<&dyn NormalConstraints>,
        normal_constraints2: Option<&dyn NormalConstraints>,
        prediction: Real,
        manifold: &mut ContactManifold<ContactManifoldData, ContactData>,
    ) -> Result<(), Unsupported> {
        DefaultQueryDispatcher.contact_manifold_convex_convex(
            pos12,
            shape1,
            shape2,
            normal_constraints1,
            normal_constraints2,
            prediction,
            manifold,
        )
    }
}
