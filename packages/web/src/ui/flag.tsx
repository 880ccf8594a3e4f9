import { isDescribed, type CountryId, type DescribedCountryId } from '@safiri/rules/countries/country.ts';

const bands = (...colors: string[]) =>
  colors.map((color, i) => `<path fill="${color}" d="M0 ${(18 / colors.length) * i}h27v${18 / colors.length}H0z"/>`).join('');
const upright = (...colors: string[]) =>
  colors
    .map((color, i) => `<path fill="${color}" d="M${(27 / colors.length) * i} 0h${27 / colors.length}v18H${(27 / colors.length) * i}z"/>`)
    .join('');
const star = (x: number, y: number, size: number, fill: string, extra = '') =>
  `<path transform="translate(${x} ${y}) scale(${size})" ${extra} fill="${fill}" d="M0-1l.225.691h.726l-.588.427.225.691L0 .382l-.588.427.225-.691-.588-.427h.726z"/>`;

/** Flags as drawings, 27 × 18: emoji flags have no font on many machines. */
const flags: Record<DescribedCountryId, string> = {
  za: '<path fill="#E03C31" d="M0 0h27v9H0z"/><path fill="#001489" d="M0 9h27v9H0z"/><path fill="#fff" d="M0 0h4l10 6h13v6H14L4 18H0z"/><path fill="#007749" d="M0 0h1.8l10.9 7.2H27v3.6H12.7L1.8 18H0z"/><path fill="#FFB81C" d="M0 2.2 10 9 0 15.8z"/><path fill="#000" d="M0 4.2 7.2 9 0 13.8z"/>',
  ng: upright('#008751', '#fff', '#008751'),
  ke: `${bands('#000', '#BB0000', '#006600')}<path fill="#fff" d="M0 5.2h27v1.2H0zM0 11.6h27v1.2H0z"/><ellipse cx="13.5" cy="9" rx="2.6" ry="5" fill="#BB0000"/><path d="M13.5 4v10" stroke="#fff" stroke-width="1"/>`,
  gh: `${bands('#CE1126', '#FCD116', '#006B3F')}${star(13.5, 9, 3, '#000')}`,
  ug: `${bands('#000', '#FCDC04', '#D90000', '#000', '#FCDC04', '#D90000')}<circle cx="13.5" cy="9" r="3.4" fill="#fff"/><path fill="#000" d="M12.4 11.5c0-2 .3-3.6 1.4-4.4l1 .8-.6 1 .7 2.6z"/>`,
  tz: '<path fill="#1EB53A" d="M0 0h27v18H0z"/><path fill="#00A3DD" d="M27 18V0L0 18z"/><path stroke="#FCD116" stroke-width="8" d="M-1 18.7 28-.7"/><path stroke="#000" stroke-width="5.4" d="M-1 18.7 28-.7"/>',
  eg: `${bands('#CE1126', '#fff', '#000')}<path fill="#C09300" d="M12 7l1.5-.8L15 7v3.2l-1.5 1-1.5-1z"/>`,
  ma: `<path fill="#C1272D" d="M0 0h27v18H0z"/>${star(13.5, 9.3, 4.4, 'none', 'stroke="#006233" stroke-width=".26"')}`,
  et: `${bands('#078930', '#FCDD09', '#DA121A')}<circle cx="13.5" cy="9" r="4.6" fill="#0F47AF"/>${star(13.5, 9, 3.4, '#FCDD09')}`,
  rw: `<path fill="#00A1DE" d="M0 0h27v9H0z"/><path fill="#FAD201" d="M0 9h27v4.5H0z"/><path fill="#20603D" d="M0 13.5h27V18H0z"/><circle cx="21" cy="4.6" r="2.4" fill="#E5BE01"/>`,
  ls: `${bands('#00209F', '#fff', '#009543')}<path d="M13.5 6 17 11h-7z"/>`,
  zm: '<path fill="#198A00" d="M0 0h27v18H0z"/><path d="M21 7h3v11h-3z"/><path fill="#EF7D00" d="M24 7h3v11h-3z"/>',
};

/** Of a country whose flag is not drawn its two letters. */
const drawingOf = (id: CountryId): string =>
  isDescribed(id)
    ? flags[id]
    : `<path fill="#5b6770" d="M0 0h27v18H0z"/><text x="13.5" y="13" text-anchor="middle" font-size="11" font-weight="700" fill="#fff">${id.toUpperCase()}</text>`;

/** The drawing alone, for pages that are made before the app runs. */
export const flagSvg = (id: CountryId): string => `<svg class="flag" viewBox="0 0 27 18" aria-hidden="true">${drawingOf(id)}</svg>`;

export function Flag({ id }: { id: CountryId }) {
  return <svg className="flag" viewBox="0 0 27 18" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawingOf(id) }} />;
}
