//! Films of attacks: quantised poses, 60 a second, that a client can play back.

/// The film of an attack, in bytes. All numbers are little-endian.
///
/// ```text
/// u8 version = 1    u8 frames a second = 60    u16 frames    u8 bodies    u8 contacts
/// a body:     u8 kind    u16 id
/// a frame:    u8 poses, then each pose: u8 body    3 × i16 position    u32 turn
/// a contact:  u16 frame    u8 body    u8 body    u16 impulse in g cm/s    3 × i16 position
/// ```
///
/// The film lists only bodies that move. Frame 0 has a pose of each body. A later frame has poses of the bodies that
/// moved since their last pose, and the last frame has the poses at rest.
///
/// A position is x, y, z of the origin of a body, in hundredths of a centimetre. The origin of a figure or object is
/// the centre of its base. The origin of a missile, rod or pair of prongs is its middle. The origin of an arm or upper
/// body is its hinge. A body that the simulation has removed has y = -32768.
///
/// A turn is a unit quaternion, without the part of the greatest absolute value. If that part is negative, the signs of
/// all parts are flipped first. The two highest bits say which part is left out (x, y, z, w). Then come the other parts
/// in this order, 10 bits each: -1/√2 ..= 1/√2 is stored as 0 ..= 1022.
///
/// In a contact, the number 255 stands for a body that does not move. Records and messages hold a film as text: see
/// [`Film::text`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film(pub Vec<u8>);

/// A kind of body in a film, and what the id of such a body means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FilmKind {
    /// A figure, with its own id.
    Figure,
    /// An object of the terrain, with its own id.
    Object,
    /// A missile, with the id of its shooter.
    Missile,
    /// The upper body and the weapon of a slash, with the id of the attacker.
    Swing,
    /// The arm of a throw, with the id of the attacker.
    Arm,
    /// The rod of a jab, with the id of the attacker.
    Rod,
    /// The prongs of a claw, with the id of the attacker.
    Prongs,
    /// The upper body of a Battle Master whose latch opened, with the id of the master.
    UpperBody,
}

/// A decoded film.
#[derive(Clone, Debug, PartialEq)]
pub struct Playback {
    /// The kind and the id of each body. Keys and contacts refer to a body by its index here.
    pub bodies: Vec<(FilmKind, u16)>,
    /// The poses of each frame.
    pub frames: Vec<Vec<Key>>,
    /// The contacts of missiles and weapons: up to 32, each with an impulse of 100 g cm/s or more.
    pub contacts: Vec<Contact>,
}

/// A pose of a body in a frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Key {
    /// The index of the body in [`Playback::bodies`].
    pub body: u8,
    /// The position of its origin, x, y, z, in hundredths of a centimetre.
    pub at: [i16; 3],
    /// Its turn, as a unit quaternion x, y, z, w.
    pub turn: [f32; 4],
}

/// A contact of a missile or weapon with something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contact {
    /// The number of the frame in which the contact begins.
    pub frame: u16,
    /// The indexes of the two bodies, the missile or weapon first; 255 for a body that does not move.
    pub bodies: [u8; 2],
    /// The impulse, in g cm/s.
    pub impulse: u16,
    /// The place of the contact, x, y, z, in hundredths of a centimetre.
    pub at: [i16; 3],
}

/// The largest absolute value that a part of a unit quaternion can have if another part is at least as large.
const HALF_ROOT: f32 = std::f32::consts::FRAC_1_SQRT_2;
/// The number of quantisation steps on each side of zero.
const STEPS: f32 = 511.0;

/// Packs a unit quaternion into 32 bits, as [`Film`] describes.
pub(crate) fn packed(turn: [f32; 4]) -> u32 {
    let mut greatest = 0;
    for place in 1..4 {
        if turn[place].abs() > turn[greatest].abs() {
            greatest = place;
        }
    }
    let sign = if turn[greatest] < 0.0 { -1.0 } else { 1.0 };
    let mut bits = greatest as u32;
    for (place, value) in turn.iter().enumerate() {
        if place != greatest {
            let step = (sign * value / HALF_ROOT * STEPS).clamp(-STEPS, STEPS) + STEPS + 0.5;
            bits = bits << 10 | step as u32;
        }
    }
    bits
}

fn unpacked(bits: u32) -> [f32; 4] {
    let greatest = (bits >> 30) as usize;
    let mut turn = [0.0; 4];
    let mut square = 0.0;
    let mut shift = 20;
    for (place, value) in turn.iter_mut().enumerate() {
        if place != greatest {
            *value = ((bits >> shift & 1023) as f32 - STEPS) / STEPS * HALF_ROOT;
            square += *value * *value;
            shift -= if shift == 0 { 0 } else { 10 };
        }
    }
    turn[greatest] = (1.0 - square).max(0.0).sqrt();
    turn
}

impl FilmKind {
    const ALL: [FilmKind; 8] = [
        FilmKind::Figure,
        FilmKind::Object,
        FilmKind::Missile,
        FilmKind::Swing,
        FilmKind::Arm,
        FilmKind::Rod,
        FilmKind::Prongs,
        FilmKind::UpperBody,
    ];

    /// Returns the number of the kind in the bytes of a film.
    pub(crate) fn number(self) -> u8 {
        self as u8
    }
}

/// Reads numbers from the front of bytes. Every method returns `None` if the bytes end too early.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn u8(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn u16(&mut self) -> Option<u16> {
        Some(u16::from_le_bytes([self.u8()?, self.u8()?]))
    }

    fn u32(&mut self) -> Option<u32> {
        Some(u32::from_le_bytes([self.u8()?, self.u8()?, self.u8()?, self.u8()?]))
    }

    fn point(&mut self) -> Option<[i16; 3]> {
        Some([self.u16()? as i16, self.u16()? as i16, self.u16()? as i16])
    }

    fn key(&mut self) -> Option<Key> {
        Some(Key { body: self.u8()?, at: self.point()?, turn: unpacked(self.u32()?) })
    }

    fn playback(&mut self) -> Option<Playback> {
        let (version, _rate) = (self.u8()?, self.u8()?);
        if version != 1 {
            return None;
        }
        let (frames, bodies, contacts) = (self.u16()?, self.u8()?, self.u8()?);
        let kind = |number: u8| FilmKind::ALL.get(usize::from(number)).copied();
        let bodies = (0..bodies).map(|_| Some((kind(self.u8()?)?, self.u16()?))).collect::<Option<_>>()?;
        let mut frame = || (0..self.u8()?).map(|_| self.key()).collect::<Option<Vec<_>>>();
        let frames = (0..frames).map(|_| frame()).collect::<Option<_>>()?;
        let mut contact = || {
            let (frame, bodies) = (self.u16()?, [self.u8()?, self.u8()?]);
            Some(Contact { frame, bodies, impulse: self.u16()?, at: self.point()? })
        };
        let contacts = (0..contacts).map(|_| contact()).collect::<Option<_>>()?;
        self.0.is_empty().then_some(Playback { bodies, frames, contacts })
    }
}

impl Film {
    /// Decodes the bytes. `None` if they are not a film of version 1.
    pub fn decode(&self) -> Option<Playback> {
        Reader(&self.0).playback()
    }

    /// Returns the bytes in base64, without padding.
    pub fn text(&self) -> String {
        let mut text = String::with_capacity(self.0.len() * 4 / 3 + 3);
        for chunk in self.0.chunks(3) {
            let bits = chunk.iter().fold(0, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
            for place in 0..=chunk.len() {
                text.push(char::from(LETTERS[(bits >> (18 - 6 * place) & 63) as usize]));
            }
        }
        text
    }

    /// Reads the bytes of a film from base64 without padding. `None` if the text is not base64. The bytes need not be a
    /// film.
    pub fn from_text(text: &str) -> Option<Film> {
        let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
        for chunk in text.as_bytes().chunks(4) {
            let mut bits = 0;
            for letter in chunk {
                bits = bits << 6 | LETTERS.iter().position(|known| known == letter)? as u32;
            }
            bits <<= 6 * (4 - chunk.len());
            if chunk.len() == 1 {
                return None;
            }
            bytes.extend_from_slice(&bits.to_be_bytes()[1..chunk.len()]);
        }
        Some(Film(bytes))
    }
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_turns_are_exact_to_a_quarter_of_a_degree() {
        for (x, y, z, w) in [(0.0, 0.0, 0.0, 1.0), (0.6, 0.0, 0.0, -0.8), (0.5, -0.5, 0.5, 0.5), (0.0, 1.0, 0.0, 0.0)] {
            let back = unpacked(packed([x, y, z, w]));
            let dot = x * back[0] + y * back[1] + z * back[2] + w * back[3];
            assert!(dot.abs() > 0.999_997, "{dot}");
        }
        assert_eq!(unpacked(packed([0.0, 0.0, 0.0, 1.0])), [0.0, 0.0, 0.0, 1.0]);
    }

    #[test]
    fn the_text_of_a_film_reads_back_as_its_bytes() {
        for length in 0..9 {
            let film = Film((0..length).map(|byte: u8| byte.wrapping_mul(37).wrapping_add(200)).collect());
            assert_eq!(Film::from_text(&film.text()), Some(film));
        }
        assert_eq!(Film(b"Man".to_vec()).text(), "TWFu");
        assert_eq!(Film::from_text("A"), None);
        assert_eq!(Film::from_text("A-"), None);
    }
}
