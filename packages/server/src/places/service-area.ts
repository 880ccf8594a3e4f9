import type { Country } from '@safiri/rules/countries/countries.ts';
import { nearestCity } from '@safiri/rules/places/gazetteer.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { CITY_REACH_METERS } from '@safiri/rules/places/reach.ts';
import type { Market, Markets } from '../platform/markets.ts';
import { Problem } from '../platform/problem.ts';

/** The market that serves a pickup, as the rest of the house speaks of it. */
export interface ServiceArea {
  readonly market: Market;
  readonly city: { readonly id: string; readonly name: string; readonly center: Point };
  readonly country: Country;
}

function areaOf(market: Market): ServiceArea {
  const { id, name, centre } = market.document;
  return { market, city: { id, name, center: { lng: centre[0], lat: centre[1] } }, country: market.country };
}

/** The market whose pickups a point lies among, wherever the passenger's account is from and whatever its status; undefined where there is none. */
export function findServiceArea(markets: Markets, pickup: Point): ServiceArea | undefined {
  const market = markets.at(pickup);
  return market === undefined ? undefined : areaOf(market);
}

const isWithinReach = (centre: readonly [number, number], point: Point) =>
  distanceMeters({ lng: centre[0], lat: centre[1] }, point) <= CITY_REACH_METERS;

/** Nobody is served at a point: which city lies there is said where it can't be taken for one that has a market. */
function notServed(markets: Markets, point: Point): Problem {
  const near = nearestCity(point);
  const isOfMarket = markets.all().some(({ document }) => document.status !== 'draft' && isWithinReach(document.centre, point));
  if (isOfMarket || distanceMeters(point, near.center) > CITY_REACH_METERS) {
    return new Problem('not_bookable_here', 'There is no service at this pickup yet.');
  }
  const city = { name: near.name, countryId: near.countryId };
  return new Problem('not_bookable_here', `There is no service in ${near.name} yet.`, { city });
}

/** @throws Problem not_bookable_here where no market is open */
export function requireServiceArea(markets: Markets, pickup: Point): ServiceArea {
  const area = findServiceArea(markets, pickup);
  if (area === undefined || area.market.document.status === 'draft') {
    throw notServed(markets, pickup);
  }
  if (area.market.document.status !== 'open')
    throw new Problem('not_bookable_here', `${area.city.name} takes no new requests at the moment.`);
  return area;
}

/** Whether a trip that begins somewhere in a market may end there: within its area, or within its reach of the pickup. */
export function isInReachOf({ market }: ServiceArea, markets: Markets, pickup: Point, dropoff: Point): boolean {
  if (distanceMeters(pickup, dropoff) <= market.document.reachKm * 1000) return true;
  return markets.at(dropoff)?.document.id === market.document.id;
}

/**
 * The service area of a whole trip: nothing that leaves its market's reach is priced or taken (product §7).
 * @throws Problem not_bookable_here, or destination_out_of_reach
 */
export function requireTripArea(markets: Markets, pickup: Point, dropoff: Point): ServiceArea {
  const area = requireServiceArea(markets, pickup);
  if (isInReachOf(area, markets, pickup, dropoff)) return area;
  throw new Problem('destination_out_of_reach', `Trips in ${area.city.name} end within ${area.market.document.reachKm} km.`);
}
