//! Silhouettes of toy soldiers and vehicles, in shades of one colour.

use print::{Colour, INK, Ink, Pen, WHITE};

/// The height of a silhouette, in units of the pen. Its width is 22 units.
pub(super) const HIGH: f32 = 24.0;

/// Draws the parts of a silhouette in shades of one colour.
struct Moulder<'p, 'a, 'b> {
    pen: &'p mut Pen<'a, 'b>,
    plastic: Colour,
    dark: Colour,
}

/// Draws a soldier in a pose, or a vehicle. The pen measures from the upper left corner of the silhouette.
pub(super) fn draw(pen: &mut Pen, body: &str, gear: &str, plastic: Colour) {
    let mut moulder = Moulder { pen, plastic, dark: plastic.mixed(INK, 40) };
    match body {
        "standing" => moulder.standing(gear),
        "kneeling" => moulder.kneeling(gear),
        "prone" => moulder.prone(gear),
        "jeep" => moulder.jeep(),
        "tank" => moulder.tank(),
        "helicopter" => moulder.helicopter(),
        "jet" => moulder.jet(),
        "howitzer" => moulder.howitzer(),
        _ => moulder.vehicle(),
    }
}

impl Moulder<'_, '_, '_> {
    fn ink(&self, colour: Colour) -> Ink {
        Ink::both(colour, self.plastic.mixed(INK, 70), 0.22)
    }

    fn block(&mut self, x: f32, y: f32, w: f32, h: f32, radius: f32) {
        let ink = self.ink(self.plastic);
        self.pen.rounded(x, y, w, h, radius, ink);
    }

    fn ball(&mut self, x: f32, y: f32, radius: f32) {
        let ink = self.ink(self.plastic);
        self.pen.circle(x, y, radius, ink);
    }

    fn shape(&mut self, corners: &[(f32, f32)]) {
        let ink = self.ink(self.plastic);
        self.pen.polygon(corners, ink);
    }

    fn bar(&mut self, from: (f32, f32), to: (f32, f32), width: f32) {
        let dark = self.dark;
        self.pen.stroke(&[from, to], dark, width);
    }

    /// Draws the plate under a soldier; `half` is half of its width.
    fn plate(&mut self, half: f32) {
        let ink = self.ink(self.plastic.mixed(WHITE, 20));
        self.pen.ellipse(11.0, 22.6, half, 1.1, ink);
    }

    /// Draws a head with a helmet; the point is the middle of the head.
    fn head(&mut self, x: f32, y: f32) {
        self.ball(x, y, 1.9);
        let ink = self.ink(self.dark);
        self.pen.cornered(x - 2.4, y - 2.5, 4.8, 2.4, [2.3, 2.3, 0.2, 0.2], ink);
    }

    fn standing(&mut self, gear: &str) {
        self.plate(7.5);
        self.shape(&[(8.6, 14.0), (11.0, 14.0), (10.0, 22.4), (6.6, 22.4), (7.6, 18.0)]);
        self.shape(&[(11.0, 14.0), (13.4, 14.0), (14.4, 18.0), (15.6, 22.4), (12.2, 22.4)]);
        self.shape(&[(8.2, 7.0), (13.8, 7.0), (13.4, 15.0), (8.6, 15.0)]);
        self.head(11.0, 4.6);
        self.gear(gear, (11.0, 9.4));
    }

    fn kneeling(&mut self, gear: &str) {
        self.plate(8.0);
        self.shape(&[(8.4, 16.6), (12.4, 16.6), (10.2, 20.2), (5.0, 22.4), (4.2, 21.0), (8.2, 19.6)]);
        self.shape(&[(10.4, 16.2), (15.4, 16.0), (15.4, 22.4), (13.0, 22.4), (13.0, 18.6), (10.4, 18.8)]);
        self.shape(&[(8.2, 9.6), (13.4, 9.6), (13.0, 17.2), (8.4, 17.2)]);
        self.head(11.0, 7.2);
        self.gear(gear, (11.0, 11.8));
    }

    fn prone(&mut self, gear: &str) {
        self.plate(10.6);
        self.shape(&[(1.0, 21.6), (1.2, 20.2), (9.0, 18.6), (14.6, 17.2), (15.6, 19.6), (14.0, 21.8)]);
        self.head(16.4, 16.6);
        self.gear(gear, (14.0, 18.6));
    }

    /// Draws what a soldier holds, and the arm that holds it. The point is the shoulder.
    fn gear(&mut self, gear: &str, (x, y): (f32, f32)) {
        let arm = |to: (f32, f32)| [(x - 1.6, y), to];
        match gear {
            "pistol" => {
                self.arm(&arm((x + 5.0, y - 0.4)));
                self.bar((x + 4.6, y - 1.0), (x + 7.2, y - 1.0), 1.0);
            }
            "radio" => {
                self.block(x - 5.6, y - 1.6, 3.0, 5.0, 0.4);
                self.bar((x - 5.0, y - 1.6), (x - 5.0, y - 9.0), 0.35);
                self.arm(&arm((x + 1.4, y - 3.6)));
            }
            "grenade" => {
                self.arm(&[(x - 1.6, y), (x - 4.6, y - 4.4)]);
                self.ball(x - 4.9, y - 5.4, 1.2);
                self.long(x, y, 0.8);
            }
            "sweeper" => {
                self.arm(&arm((x + 3.0, y + 2.6)));
                self.bar((x - 1.0, y + 1.0), (x + 7.6, 21.8), 0.6);
                let ink = self.ink(self.dark);
                self.pen.ellipse(x + 7.8, 21.8, 2.4, 0.7, ink);
            }
            "mortar" => {
                self.bar((x + 3.0, 22.0), (x + 7.0, y + 1.0), 1.9);
                self.bar((x + 6.2, y + 4.0), (x + 8.4, 22.2), 0.5);
                self.arm(&arm((x + 4.4, y + 2.4)));
            }
            "gun" => {
                self.bar((x + 3.4, y + 3.0), (x + 1.4, 22.0), 0.6);
                self.bar((x + 3.4, y + 3.0), (x + 6.4, 22.0), 0.6);
                self.bar((x - 0.6, y + 2.0), (x + 9.6, y + 1.2), 1.5);
                self.arm(&arm((x + 2.2, y + 1.8)));
            }
            "bazooka" => {
                self.bar((x - 6.0, y - 2.0), (x + 8.8, y - 2.0), 2.0);
                self.arm(&arm((x + 2.0, y - 1.6)));
            }
            "flame" => {
                self.block(x - 5.4, y - 1.2, 2.6, 6.2, 1.2);
                self.long(x, y, 1.0);
                self.shape(&[(x + 8.4, y - 0.2), (x + 11.0, y - 2.2), (x + 10.4, y), (x + 11.0, y + 1.8)]);
            }
            "bfg" => {
                self.block(x - 1.0, y - 0.8, 8.4, 3.4, 0.8);
                self.bar((x + 7.0, y + 0.9), (x + 10.0, y + 0.9), 2.2);
                self.arm(&arm((x + 2.2, y + 1.6)));
            }
            "rifle" => self.long(x, y, 0.8),
            _ => {}
        }
    }

    fn arm(&mut self, way: &[(f32, f32)]) {
        let (edge, plastic) = (self.plastic.mixed(INK, 70), self.plastic);
        self.pen.stroke(way, edge, 1.9);
        self.pen.stroke(way, plastic, 1.5);
    }

    /// Draws a weapon that the soldier holds with both hands. The point is the shoulder.
    fn long(&mut self, x: f32, y: f32, thick: f32) {
        self.bar((x - 2.6, y + 0.6), (x + 8.4, y - 0.8), thick);
        self.arm(&[(x - 1.6, y), (x + 3.2, y + 0.2)]);
    }

    fn wheels(&mut self, at: &[f32], y: f32, radius: f32) {
        for x in at {
            let ink = self.ink(self.dark);
            self.pen.circle(*x, y, radius, ink);
            self.ball(*x, y, radius * 0.42);
        }
    }

    fn jeep(&mut self) {
        self.shape(&[(12.6, 13.4), (14.4, 9.2), (15.2, 9.2), (13.6, 13.6)]);
        self.shape(&[(1.6, 13.0), (12.6, 13.0), (13.4, 14.0), (20.0, 14.4), (20.6, 19.4), (1.6, 19.4)]);
        self.shape(&[(4.4, 13.0), (4.0, 10.0), (5.4, 10.0), (6.0, 13.0)]);
        self.wheels(&[5.4, 16.6], 19.6, 2.9);
    }

    fn vehicle(&mut self) {
        self.shape(&[(3.0, 10.2), (12.4, 10.2), (13.6, 14.0), (3.0, 14.0)]);
        self.block(1.4, 13.6, 19.2, 6.0, 1.2);
        self.wheels(&[5.0, 11.0, 17.0], 19.8, 2.6);
    }

    fn tank(&mut self) {
        self.bar((12.0, 10.8), (21.6, 9.6), 1.3);
        self.shape(&[(5.4, 8.6), (12.6, 8.6), (14.0, 13.2), (4.0, 13.2)]);
        self.shape(&[(1.6, 13.2), (19.4, 13.2), (20.8, 16.4), (1.0, 16.4)]);
        let ink = self.ink(self.dark);
        self.pen.rounded(1.0, 16.2, 19.8, 6.2, 3.0, ink);
        for n in 0..5_u8 {
            self.ball(4.2 + 3.4 * f32::from(n), 19.3, 1.5);
        }
    }

    fn helicopter(&mut self) {
        self.bar((1.0, 5.4), (21.0, 5.4), 0.7);
        self.bar((12.6, 5.4), (12.6, 8.6), 0.8);
        self.shape(&[(9.6, 11.0), (1.0, 9.6), (0.6, 6.6), (1.8, 6.6), (2.8, 8.6), (9.6, 8.8)]);
        let ink = self.ink(self.plastic);
        self.pen.ellipse(13.6, 12.4, 6.2, 4.2, ink);
        self.shape(&[(15.2, 9.2), (18.6, 11.0), (19.6, 13.0), (15.2, 13.0)]);
        self.bar((10.6, 16.4), (10.0, 19.4), 0.5);
        self.bar((16.4, 16.4), (17.0, 19.4), 0.5);
        self.bar((7.6, 19.6), (19.6, 19.6), 0.8);
    }

    fn jet(&mut self) {
        self.shape(&[(1.6, 7.0), (4.4, 7.0), (7.4, 12.4), (2.6, 12.4)]);
        self.shape(&[(0.8, 12.0), (14.0, 11.2), (21.6, 13.6), (14.0, 15.2), (0.8, 15.0)]);
        self.shape(&[(12.8, 11.4), (14.6, 9.8), (17.4, 12.2)]);
        self.shape(&[(6.0, 14.0), (13.0, 14.0), (5.6, 19.6), (3.4, 19.6)]);
    }

    fn howitzer(&mut self) {
        self.bar((7.0, 15.0), (20.6, 6.4), 1.6);
        self.bar((9.4, 17.6), (0.8, 22.0), 1.1);
        self.shape(&[(9.4, 8.6), (11.8, 9.0), (11.0, 18.6), (8.2, 18.6)]);
        self.wheels(&[10.2], 18.8, 3.6);
    }
}
