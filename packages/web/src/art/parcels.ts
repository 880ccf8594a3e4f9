const NIGHT = '#0E1033';
const draw = (inside: string) => `<svg class="parcel-art" viewBox="0 0 64 48" aria-hidden="true">${inside}</svg>`;

/** A box of `w` × `h` that stands on the ground at 42, with its tape. */
const box = (w: number, h: number) => {
  const x = 32 - w / 2;
  const y = 42 - h;
  const lid = Math.min(8, h / 3);
  return (
    `<path fill="#D98A3D" d="M${x} ${y + lid}h${w}v${h - lid - 2}a2 2 0 0 1-2 2h-${w - 4}a2 2 0 0 1-2-2z"/>` +
    `<path fill="#F0B56B" d="M${x + 3} ${y}h${w - 6}l3 ${lid}h-${w}z"/>` +
    `<path fill="#FFE3B8" d="M${32 - w / 12} ${y}h${w / 6}v${lid + h / 4}h-${w / 6}z"/>`
  );
};

/** What is sent, 64 × 48. */
export const packageArt = {
  document: draw(
    '<path fill="#C9D3FF" d="M14 10h36v32H14z"/><path fill="#fff" d="M18 5h24l5 5v25H18z"/><path fill="#97A2FF" d="M42 5v5h5z"/>' +
      '<path stroke="#2F3BD9" stroke-width="2.4" stroke-linecap="round" d="M23 14h14M23 20h18M23 26h11"/>' +
      '<path fill="#2F3BD9" d="M14 28l18 9 18-9v14H14z"/>',
  ),
  small_package: draw(box(24, 18)),
  medium_package: draw(box(36, 26)),
  large_package: draw(box(50, 36)),
  fragile: draw(
    `<path fill="#CFE3F7" d="M20 6h24l-3 15c-1 5-4 8-9 8s-8-3-9-8z"/><path fill="#97C4EE" d="M22 16h20l-1 5c-1 5-4 8-9 8s-8-3-9-8z"/>` +
      `<path stroke="${NIGHT}" stroke-width="2.6" d="M32 29v11M23 41h18" stroke-linecap="round"/>` +
      `<path stroke="#CF2A22" stroke-width="2" fill="none" stroke-linejoin="round" d="M37 7l-3 5 4 3-4 6"/>`,
  ),
  electronics: draw(
    `<rect x="10" y="9" width="34" height="24" rx="3" fill="${NIGHT}"/><rect x="13" y="12" width="28" height="18" fill="#97A2FF"/>` +
      `<path fill="#C9D3FF" d="M6 35h42l3 6H3z"/><rect x="44" y="15" width="15" height="27" rx="3" fill="#FF7A1A"/>` +
      '<rect x="46.5" y="19" width="10" height="17" fill="#FFE3B8"/>',
  ),
} as const;

const wheel = (x: number, r = 6) =>
  `<circle cx="${x}" cy="41" r="${r}" fill="${NIGHT}"/><circle cx="${x}" cy="41" r="${r * 0.42}" fill="#E5E7FC"/>`;

/** What brings it, from the side, 64 × 48. */
export const carrierArt = {
  motorcycle: draw(
    `<path fill="#FF7A1A" d="M6 14h19v17H6z"/><path fill="#FFE3B8" d="M6 20h19v4H6z"/>` +
      `<path fill="#CF2A22" d="M24 28h16l5-8 6 3-4 13H27z"/><path fill="${NIGHT}" d="M24 25h15v4H24z"/>` +
      `<path stroke="${NIGHT}" stroke-width="3" stroke-linecap="round" fill="none" d="M43 16l4-3M46 17l7 22M14 40l10-8"/>${wheel(14)}${wheel(53)}`,
  ),
  sedan: draw(
    '<path fill="#2F3BD9" d="M3 39c-1 0-2-1-2-2v-5c0-3 1-4 4-5l8-1 7-7c2-2 4-3 7-3h11c4 0 6 1 9 3l6 7 7 1c2 1 3 2 3 5v5c0 1-1 2-2 2z"/>' +
      `<path fill="#CFE3F7" d="M17 26l6-6c1-1 2-1 4-1h4v7zM34 19h5c3 0 4 1 6 3l4 4H34z"/>${wheel(15)}${wheel(49)}`,
  ),
  tuktuk: draw(
    '<path fill="#0A7548" d="M5 39c-2 0-3-1-3-3V15c0-3 2-5 5-5h25c4 0 6 2 8 5l7 13 9 3c3 1 4 3 4 5v3z"/>' +
      '<path fill="#FFC21A" d="M2 15c0-3 2-5 5-5h25c4 0 6 2 8 5l1 2H2z"/><path fill="#D98A3D" d="M5 21h16v13H5z"/><path fill="#CFE3F7" d="M29 19h10l5 9H29z"/>' +
      `${wheel(14)}${wheel(52)}`,
  ),
  bakkie: draw(
    '<path fill="#0A7548" d="M2 27h27V16c0-1 1-2 2-2h10c3 0 5 1 6 3l5 9 8 2c2 0 3 2 3 4v6c0 1-1 2-2 2H4c-1 0-2-1-2-2z"/>' +
      `<path fill="#CFE3F7" d="M33 18h8c2 0 3 1 4 2l3 6H33z"/><path fill="#D98A3D" d="M6 17h11v10H6zM18 20h8v7h-8z"/>${wheel(14)}${wheel(50)}`,
  ),
  van: draw(
    '<path fill="#FFC21A" d="M2 40V12c0-3 1-4 4-4h31c3 0 5 1 7 3l9 12 7 2c2 1 3 2 3 5v8c0 1-1 2-2 2z"/>' +
      `<path fill="#CFE3F7" d="M40 13l8 10h-9V13z"/><path fill="${NIGHT}" opacity=".2" d="M2 27h34v3H2z"/>${wheel(14)}${wheel(50)}`,
  ),
} as const;
