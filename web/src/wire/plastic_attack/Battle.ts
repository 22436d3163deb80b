// Made from Rust by `cargo xtask gen`; do not edit.

import type { Special } from "./Special";
import type { Sum } from "./Sum";

/**
 * The battle in progress.
 */
export type Battle = { 
/**
 * The attacking player.
 */
attacker: string, 
/**
 * The attacking character.
 */
attacking: string, 
/**
 * The defending player.
 */
defender: string, 
/**
 * The defending character, once chosen.
 */
defending: string | null, 
/**
 * The players who have laid a card face down, or have opened it.
 */
laid: Array<string>, 
/**
 * The players who are not asked for a card because they have none.
 */
without_card: Array<string>, 
/**
 * The viewer's own card while it lies face down.
 */
own_card: string | null, 
/**
 * The sums, attacker first, once the cards are open.
 */
sums: [Sum, Sum] | null, 
/**
 * Whether the attack won; null before the cards are open.
 */
won: boolean | null, 
/**
 * The special action being offered.
 */
action: Special | null, 
/**
 * The figure about to be hit, while its guard is asked about.
 */
hit: string | null, };
