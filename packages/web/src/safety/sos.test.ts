import type { Incident } from '@safiri/contract/safety/shapes.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const calls: string[] = [];
let answer: () => Promise<Incident> = () => Promise.reject(new TypeError('no network'));
vi.mock('../platform/text.ts', () => ({ translate: (key: string) => key }));
vi.mock('../platform/session.ts', () => ({ session: { get: () => ({ id: 1, userType: 'passenger' }) } }));
vi.mock('../platform/api-client.ts', () => ({
  ApiError: class extends Error {},
  callApi: (key: string) => {
    calls.push(key);
    return answer();
  },
}));
const { adoptIncident, hideAlert, pressSos, sos, takeIncident } = await import('./sos.ts');

const incident = (id: number, closedAt: string | null) => ({ id, closedAt, isDrill: false, reached: false }) as Incident;
const closed = '2026-11-22T08:00:00.000Z';
const alert = {
  phase: 'alert',
  drill: false,
  endsAt: 0,
  pressedAt: closed,
  rideId: 1,
  incident: null,
  sending: 'again',
  hidden: false,
  unheard: false,
} as const;
const standing = { ...alert, incident: incident(2, null), sending: 'done' } as const;

beforeEach(() => {
  calls.length = 0;
  sos.set(alert);
});

describe('an alert', () => {
  it('that is not sent yet outlives the news of an older emergency, closed or still open: only the answer to the press counts', () => {
    takeIncident(incident(1, closed));
    takeIncident(incident(1, null));
    adoptIncident(incident(1, null));
    expect(sos.get()).toEqual(alert);
  });

  it('ends when its own incident is closed, and not when another is', () => {
    sos.set(standing);
    takeIncident(incident(1, closed));
    expect(sos.get().phase).toBe('alert');
    takeIncident(incident(2, closed));
    expect(sos.get().phase).toBe('idle');
  });
});

describe('pressing while an alert stands', () => {
  it('opens it again and tells the server at once, without a countdown', async () => {
    answer = async () => incident(2, null);
    sos.set(standing);
    hideAlert();
    pressSos({ rideId: null });
    expect(sos.get()).toMatchObject({ phase: 'alert', hidden: false });
    expect(calls).toEqual(['POST /api/emergency/trigger']);
    await vi.waitFor(() => expect(sos.get().unheard).toBe(false));
  });

  it('says so when the server did not hear it, and keeps the alert', async () => {
    answer = () => Promise.reject(new TypeError('no network'));
    sos.set(standing);
    pressSos({ rideId: null });
    await vi.waitFor(() => expect(sos.get().unheard).toBe(true));
    expect(sos.get()).toMatchObject({ phase: 'alert', incident: { id: 2 } });
  });

  it('goes on with the new one when the team closed the first in that moment', async () => {
    answer = async () => {
      adoptIncident(null);
      return incident(3, null);
    };
    sos.set(standing);
    pressSos({ rideId: null });
    await vi.waitFor(() => expect(sos.get()).toMatchObject({ phase: 'alert', incident: { id: 3 } }));
  });
});
