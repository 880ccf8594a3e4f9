import type { TextKey } from 'virtual:texts/keys';
import { vehicleFits, type VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import { usesOf } from '@safiri/rules/drivers/vehicle-uses.ts';
import { homeMarket, serves } from '../platform/instance.ts';
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

/** What a vehicle drives in the city of this phone, in words: "For people, food and groceries, parcels up to 20 kg". */
export function vehicleUsesText(t: Translate, type: VehicleType): string {
  const { people, food, parcelKg, large } = usesOf(type);
  const carrying = homeMarket()?.services.filter(({ service }) => service.vehicles.includes(type));
  const [isForPeople, isForOne] =
    carrying === undefined
      ? [people, vehicleFits(type, 'standard')]
      : [carrying.length > 0, carrying.some(({ service }) => service.type !== 'share')];
  const uses = [
    isForPeople ? t(isForOne ? 'usePeople' : 'useShared') : '',
    food && serves('food', 'grocery') ? t('useFood') : '',
    parcelKg === null || !serves('parcel', 'large') ? '' : t('useParcels', { kg: parcelKg }),
    large && serves('large') ? t('useLarge') : '',
  ].filter((use) => use !== '');
  return uses.length === 0 ? '' : t('vehicleUses', { uses: uses.join(', ') });
}
