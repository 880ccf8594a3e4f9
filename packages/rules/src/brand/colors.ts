import { contrastRatio, mixed, TEXT_CONTRAST } from './contrast.ts';

/** The two colours of an operator, as #rrggbb. */
export interface BrandColors {
  /** Leads by day: buttons with white words, links, what has the focus. */
  readonly primary: string;
  /** Leads by night, with dark words on it, and marks what is special by day. */
  readonly accent: string;
}

/** What the two colours stand on and what stands on them; a test of the web holds it against its tokens. */
export const brandSurfaces = {
  day: { page: '#f3f4fb', surface: '#ffffff', 'second surface': '#e9ebf7', 'words on it': '#ffffff' },
  night: { page: '#090b26', surface: '#12153a', 'second surface': '#1b1f4e', 'words on it': '#0e1033' },
} as const;

const HOVER = { day: 0.2, night: 0.27 } as const;
const TINT = 0.1;

/** What follows from the two colours, by the names of the design tokens. */
export const tokensOf = ({ primary, accent }: BrandColors) => ({
  day: { primary, 'primary-hover': mixed(primary, '#000000', HOVER.day), 'primary-tint': mixed('#ffffff', primary, TINT) },
  night: { primary: accent, 'primary-hover': mixed(accent, '#ffffff', HOVER.night) },
});

/** A colour that can't be read where it is used. */
export interface ColorFault {
  readonly color: keyof BrandColors;
  readonly error: string;
}

const used = { primary: 'day', accent: 'night' } as const;

/** The colours that can't be read somewhere, each with its worst place and the ratio there. */
export function colorFaults(colors: BrandColors): ColorFault[] {
  const tint = tokensOf(colors).day['primary-tint'];
  return (['primary', 'accent'] as const).flatMap((color) => {
    const theme = used[color];
    const places: Array<readonly [string, string]> = Object.entries(brandSurfaces[theme]);
    if (theme === 'day') places.push(['its own tint', tint]);
    const [worst] = places
      .map(([place, on]) => ({ place, on, ratio: contrastRatio(colors[color], on) }))
      .toSorted((a, b) => a.ratio - b.ratio);
    if (worst === undefined || worst.ratio >= TEXT_CONTRAST) return [];
    // Rounded down, so that 4.49 never reads as 4.5.
    const ratio = (Math.floor(worst.ratio * 100) / 100).toFixed(2);
    const way = theme === 'day' ? 'darker' : 'lighter';
    return [
      {
        color,
        error: `has a contrast of ${ratio} by ${theme} (${worst.place}, ${worst.on}), and needs ${TEXT_CONTRAST}: take a ${way} one`,
      },
    ];
  });
}

const declared = (tokens: Readonly<Record<string, string>>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The style sheet that puts the two colours into the tokens. In direct sunlight black on white stays as it is. */
export function brandCss(colors: BrandColors): string {
  const { day, night } = tokensOf(colors);
  const { primary, accent } = colors;
  const notInSun = ':not([data-contrast=sun])';
  return [
    `:root{--accent:${accent}}`,
    `:root:not([data-theme=dark])${notInSun}{${declared({ ...day, link: primary, focus: primary })}}`,
    `:root[data-theme=dark]${notInSun}{${declared({ ...night, focus: accent })}}`,
  ].join('');
}
