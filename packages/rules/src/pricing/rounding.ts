import { minorOfUnits } from './money.ts';

/** The step of a market's fares in minor units. @param rounding to a multiple of so many units of the currency */
export const roundingStep = ({ rounding }: { readonly rounding: { readonly to: number } }): number => minorOfUnits(rounding.to);

/** The nearest multiple of a step, halves up, and one step at least; minor units. */
export const roundToStep = (minor: number, step: number): number => Math.max(step, Math.floor((minor + step / 2) / step) * step);
