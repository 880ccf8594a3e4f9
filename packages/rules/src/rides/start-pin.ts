/** Digits of the PIN the passenger tells the driver (product: the life of a trip). */
export const PIN_DIGITS = 4;

/** Wrong tries after which the start is locked until the passenger or support confirms. */
export const MAX_PIN_TRIES = 5;

/** A PIN from an even random number below 10,000: four digits, zeros kept. */
export function pinFrom(random: number): string {
  return String(random).padStart(PIN_DIGITS, '0');
}
