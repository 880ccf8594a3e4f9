/** A map pin with its point at x, y. */
export const pin = (x: number, y: number, s: number, fill: string, dot: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path fill="${fill}" d="M0 0C-3-7-13-12-13-23A13 13 0 1 1 13-23C13-12 3-7 0 0z"/><circle cy="-23" r="5" fill="${dot}"/></g>`;
