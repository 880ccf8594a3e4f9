import type { PlaceWord } from '@safiri/rules/places/place-words.ts';
import type { TextKey } from 'virtual:texts/keys';
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

/** "Hospital · Arcadia, Pretoria": what a place is, as far as there is a word for it, and where. */
export function PlaceNote({ kind, area }: { readonly kind: PlaceWord; readonly area: string }) {
  const t = useText();
  const name = names[kind];
  return <span className="caption">{[name === undefined ? '' : t(name), area].filter((part) => part !== '').join(' · ')}</span>;
}
