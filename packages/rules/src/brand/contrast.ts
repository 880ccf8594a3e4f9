/** The contrast that words need against what they stand on, and what only has to be seen (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_CONTRAST = 4.5;

/** A colour as #rrggbb. */
export const HEX_COLOR = /^#[\da-f]{6}$/i;

type Rgb = readonly [red: number, green: number, blue: number];

const rgbOf = (color: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb;

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The relative luminance of a colour, 0 (black) to 1 (white). */
function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map(linear) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * How far two colours are apart by the formula of WCAG 2.2.
 * @returns from 1 (the same) to 21 (black and white)
 */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** `color` with a share (0 to 1) of another one in it, as #rrggbb. */
export function mixed(color: string, other: string, share: number): string {
  const [from, to] = [rgbOf(color), rgbOf(other)];
  const channels = from.map((channel, at) => Math.round(channel + ((to[at] ?? channel) - channel) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
