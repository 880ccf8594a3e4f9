import { cellToLatLng } from 'h3-js';
import { sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { HeatArea, HeatMap } from '@safiri/contract/heatmap/calls.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import {
  AREAS_AT_MOST,
  intensityOf,
  levelOf,
  peakHoursOf,
  SHOWN_FROM,
  timeWindows,
  usualPeakHours,
  type DemandService,
  type TimeWindow,
} from '@safiri/rules/heatmap/levels.ts';
import { sampleAreas, totalOf } from '@safiri/rules/heatmap/sample.ts';
import type { City } from '@safiri/rules/places/gazetteer.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import type { LivePositions } from '../drivers/public.ts';
import { listStates } from '../dispatch/public.ts';

/** Free drivers within this distance of an area's middle count as there. */
const DRIVERS_WITHIN_METERS = 3000;
const DRIVERS_AT_MOST = 100;
const PEAK_DAYS = 14;
/** Fewer requests than this in two weeks say nothing about the hours of the day. */
const PEAKS_FROM = 50;

interface CellRow extends Record<string, unknown> {
  cell: string;
  service: DemandService;
  requests: number;
  fare: string;
  wait: number;
  waits: number;
}

interface Area {
  counts: Record<DemandService, number>;
  requests: number;
  fareMinor: number;
  wait: number;
  waits: number;
}

/** Names of areas: the nearest known place, each name once. */
function nameIn(city: City): (point: Point) => string {
  const taken = new Set<string>();
  return (point) => {
    const near = city.places
      .map((place) => ({
        name: place.area !== undefined && place.area !== '' ? place.area : place.name,
        meters: distanceMeters(place.point, point),
      }))
      .toSorted((a, b) => a.meters - b.meters);
    const name = near.find((place) => !taken.has(place.name))?.name ?? city.name;
    taken.add(name);
    return name;
  };
}

async function recorded(reader: Reader, cityId: string, since: Date): Promise<Map<string, Area>> {
  const { rows } = await reader.execute<CellRow>(sql`
    select cell, service, sum(requests)::int as requests, sum(fare_minor_sum)::text as fare, sum(wait_seconds_sum)::int as wait, sum(waits)::int as waits
    from demand_counts where city_id = ${cityId} and bucket >= ${since} group by cell, service`);
  const areas = new Map<string, Area>();
  for (const row of rows) {
    const area = areas.get(row.cell) ?? {
      counts: { rides: 0, food: 0, parcel: 0, grocery: 0 },
      requests: 0,
      fareMinor: 0,
      wait: 0,
      waits: 0,
    };
    area.counts[row.service] += row.requests;
    area.requests += row.requests;
    area.fareMinor += Number(row.fare);
    area.wait += row.wait;
    area.waits += row.waits;
    areas.set(row.cell, area);
  }
  for (const [cell, area] of areas) if (area.requests < SHOWN_FROM) areas.delete(cell);
  return areas;
}

async function peaks(reader: Reader, city: City, now: Date): Promise<HeatMap['peakHours'] | null> {
  const { timeZoneId } = countryById(city.countryId);
  const since = new Date(now.getTime() - PEAK_DAYS * 86_400_000);
  const { rows } = await reader.execute<{ hour: number; requests: number }>(sql`
    select extract(hour from bucket at time zone ${timeZoneId})::int as hour, sum(requests)::int as requests
    from demand_counts where city_id = ${city.id} and bucket >= ${since} group by 1`);
  const byHour = Array.from({ length: 24 }, (_, hour) => rows.find((row) => row.hour === hour)?.requests ?? 0);
  return byHour.reduce((sum, n) => sum + n, 0) < PEAKS_FROM ? null : peakHoursOf(byHour);
}

/** The surge of the ordinary ride by cell. */
async function surgesOf(reader: Reader, cityId: string, now: Date): Promise<Map<string, number>> {
  const states = await listStates(reader, [cityId], now);
  return new Map(states.filter(({ service }) => service === 'car').map(({ cell, surge }) => [cell, surge]));
}

function fromSample(city: City): HeatArea[] {
  const areas = sampleAreas[city.id] ?? [];
  const busiest = Math.max(0, ...areas.map(totalOf));
  return areas.map((area) => ({
    ...area,
    id: `sample:${area.area}`,
    totalDemand: totalOf(area),
    intensity: intensityOf(totalOf(area), busiest),
    demandLevel: levelOf(intensityOf(totalOf(area), busiest)),
    averageFare: null,
  }));
}

/**
 * Demand by area as it was recorded in the window; where too little was, the demo shows the city's built-in data, labelled.
 * Areas with few requests are left out, so that nobody is found in them.
 */
export async function heatMapOf(
  reader: Reader,
  positions: LivePositions,
  city: City,
  window: TimeWindow,
  now: Date,
  demo: boolean,
): Promise<HeatMap> {
  const minutes = timeWindows[window];
  const areas = await recorded(reader, city.id, new Date(now.getTime() - minutes * 60_000));
  const sample = demo && areas.size === 0;
  const perHour = (n: number) => Math.round((n * 600) / minutes) / 10;
  const busiest = Math.max(0, ...[...areas.values()].map((area) => area.requests));
  const nameOf = nameIn(city);
  const surges = await surgesOf(reader, city.id, now);
  const shown = [...areas]
    .toSorted(([, a], [, b]) => b.requests - a.requests)
    .slice(0, AREAS_AT_MOST)
    .map(([cell, area]): HeatArea => {
      const [lat, lng] = cellToLatLng(cell);
      const availableDrivers = positions.near({ lat, lng }, DRIVERS_AT_MOST, DRIVERS_WITHIN_METERS, { free: true, fresh: true }).length;
      const intensity = intensityOf(area.requests, busiest);
      return {
        id: cell,
        area: nameOf({ lat, lng }),
        coordinates: { lat, lng },
        rideRequests: area.counts.rides,
        foodOrders: area.counts.food,
        parcelDeliveries: area.counts.parcel,
        groceryOrders: area.counts.grocery,
        totalDemand: perHour(area.requests),
        averageWaitTime: area.waits === 0 ? null : Math.round(area.wait / area.waits / 60),
        availableDrivers,
        // What a ride that begins there costs more now.
        surgeMultiplier: surges.get(cell) ?? 1,
        demandLevel: levelOf(intensity),
        intensity,
        averageFare: area.requests === 0 ? null : Math.round(area.fareMinor / area.requests) / 100,
      };
    });
  return {
    city: city.id,
    cityName: city.name,
    countryId: city.countryId,
    window,
    sample,
    updatedAt: now.toISOString(),
    areas: sample ? fromSample(city).toSorted((a, b) => b.totalDemand - a.totalDemand) : shown,
    peakHours: (await peaks(reader, city, now)) ?? (demo ? [...usualPeakHours] : []),
  };
}
