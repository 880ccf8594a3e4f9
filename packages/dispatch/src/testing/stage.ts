import { SEARCH_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import type { DispatchPorts } from '../engine/ports.ts';
import { runRound, type Remembered } from '../engine/round.ts';
import { createFakeCity } from './fake-city.ts';

export const START = Date.parse('2026-06-15T08:00:00Z');

/** A city, and rounds in it so many seconds after the start; phones report their places all the time. */
export function stage() {
  const city = createFakeCity(START + SEARCH_SECONDS * 1000);
  const remembered: Remembered = new Map();
  const round = (second: number, changed: Partial<DispatchPorts> = {}) =>
    runRound({ ...city.ports, ...changed }, new Date(START + second * 1000), remembered);
  const request = (facts: Parameters<typeof city.addTrip>[0] = {}) => city.addTrip({ requestedAt: START, ...facts });
  return { ...city, round, request };
}
