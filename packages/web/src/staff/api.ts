import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { AnyKey } from '@safiri/contract/all-calls.ts';
import type { AuditEntry, ListedDriver } from '@safiri/contract/staff/calls.ts';
import { payoutPaths } from '@safiri/contract/earnings/staff-paths.ts';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import type { Review } from '@safiri/contract/verification/shapes.ts';
import type { DriverState } from '@safiri/rules/desk/driver-states.ts';
import { ApiError, callApi, type CallOptions } from '../platform/api-client.ts';
import { callByDevice } from '../platform/call-by-device.ts';
import { useStreamEvent } from '../platform/stream.ts';
import { queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';
import { dayBounds, isDate } from '@safiri/rules/places/local-time.ts';
import type { AuditKind } from '@safiri/rules/staff/audit-actions.ts';
import type { PayoutOutcome } from '@safiri/rules/earnings/payouts.ts';
import { zoneHere } from '../platform/zone-here.ts';
import { tooLate } from './too-late.ts';

const meKey = [staffPaths.me];
const PAGE = 50;

/** The staff session, or null for anybody else. */
export function useMe() {
  return useQuery({
    queryKey: meKey,
    queryFn: async () => {
      try {
        return await callApi(staffPaths.me, { on401: 'nothing' });
      } catch (error) {
        if (error instanceof ApiError && error.status === 403) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}

/** Keeps who was just signed in. */
export function cacheMe(me: NonNullable<ReturnType<typeof useMe>['data']>): void {
  session.set(me.user);
  queryClient.setQueryData(meKey, me);
}

export const useStaffSignIn = () =>
  useMutation({ mutationFn: (body: { email: string; password: string }) => callByDevice(staffPaths.signIn, { body }), onSuccess: cacheMe });
export const useEnrol = () => useMutation({ mutationFn: () => callApi(staffPaths.enrol) });
export const useVerify = () =>
  useMutation({
    mutationFn: (body: { code: string } | { recoveryCode: string }) => callApi(staffPaths.verify, { body }),
    onSuccess: cacheMe,
  });

/** Milliseconds between looks at what waits. */
const WAITING_MS = 15_000;
const waitingKey = [staffPaths.now];
const countAgain = () => void queryClient.invalidateQueries({ queryKey: waitingKey });

/** What waits for the team, counted: beside the names of the sections, and on the first page. */
export function useWaiting(enabled = true) {
  useStreamEvent('emergency', countAgain);
  useStreamEvent('chat_session', countAgain);
  useStreamEvent('board', countAgain);
  return useQuery({
    queryKey: waitingKey,
    enabled,
    queryFn: () => callApi(staffPaths.now),
    staleTime: 0,
    refetchInterval: WAITING_MS,
    placeholderData: (known) => known,
  });
}

export const useQueue = (enabled: boolean) =>
  useQuery({ queryKey: [reviewPaths.queue], enabled, queryFn: () => callApi(reviewPaths.queue), staleTime: 0 });
/** So many drivers are listed at a time. */
const DRIVERS_PAGE = 50;

/** Drivers that a text can mean, and of one state; newest first, page by page. */
export const useDrivers = (q: string, state?: DriverState) =>
  useInfiniteQuery({
    queryKey: [staffPaths.drivers, q, state],
    queryFn: ({ pageParam }) =>
      callApi(staffPaths.drivers, {
        query: {
          ...(q === '' ? {} : { q }),
          ...(state === undefined ? {} : { state }),
          ...(pageParam === 0 ? {} : { before: String(pageParam) }),
        },
      }),
    initialPageParam: 0,
    getNextPageParam: (page: ListedDriver[]) => (page.length < DRIVERS_PAGE ? undefined : page.at(-1)?.driverId),
    staleTime: 0,
    placeholderData: (known) => known,
  });

/** What the log is narrowed to: who acted, what kind of act, and a day of the reader's clocks (`2026-11-24`). */
export interface AuditOnly {
  readonly actor?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly day?: string | undefined;
}

/** About whom entries of the log are asked for: a driver, a person with all that they are, a trip; or what all of it is narrowed to. */
export type AuditAbout =
  | { readonly driverId: number }
  | { readonly userId: number }
  | { readonly rideId: number }
  | { readonly orderId: number }
  | { readonly only: AuditOnly };

/** From the beginning of a day to that of the next, by the clocks that the list tells its times by. */
function within(day: string | undefined) {
  if (day === undefined || !isDate(day)) return {};
  const { from, to } = dayBounds(day, zoneHere());
  return { from: from.toISOString(), until: to.toISOString() };
}

/** Everybody of the team, for the choice of who acted. */
export const useAuditActors = () => useQuery({ queryKey: [staffPaths.auditActors], queryFn: () => callApi(staffPaths.auditActors) });

function auditKey(about: AuditAbout | undefined) {
  if (about === undefined || 'driverId' in about || 'only' in about) return [staffPaths.audit, about];
  if ('orderId' in about) return [deskPaths.orderDone, about.orderId];
  return 'userId' in about ? [deskPaths.done, about.userId] : [deskPaths.tripDone, about.rideId];
}

function auditPage(about: AuditAbout | undefined, before: number): Promise<AuditEntry[]> {
  const older = before === 0 ? {} : { before: String(before) };
  if (about === undefined) return callApi(staffPaths.audit, { query: older });
  if ('only' in about) {
    const { actor, kind, day } = about.only;
    return callApi(staffPaths.audit, {
      query: { ...older, ...within(day), ...(actor === undefined ? {} : { actor }), ...(kind === undefined ? {} : { kind }) },
    });
  }
  if ('userId' in about) return callApi(deskPaths.done, { params: { id: String(about.userId) }, query: older });
  if ('orderId' in about) return callApi(deskPaths.orderDone, { params: { id: String(about.orderId) }, query: older });
  if ('rideId' in about) return callApi(deskPaths.tripDone, { params: { id: String(about.rideId) }, query: older });
  return callApi(staffPaths.audit, { query: { ...older, subject: 'driver', subjectId: String(about.driverId) } });
}

export function useAudit(about?: AuditAbout, enabled = true) {
  return useInfiniteQuery({
    queryKey: auditKey(about),
    enabled,
    queryFn: ({ pageParam }) => auditPage(about, pageParam),
    initialPageParam: 0,
    getNextPageParam: (page: AuditEntry[]) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    staleTime: 0,
  });
}

const payoutsKey = [payoutPaths.list];

export const usePayouts = () => useQuery({ queryKey: payoutsKey, queryFn: () => callApi(payoutPaths.list), staleTime: 0 });

/** Asks a second person to agree to a payout. */
export const useAskConsent = () =>
  useMutation({
    mutationFn: (id: number) => callApi(payoutPaths.askApproval, { params: { id: String(id) } }),
    onSuccess: (list) => queryClient.setQueryData(payoutsKey, list),
    onError: tooLate(payoutsKey),
  });

export const useDecidePayout = () =>
  useMutation({
    mutationFn: ({ id, outcome, note }: { id: number; outcome: PayoutOutcome; note: string }) =>
      callApi(payoutPaths.decide, { params: { id: String(id) }, body: { outcome, ...(note === '' ? {} : { note }) } }),
    onSuccess: (list) => {
      queryClient.setQueryData(payoutsKey, list);
      void queryClient.invalidateQueries({ queryKey: [payoutPaths.ended] });
    },
    onError: tooLate(payoutsKey),
  });

const reviewKey = (driverId: number) => ['review', driverId];

export const useReview = (driverId: number) =>
  useQuery({
    queryKey: reviewKey(driverId),
    queryFn: () => callApi(reviewPaths.driver, { params: { driverId: String(driverId) } }),
    staleTime: 0,
  });

/** A decision about a driver: each answers with the whole review. */
export function useDecision(driverId: number) {
  return useMutation({
    mutationFn: ({ key, parts }: { key: AnyKey; parts: CallOptions<AnyKey> }) => callApi(key, parts) as Promise<Review>,
    onSuccess: (review) => {
      queryClient.setQueryData(reviewKey(driverId), review);
      void queryClient.invalidateQueries({ queryKey: [staffPaths.audit] });
    },
    // Somebody else may have decided meanwhile: what stands now is shown.
    onError: () => void queryClient.invalidateQueries({ queryKey: reviewKey(driverId) }),
  });
}
