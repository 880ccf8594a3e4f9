import type { VehicleInfo } from '@safiri/contract/users/shapes.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { Translate } from '../platform/text.ts';

/** Colours as most drivers write them; any other is shown as it was written. */
const colours: Readonly<Record<string, TextKey>> = {
  white: 'carWhite',
  silver: 'carSilver',
  grey: 'carGrey',
  black: 'carBlack',
  red: 'carRed',
  maroon: 'carMaroon',
  blue: 'carBlue',
  green: 'carGreen',
  yellow: 'carYellow',
  orange: 'carOrange',
  gold: 'carGold',
  beige: 'carBeige',
  brown: 'carBrown',
  purple: 'carPurple',
  gray: 'carGrey',
};

/**
 * What a car looks like, in the reader's language: "White Toyota Corolla", "Toyota Corolla nyeupe".
 * @param year of its make, where the reader compares it with papers
 */
export function carLooks(
  t: Translate,
  { color, make, model }: Pick<VehicleInfo, 'color' | 'make' | 'model'>,
  year?: number | null,
): string {
  const named = color === null ? undefined : colours[color.trim().toLowerCase()];
  const car = [make, model, year].filter((part) => part != null && part !== '').join(' ');
  if (named !== undefined) return t('carLooks', { colour: t(named), car }).trim();
  return [color, car].filter((part) => part !== null && part !== '').join(' ');
}
