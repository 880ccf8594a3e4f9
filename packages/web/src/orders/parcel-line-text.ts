import type { FareLineKind } from '@safiri/rules/pricing/fare-lines.ts';
import { fareLineTexts } from '../common/fare-lines.ts';
import type { Translate } from '../platform/text.ts';
import { vehicleName } from './names.ts';
import type { Offered } from './parcel-draft.ts';

/** What a line of a parcel's price is called: "Vehicle · Sedan", "Weight above 10 kg". */
export function parcelLineText(
  t: Translate,
  kind: FareLineKind,
  { vehicleType, aboveKg }: Pick<Offered, 'vehicleType' | 'aboveKg'>,
): string {
  if (kind === 'base') return `${t('parcelBase')} · ${t(vehicleName(vehicleType))}`;
  return kind === 'weight' && aboveKg !== null ? t('parcelWeightLine', { kg: aboveKg }) : t(fareLineTexts[kind]);
}
