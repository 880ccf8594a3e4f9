import type { Incident } from '@safiri/contract/safety/shapes.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../app/text.ts', () => ({ translate: (key: string) => key }));
const { adoptIncident, sos, takeIncident } = await import('./sos.ts');

const incident = (id: number, closedAt: string | null) => ({ id, closedAt, isDrill: false, reached: false }) as Incident;
const closed = '2026-11-22T08:00:00.000Z';
const alert = { phase: 'alert', drill: false, endsAt: 0, pressedAt: closed, rideId: 1, incident: null, sending: 'again' } as const;

describe('an alert', () => {
  beforeEach(() => sos.set(alert));

  it('that is not sent yet outlives the news of an older emergency, closed or still open: only the answer to the press counts', () => {
    takeIncident(incident(1, closed));
    takeIncident(incident(1, null));
    adoptIncident(incident(1, null));
    expect(sos.get()).toEqual(alert);
  });

  it('ends when its own incident is closed, and not when another is', () => {
    sos.set({ ...alert, incident: incident(2, null), sending: 'done' });
    takeIncident(incident(1, closed));
    expect(sos.get().phase).toBe('alert');
    takeIncident(incident(2, closed));
    expect(sos.get().phase).toBe('idle');
  });
});
