import type { PlaceWord } from '@safiri/rules/places/place-words.ts';
import type { TextKey } from 'virtual:texts/keys';
import { iconPaths } from '../art/icons.ts';
import { placeIcons } from '../art/place-icons.ts';
import { useText } from '../platform/text.ts';

const names: Partial<Record<PlaceWord, TextKey>> = {
  street: 'kindStreet',
  city: 'kindCity',
  town: 'kindTown',
  suburb: 'kindSuburb',
  village: 'kindVillage',
  school: 'kindSchool',
  university: 'kindUniversity',
  hospital: 'kindHospital',
  clinic: 'kindClinic',
  pharmacy: 'kindPharmacy',
  mall: 'kindMall',
  market: 'kindMarket',
  supermarket: 'kindSupermarket',
  shop: 'kindShop',
  restaurant: 'kindRestaurant',
  hotel: 'kindHotel',
  bank: 'kindBank',
  fuel: 'kindFuel',
  police: 'kindPolice',
  worship: 'kindWorship',
  airport: 'kindAirport',
  station: 'kindStation',
  bus_station: 'kindBusStation',
  taxi_rank: 'kindTaxiRank',
  park: 'kindPark',
  sport: 'kindSport',
  public: 'kindPublic',
  sight: 'kindSight',
  office: 'kindOffice',
};

/**
 * A place in a list: a drawing of what it is, its name, and "Hospital · Arcadia, Pretoria", as far as there is a word for it.
 */
export function FoundPlace({ name, kind, area }: { name: string; kind: PlaceWord; area: string }) {
  const t = useText();
  const key = names[kind];
  const word = key === undefined ? '' : t(key);
  return (
    <>
      <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
        <path d={placeIcons[kind] ?? iconPaths.pin} />
      </svg>
      <span>
        <b>{name}</b>
        <span className="caption">{[word, area].filter((part) => part !== '').join(' · ')}</span>
      </span>
    </>
  );
}
