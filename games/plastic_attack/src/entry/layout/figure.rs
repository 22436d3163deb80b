//! A figure, drawn from the parts of its look in simple shapes.

use crate::{Body, Gear, Head, Look, Shape};
use print::{Colour, INK, Ink, Pen, WHITE};

/// How high a figure is drawn, in units of the pen. Its width is 20 units.
pub(super) const HIGH: f32 = 24.0;
const SKIN: Colour = Colour(0xf2, 0xd0, 0xa9);

/// The look of a figure whose army file gives no look.
static PLAIN: Look = Look {
    shape: Shape::Figure,
    head: Head::Bare,
    body: Body::Shirt,
    gear: Gear::Nothing,
    colors: [String::new(), String::new(), String::new()],
};

/// The centre and the radius of a figure's head, in units of the pen.
struct HeadPlace {
    x: f32,
    y: f32,
    r: f32,
}

/// A pen with the three colours of one figure.
struct Painter<'p, 'a, 'b> {
    pen: &'p mut Pen<'a, 'b>,
    main: Colour,
    second: Colour,
    accent: Colour,
}

/// Draws a figure. It is 20 units wide, and its upper left corner is at the origin of the pen.
pub(super) fn draw(pen: &mut Pen, look: Option<&Look>, [main, second, accent]: [Colour; 3]) {
    let look = look.unwrap_or(&PLAIN);
    let mut painter = Painter { pen, main, second, accent };
    let head = painter.head_of(look.shape);
    painter.stand();
    painter.behind(look, &head);
    match look.shape {
        Shape::Figure => painter.person(look.body, &head),
        Shape::Robot => painter.robot(look.body, &head),
        Shape::Creature => painter.creature(look.body, &head),
        Shape::Vehicle => painter.vehicle(look.body),
    }
    painter.headgear(look.head, &head);
    painter.gear(look);
}

impl Painter<'_, '_, '_> {
    fn ink(&self, colour: Colour) -> Ink {
        Ink::both(colour, self.main.mixed(INK, 70), 0.28)
    }

    fn block(&mut self, x: f32, y: f32, w: f32, h: f32, radius: f32, colour: Colour) {
        let ink = self.ink(colour);
        self.pen.rounded(x, y, w, h, radius, ink);
    }

    fn ball(&mut self, x: f32, y: f32, radius: f32, colour: Colour) {
        let ink = self.ink(colour);
        self.pen.circle(x, y, radius, ink);
    }

    fn shape(&mut self, corners: &[(f32, f32)], colour: Colour) {
        let ink = self.ink(colour);
        self.pen.polygon(corners, ink);
    }

    /// Draws two eyes in the middle of a head.
    fn eyes(&mut self, head: &HeadPlace, apart: f32) {
        for side in [-apart, apart] {
            self.pen.circle(head.x + side, head.y + 0.1, 0.42, Ink::fill(INK));
        }
    }

    fn head_of(&self, shape: Shape) -> HeadPlace {
        match shape {
            Shape::Figure => HeadPlace { x: 10.0, y: 5.8, r: 3.3 },
            Shape::Robot => HeadPlace { x: 10.0, y: 5.6, r: 3.3 },
            Shape::Creature => HeadPlace { x: 10.0, y: 8.4, r: 4.4 },
            Shape::Vehicle => HeadPlace { x: 10.0, y: 8.6, r: 2.6 },
        }
    }

    /// Draws the disc that a toy stands on.
    fn stand(&mut self) {
        let ink = Ink::fill(self.main.mixed(INK, 35).mixed(WHITE, 35));
        self.pen.ellipse(10.0, 22.9, 8.2, 1.0, ink);
    }

    /// Draws the parts that are behind the body: wings, a cape or a mane.
    fn behind(&mut self, look: &Look, head: &HeadPlace) {
        let (second, accent) = (self.second, self.accent);
        if look.gear == Gear::Wings {
            self.shape(&[(8.5, 11.0), (0.6, 4.5), (0.9, 11.5), (2.6, 15.5), (8.5, 15.0)], accent);
            self.shape(&[(11.5, 11.0), (19.4, 4.5), (19.1, 11.5), (17.4, 15.5), (11.5, 15.0)], accent);
        }
        if look.body == Body::Cape {
            self.shape(&[(6.4, 9.4), (13.6, 9.4), (16.6, 21.4), (3.4, 21.4)], second);
        }
        if look.head == Head::Mane {
            let petals = [(0.0, -1.0), (0.71, -0.71), (1.0, 0.0), (0.71, 0.71), (0.0, 1.0), (-0.71, 0.71), (-1.0, 0.0)];
            for (x, y) in petals.into_iter().chain([(-0.71, -0.71)]) {
                self.ball(head.x + x * head.r * 0.95, head.y + y * head.r * 0.95, head.r * 0.46, second);
            }
        }
    }

    fn person(&mut self, body: Body, head: &HeadPlace) {
        let (main, second) = (self.main, self.second);
        self.block(6.7, 16.0, 3.0, 6.8, 0.9, second);
        self.block(10.3, 16.0, 3.0, 6.8, 0.9, second);
        for x in [3.9, 13.7] {
            self.ball(x + 1.2, 16.7, 1.1, SKIN);
            self.block(x, 9.6, 2.4, 6.6, 1.1, main.mixed(INK, 12));
        }
        self.clothes(body);
        self.block(head.x - 1.0, 8.0, 2.0, 1.8, 0.4, SKIN);
        self.ball(head.x, head.y, head.r, SKIN);
        self.eyes(head, 1.2);
    }

    /// Draws the torso of a person or robot with its clothes.
    fn clothes(&mut self, body: Body) {
        let (main, second, accent) = (self.main, self.second, self.accent);
        match body {
            Body::Coat => {
                self.shape(&[(6.2, 9.2), (13.8, 9.2), (15.0, 19.8), (5.0, 19.8)], main);
                self.pen.stroke(&[(10.0, 9.4), (10.0, 19.6)], second, 0.5);
            }
            Body::Dress => {
                self.shape(&[(6.8, 9.2), (13.2, 9.2), (12.4, 13.0), (16.0, 20.4), (4.0, 20.4), (7.6, 13.0)], main)
            }
            _ => self.block(6.0, 9.2, 8.0, 8.2, 1.5, main),
        }
        match body {
            Body::Armour => self.shape(&[(6.9, 10.0), (13.1, 10.0), (12.6, 14.2), (10.0, 16.4), (7.4, 14.2)], accent),
            Body::Apron => self.block(7.2, 11.2, 5.6, 8.2, 0.8, accent),
            Body::Plates => {
                for y in [10.4, 12.8, 15.2] {
                    self.block(6.8, y, 6.4, 1.5, 0.4, second);
                }
            }
            Body::Fur => {
                for (x, y) in [(8.0, 11.4), (10.0, 13.2), (12.0, 11.4), (8.6, 15.2), (11.6, 15.2)] {
                    self.pen.stroke(&[(x - 0.5, y - 0.5), (x, y + 0.5), (x + 0.5, y - 0.5)], second, 0.35);
                }
            }
            Body::Cape => self.shape(&[(6.2, 9.2), (13.8, 9.2), (10.0, 12.0)], second),
            _ => {}
        }
    }

    fn robot(&mut self, body: Body, head: &HeadPlace) {
        let (main, second, accent) = (self.main, self.second, self.accent);
        for x in [6.2, 10.8] {
            self.block(x, 17.0, 3.0, 4.4, 0.3, second);
            self.block(x - 0.5, 20.8, 4.0, 2.0, 0.4, main);
        }
        for x in [2.8, 14.6] {
            self.block(x, 9.8, 2.6, 5.6, 0.4, second);
            self.block(x + 0.2, 15.2, 2.2, 2.2, 1.0, accent);
        }
        self.block(9.0, 7.8, 2.0, 2.2, 0.2, second);
        self.clothes(body);
        self.block(head.x - 3.6, head.y - 3.0, 7.2, 5.6, 0.8, second.mixed(WHITE, 45));
        for x in [-2.2, 0.6] {
            self.block(head.x + x, head.y - 1.3, 1.6, 1.6, 0.3, accent);
        }
        self.pen.stroke(&[(head.x - 1.6, head.y + 1.5), (head.x + 1.6, head.y + 1.5)], INK, 0.35);
    }

    fn creature(&mut self, body: Body, head: &HeadPlace) {
        let (main, second, accent) = (self.main, self.second, self.accent);
        let tail = |pen: &mut Pen, colour, width| {
            pen.stroke(&[(15.5, 17.5), (18.0, 16.2), (18.6, 13.2), (17.6, 11.8)], colour, width);
        };
        tail(self.pen, main.mixed(INK, 70), 1.9);
        tail(self.pen, main, 1.4);
        if matches!(body, Body::Plates | Body::Armour) {
            for (x, y) in [(4.4, 12.6), (15.6, 12.6), (3.3, 15.6), (16.7, 15.6)] {
                self.shape(&[(x - 1.3, y + 1.4), (x, y - 1.6), (x + 1.3, y + 1.4)], second);
            }
        }
        let ink = self.ink(main);
        self.pen.ellipse(10.0, 16.6, 6.6, 5.0, ink);
        self.pen.ellipse(10.0, 17.8, 3.6, 3.4, Ink::fill(accent.mixed(WHITE, 20)));
        for x in [4.6, 11.8] {
            self.block(x, 19.6, 3.6, 3.2, 1.4, main);
        }
        for side in [-1.0, 1.0] {
            let x = head.x + side * head.r * 0.72;
            let top = head.y - head.r * 0.62;
            self.shape(&[(x - 1.3, top + 0.4), (x + side * 0.7, top - 2.4), (x + 1.3, top + 0.4)], main);
        }
        self.ball(head.x, head.y, head.r, main);
        let muzzle = self.ink(accent);
        self.pen.ellipse(head.x, head.y + 1.7, 2.1, 1.4, muzzle);
        self.pen.ellipse(head.x, head.y + 1.1, 0.7, 0.5, Ink::fill(INK));
        for side in [-1.6, 1.6] {
            self.pen.circle(head.x + side, head.y - 0.6, 0.85, Ink::fill(WHITE));
            self.pen.circle(head.x + side, head.y - 0.6, 0.5, Ink::fill(INK));
        }
    }

    fn vehicle(&mut self, body: Body) {
        let (main, second, accent) = (self.main, self.second, self.accent);
        self.shape(&[(5.0, 13.0), (6.6, 7.2), (13.4, 7.2), (15.0, 13.0)], second);
        self.shape(&[(6.8, 12.0), (7.8, 8.4), (12.2, 8.4), (13.2, 12.0)], accent.mixed(WHITE, 50));
        self.block(1.6, 12.4, 16.8, 6.4, 2.0, main);
        if matches!(body, Body::Plates | Body::Armour) {
            for x in [3.0, 7.9, 12.8] {
                self.block(x, 13.6, 4.2, 3.2, 0.4, second);
            }
        } else {
            self.block(1.6, 15.0, 16.8, 1.2, 0.3, accent);
        }
        for x in [5.2, 14.8] {
            self.ball(x, 19.6, 3.0, INK.mixed(WHITE, 15));
            self.ball(x, 19.6, 1.3, accent);
        }
        for x in [2.7, 17.3] {
            self.ball(x, 14.0, 0.8, Colour(0xff, 0xee, 0xb0));
        }
    }

    /// Draws what is on the head.
    fn headgear(&mut self, headgear: Head, head: &HeadPlace) {
        let (x, y, r) = (head.x, head.y, head.r);
        let (main, second, accent) = (self.main, self.second, self.accent);
        let top = y - r;
        match headgear {
            Head::Cap => {
                self.cornered(x - r, top - 0.5, 2.0 * r, r * 0.85, r * 0.7, second);
                self.block(x - 0.2, top + r * 0.22, r + 1.6, 0.9, 0.4, second);
            }
            Head::Helmet => {
                self.cornered(x - r - 0.5, top - 0.8, 2.0 * r + 1.0, r + 0.6, r * 0.8, second);
                self.block(x - 0.5, top - 1.3, 1.0, r + 0.8, 0.4, accent);
            }
            Head::Hood => {
                self.cornered(x - r - 0.6, top - 0.8, 2.0 * r + 1.2, r * 0.9, r * 0.8, main);
                for side in [x - r - 0.6, x + r - 0.6] {
                    self.block(side, top + r * 0.4, 1.2, r * 1.4, 0.5, main);
                }
            }
            Head::Horns => {
                for side in [-1.0, 1.0] {
                    let (near, far) = (x + side * r * 0.35, x + side * r * 0.85);
                    self.shape(&[(near, top + 0.5), (x + side * r * 1.15, top - 2.6), (far, top + 1.1)], accent);
                }
            }
            Head::Antenna => {
                self.pen.stroke(&[(x, top + 0.5), (x, top - 1.8)], INK, 0.4);
                self.ball(x, top - 1.7, 0.8, accent);
            }
            Head::Visor => self.block(x - r, y - 0.9, 2.0 * r, 1.8, 0.8, accent),
            Head::Bun => {
                self.ball(x, top - 0.6, 1.5, second);
                self.cornered(x - r, top - 0.2, 2.0 * r, r * 0.7, r * 0.6, second);
            }
            Head::Crown => {
                let low = top + 0.9;
                let points =
                    [(-0.8, 0.0), (-0.9, -2.6), (-0.4, -1.4), (0.0, -3.0), (0.4, -1.4), (0.9, -2.6), (0.8, 0.0)];
                self.shape(&points.map(|(dx, dy)| (x + dx * r, low + dy)), accent);
            }
            _ => {}
        }
    }

    /// Draws a block that has round upper corners and almost square lower corners.
    fn cornered(&mut self, x: f32, y: f32, w: f32, h: f32, radius: f32, colour: Colour) {
        let ink = self.ink(colour);
        let radius = radius.min(h);
        self.pen.cornered(x, y, w, h, [radius, radius, 0.3, 0.3], ink);
    }

    /// Draws what the figure carries, in its hand or next to it.
    fn gear(&mut self, look: &Look) {
        let (second, accent) = (self.second, self.accent);
        let steel = Colour(0xb8, 0xc0, 0xca);
        match look.gear {
            Gear::Shield => {
                self.shape(&[(0.6, 11.4), (6.0, 11.4), (6.0, 15.4), (3.3, 19.0), (0.6, 15.4)], accent);
                self.shape(&[(2.0, 12.7), (4.6, 12.7), (4.6, 15.0), (3.3, 16.8), (2.0, 15.0)], second);
            }
            Gear::Spanner => {
                self.block(14.8, 12.4, 1.3, 7.0, 0.5, steel);
                self.ball(15.45, 11.8, 1.7, steel);
                self.pen.polygon(&[(14.9, 9.6), (16.0, 9.6), (15.45, 11.8)], Ink::fill(WHITE));
            }
            Gear::Blaster => {
                self.block(13.8, 15.0, 5.8, 1.9, 0.5, accent);
                self.block(14.8, 16.4, 1.5, 2.4, 0.4, second);
            }
            Gear::Book => {
                self.block(13.4, 14.0, 4.6, 5.6, 0.4, accent);
                self.pen.stroke(&[(14.4, 14.2), (14.4, 19.4)], second, 0.4);
            }
            Gear::Staff => {
                self.block(15.0, 5.0, 1.0, 17.6, 0.4, Colour(0x8a, 0x62, 0x3c));
                self.ball(15.5, 4.6, 1.5, accent);
            }
            Gear::Bag => {
                self.block(13.2, 15.6, 4.8, 4.4, 0.9, accent);
                self.pen.stroke(&[(14.4, 15.6), (14.9, 13.9), (16.3, 13.9), (16.8, 15.6)], second, 0.5);
            }
            Gear::Wheels if look.shape != Shape::Vehicle => {
                for x in [6.6, 13.4] {
                    self.ball(x, 21.6, 1.8, INK.mixed(WHITE, 15));
                    self.ball(x, 21.6, 0.7, accent);
                }
            }
            Gear::Flask => {
                self.shape(
                    &[(14.8, 12.6), (16.4, 12.6), (16.4, 15.0), (18.4, 18.8), (12.8, 18.8), (14.8, 15.0)],
                    WHITE,
                );
                self.pen.polygon(&[(14.0, 16.8), (17.2, 16.8), (18.0, 18.5), (13.2, 18.5)], Ink::fill(accent));
            }
            _ => {}
        }
    }
}
