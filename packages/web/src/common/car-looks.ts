import type { VehicleInfo } from '@safiri/contract/users/shapes.ts';
import { carColour } from '@safiri/rules/drivers/car-colours.ts';
import type { Translate } from '../platform/text.ts';

/**
 * What a car looks like, in the reader's language: "White Toyota Corolla", "Toyota Corolla nyeupe".
 * @param year of its make, where the reader compares it with papers
 */
export function carLooks(
  t: Translate,
  { color, make, model }: Pick<VehicleInfo, 'color' | 'make' | 'model'>,
  year?: number | null,
): string {
  const named = carColour(color);
  const car = [make, model, year].filter((part) => part != null && part !== '').join(' ');
  if (named !== undefined) return t('carLooks', { colour: t(named), car }).trim();
  return [color, car].filter((part) => part !== null && part !== '').join(' ');
}
