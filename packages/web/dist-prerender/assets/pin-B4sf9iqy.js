// packages/web/src/art/pin.ts
/** A map pin with its point at x, y. */
var pin = (x, y, s, fill, dot) => `<g transform="translate(${x} ${y}) scale(${s})"><path fill="${fill}" d="M0 0C-3-7-13-12-13-23A13 13 0 1 1 13-23C13-12 3-7 0 0z"/><circle cy="-23" r="5" fill="${dot}"/></g>`;
export { pin as t };
