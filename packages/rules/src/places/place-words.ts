/** What a place is, in the words that people tell places apart by: what stands beside a name in a list. */
export const placeWords = [
  'street',
  'city',
  'town',
  'suburb',
  'village',
  'school',
  'university',
  'hospital',
  'clinic',
  'pharmacy',
  'mall',
  'market',
  'supermarket',
  'shop',
  'restaurant',
  'hotel',
  'bank',
  'fuel',
  'police',
  'worship',
  'airport',
  'station',
  'bus_station',
  'taxi_rank',
  'park',
  'sport',
  'public',
  'sight',
  'office',
  'place',
  'point',
] as const;
export type PlaceWord = (typeof placeWords)[number];

const kinds = (word: PlaceWord, names: string) => names.split(' ').map((name) => [name, word] as const);

/** By the kinds of OpenStreetMap and of the gazetteer. */
const wordOfKind: ReadonlyMap<string, PlaceWord> = new Map([
  ...placeWords.map((word) => [word, word] as const),
  ...kinds('suburb', 'quarter neighbourhood'),
  ...kinds('village', 'hamlet island locality'),
  ...kinds('school', 'kindergarten'),
  ...kinds('university', 'college'),
  ...kinds('clinic', 'doctors dentist veterinary nursing_home optician'),
  ...kinds('pharmacy', 'chemist medical_supply'),
  ...kinds('mall', 'shopping_centre department_store'),
  ...kinds('market', 'marketplace'),
  ...kinds('supermarket', 'convenience greengrocer kiosk'),
  ...kinds(
    'shop',
    'clothes shoes furniture jewelry butcher hardware doityourself alcohol bakery mobile_phone electronics books toys hairdresser beauty ' +
      'computer houseware florist travel_agency bicycle car car_repair car_parts tyres motorcycle video dry_cleaning laundry garden_centre ' +
      'hifi stationery outdoor sports pet gift wholesale trade newsagent copyshop cosmetics music photo variety_store boutique general ' +
      'beverages tailor',
  ),
  ...kinds('restaurant', 'fast_food cafe bar pub nightclub food_court ice_cream coffee seafood deli'),
  ...kinds('hotel', 'guest_house hostel motel chalet camp_site'),
  ...kinds('worship', 'place_of_worship'),
  ...kinds('airport', 'aerodrome'),
  ...kinds('bus_station', 'bus_stop'),
  ...kinds('taxi_rank', 'taxi'),
  ...kinds('park', 'garden nature_reserve playground picnic_site zoo'),
  ...kinds('sport', 'stadium pitch sports_centre golf_course tennis cricket swimming basketball rugby'),
  ...kinds(
    'public',
    'townhall courthouse post_office library public_building fire_station community_centre prison cemetery telecommunication',
  ),
  ...kinds('sight', 'landmark attraction museum theatre cinema viewpoint monument arts_centre gallery artwork theme_park'),
]);

/** The word for a kind of place; what has none is just a place. */
export const placeWordOf = (kind: string): PlaceWord => wordOfKind.get(kind) ?? 'place';
