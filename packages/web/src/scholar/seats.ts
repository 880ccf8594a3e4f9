import { useQuery } from '@tanstack/react-query';
import type { Seat } from '@safiri/contract/scholar/calls.ts';
import { scholarPaths } from '@safiri/contract/scholar/paths.ts';
import type { StreamEvents } from '@safiri/contract/stream.ts';
import { callApi } from '../platform/api-client.ts';
import { cacheNewest } from '../platform/query.ts';
import { useStreamEvent } from '../platform/stream.ts';

/** What changes comes by the stream; so often is looked once more whether there are seats at all. */
const SEATS_FRESH_MS = 600_000;

/** Where the caller's seats are kept, for all that shows them. */
export const mineKey = [scholarPaths.mine];

/** What the driver called just now. */
export const cacheSeat = (seat: Seat): void =>
  cacheNewest<Seat[]>(mineKey, (list) => list?.map((row) => (row.id === seat.id ? seat : row)));

/** What the stream told of one. */
export const takeSeat = ({ seat }: StreamEvents['school']): void => cacheSeat(seat);

/** The caller's seats on school runs, with what the drivers call today. */
export function useSeats() {
  useStreamEvent('school', takeSeat);
  return useQuery({ queryKey: mineKey, queryFn: () => callApi(scholarPaths.mine), staleTime: SEATS_FRESH_MS });
}
