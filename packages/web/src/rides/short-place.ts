/** Shorter than this, what stands before the first comma names nothing by itself, such as a house number. */
const NAME_LETTERS = 4;

/** A place as it is called on the street: an address up to its first comma, so that a heading stays one line. */
export function shortPlace(address: string): string {
  const [name = '', next] = address.split(',').map((part) => part.trim());
  return name.length < NAME_LETTERS && next !== undefined ? `${name} ${next}` : name;
}
