/** The petal of a cell of the cloth, with which the flower shares its form. */
export const petal = (a: string): string => `<path fill="${a}" d="M4 4A48 48 0 0 1 52 52A48 48 0 0 1 4 4z"/>`;

export const flower = (a: string, b: string): string =>
  [0, 90, 180, 270]
    .map((d) => `<path transform="rotate(${d} 28 28)" fill="${a}" d="M28 28A24 24 0 0 1 52 4A24 24 0 0 1 28 28z"/>`)
    .join('') + `<circle cx="28" cy="28" r="5" fill="${b || a}"/>`;
