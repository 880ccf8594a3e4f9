import { isBookable } from '../countries/booking.ts';
import { countryById } from '../countries/countries.ts';
import { paymentsIn } from '../countries/country-payments.ts';
import { choosableMethods, walletMethodId } from '../countries/payment.ts';
import { countryMoney } from '../countries/country-money.ts';
import { parcelVehicleIds, vehiclesFor } from '../dispatch/vehicles.ts';
import { specifiedAgeLimits } from '../drivers/vehicle-age.ts';
import { CENTS_PER_KG, FRAGILE_PERCENT, FREE_KG, parcelVehicle, specifiedCarriers } from '../orders/parcels.ts';
import { isOneOf } from '../records.ts';
import type { Position, ServiceKind } from '../markets/document.ts';
import { kindsWithStops } from '../markets/services.ts';
import { cities, type City } from '../places/gazetteer.ts';
import { distanceMeters, type Point } from '../places/geo.ts';
import { CITY_REACH_METERS } from '../places/reach.ts';
import { specifiedLists } from '../verification/papers.ts';
import { includedKm, rideTypeFacts, rideTypes, type RideType } from '../pricing/ride-types.ts';

const CORNERS = 96;
const METERS_PER_DEGREE = 111_195;

/** The point so many metres from another in a direction, on a plane that is exact enough for a city. */
function pointAt({ lat, lng }: Point, meters: number, angle: number): Point {
  return {
    lat: lat + (meters * Math.sin(angle)) / METERS_PER_DEGREE,
    lng: lng + (meters * Math.cos(angle)) / (METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
  };
}

/** How far from its centre a city is the nearest of all in this direction, to the metre; at most the reach of a city. */
function ownMeters(city: City, others: readonly City[], angle: number): number {
  const isOwn = (meters: number) => {
    const point = pointAt(city.center, meters, angle);
    const own = distanceMeters(point, city.center);
    return own <= CITY_REACH_METERS && others.every((other) => distanceMeters(point, other.center) > own);
  };
  let [near, far] = [0, CITY_REACH_METERS];
  if (isOwn(far)) return far;
  while (far - near > 1) {
    const middle = (near + far) / 2;
    if (isOwn(middle)) near = middle;
    else far = middle;
  }
  return near;
}

/** Where a city's pickups are: what is nearer to its centre than to any other's, within its reach. */
function areaOf(city: City): Position[] {
  const others = cities.filter((other) => other !== city && distanceMeters(other.center, city.center) < 2 * CITY_REACH_METERS);
  const ring = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const { lat, lng } = pointAt(city.center, ownMeters(city, others, angle), angle);
    return [Number(lng.toFixed(5)), Number(lat.toFixed(5))] as const;
  });
  return [...ring, ring[0] as Position];
}

const kinds: Record<RideType, ServiceKind> = {
  standard: 'ride',
  share: 'shared',
  premium: 'ride',
  ladies_only: 'ladies_only',
  scholar: 'scholar',
  food_delivery: 'food',
  parcel_delivery: 'parcel',
  large_delivery: 'large',
};

/** What a stop on the way costs in the demo, in cents of the rand: the specification prices straight trips alone. */
const STOP_CENTS = 1000;

/** The specification's tariff of a ride type in a country's currency (foundations §9). */
function tariffOf(rideType: RideType, rate: number) {
  const { baseCents, perKmCents } = rideTypeFacts[rideType];
  const [base, perKm] = [(baseCents * rate) / 100, (perKmCents * rate) / 100];
  const stop = kindsWithStops.includes(kinds[rideType]) ? { stop: { fee: (STOP_CENTS * rate) / 100, freeMinutes: 3 } } : {};
  return { base, includedKm, perKm, minimum: base, surge: { cap: 2 }, ...stop };
}

/** The specification's tariff of a parcel: its vehicle alone, whatever the way (spec: operations §9). What no sender chooses comes by the smaller service. */
function parcelTermsOf(rideType: 'parcel_delivery' | 'large_delivery', rate: number) {
  const carriers = specifiedCarriers.filter(
    ({ id }) => (isOneOf(parcelVehicleIds, id) ? parcelVehicle(id).rideType : 'parcel_delivery') === rideType,
  );
  return {
    vehicles: Object.fromEntries(
      carriers.map(({ id, maxKg, offered }) => [
        id,
        { factor: isOneOf(parcelVehicleIds, id) ? parcelVehicle(id).tenths / 10 : 1, maxKg, offered },
      ]),
    ),
    tariff: { base: (rideTypeFacts[rideType].baseCents * rate) / 100 },
    weight: { aboveKg: FREE_KG, perKg: (CENTS_PER_KG * rate) / 100 },
    fragile: { percent: FRAGILE_PERCENT },
  };
}

/**
 * The demo's markets: each city of the specification's open countries, with its prices (product §6). Outside the demo there is none
 * until an operator writes one.
 * @param openBeta those of the beta countries too
 */
export function demoMarkets(openBeta: boolean) {
  return cities
    .filter(({ countryId }) => isBookable(countryById(countryId), openBeta))
    .map((city) => ({
      schema: 1,
      id: city.id,
      name: city.name,
      country: city.countryId,
      decimals: 2,
      timeZone: countryById(city.countryId).timeZoneId,
      languages: ['en', 'sw', 'st'],
      status: 'open',
      centre: [city.center.lng, city.center.lat],
      area: { type: 'Polygon', coordinates: [areaOf(city)] },
      reachKm: CITY_REACH_METERS / 1000,
      payments: choosableMethods(city.countryId).map((id) => (id === walletMethodId ? 'wallet' : id)),
      money: paymentsIn(city.countryId).includes(walletMethodId) ? { topUp: true, split: true, tips: true } : { topUp: false },
      vehicleAge: specifiedAgeLimits,
      documents: { driver: specifiedLists.driver.map(({ type }) => type) },
      incentives: 'specified',
      packages: 'specified',
      orders: 'specified',
      services: rideTypes.map((id) => {
        const rate = countryMoney[city.countryId].exchangeRate;
        const terms =
          id === 'parcel_delivery' || id === 'large_delivery'
            ? parcelTermsOf(id, rate)
            : { vehicles: vehiclesFor[id], tariff: tariffOf(id, rate) };
        return { id, kind: kinds[id], ...terms };
      }),
    }));
}
