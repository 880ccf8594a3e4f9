import type { TextKey } from 'virtual:texts/keys';
import { vehicleFits, type VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import { usesOf } from '@safiri/rules/drivers/vehicle-uses.ts';
import type { Translate } from '../platform/text.ts';

/** What people call each vehicle. */
export const vehicleNames: Readonly<Record<VehicleType, TextKey>> = {
  sedan: 'vehicleKindSedan',
  premium: 'vehicleKindPremium',
  minibus: 'vehicleKindMinibus',
  motorcycle: 'vehicleKindMotorcycle',
  tuktuk: 'vehicleKindTuktuk',
  scooter: 'vehicleKindScooter',
  bicycle: 'vehicleKindBicycle',
  bakkie: 'vehicleKindBakkie',
  van: 'vehicleKindVan',
};

/** What a vehicle drives, in words: "For people, food and groceries, parcels up to 20 kg". */
export function vehicleUsesText(t: Translate, type: VehicleType): string {
  const { people, food, parcelKg, large } = usesOf(type);
  const uses = [
    people ? t(vehicleFits(type, 'standard') ? 'usePeople' : 'useShared') : '',
    food ? t('useFood') : '',
    parcelKg === null ? '' : t('useParcels', { kg: parcelKg }),
    large ? t('useLarge') : '',
  ];
  return t('vehicleUses', { uses: uses.filter((use) => use !== '').join(', ') });
}
