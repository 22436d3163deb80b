/**
 * How long presses are ignored, in milliseconds. It is longer than the time between the two presses of a
 * double press.
 */
const grace = 500;

/**
 * Says whether buttons must ignore presses of the pointer for a moment. They must if they have just taken the
 * place of a button that was pressed or has disappeared. A late press, or the second press of a double press,
 * would otherwise hit them. The keyboard needs no guard: a new button does not have the focus.
 */
export class PressGuard {
  isOn = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasSkip = false;

  /** Makes the buttons ignore presses for the next half second. */
  hold(): void {
    this.isOn = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.isOn = false), grace);
  }

  /** Tells the guard whether there is a skip button. After it has disappeared, buttons ignore presses too. */
  follow(isSkip: boolean): void {
    if (this.#wasSkip && !isSkip) this.hold();
    this.#wasSkip = isSkip;
  }
}
