import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { trackerFields, trackerJson, trackerMessage } from './osmand.ts';

const read = (content: Record<string, unknown>) => z.safeParse(trackerFields, content);
const at = Date.parse('2026-11-22T08:00:00.000Z');

describe("a tracker's position", () => {
  it.each([
    ['seconds', String(at / 1000)],
    ['milliseconds', String(at)],
    ['ISO 8601', '2026-11-22T08:00:00Z'],
    ['ISO 8601 with an offset', '2026-11-22T10:00:00.000+0200'],
    ['a date and a time in UTC', '2026-11-22 08:00:00'],
  ])('tells its time as %s', (_how, timestamp) => {
    expect(read({ lat: '1', lon: '2', timestamp }).data?.at).toBe(at);
  });

  it('has knots as fields and metres per second as JSON, and -1 for what is unknown', () => {
    const { point } = read({ lat: '1', lon: '2', speed: '10', heading: '90', accuracy: '4.5' }).data ?? {};
    expect(point).toMatchObject({ lat: 1, lng: 2, heading: 90, accuracy: 4.5 });
    expect(point?.speed).toBeCloseTo(5.144, 3);
    expect(read({ lat: '1', lon: '2', speed: '-1', bearing: '-1', accuracy: '-1' }).data?.point).toMatchObject({
      speed: null,
      heading: null,
      accuracy: null,
    });
    const coords = { latitude: 1, longitude: 2, speed: 10, heading: -1 };
    expect(z.parse(trackerJson, { location: { coords } }).point).toEqual({ lat: 1, lng: 2, speed: 10, heading: null, accuracy: null });
  });

  it('is found in the address, a form or JSON, and says who sends it', () => {
    expect(trackerMessage({ id: 'a', lat: '1', lon: '2' }, undefined)).toMatchObject({ name: 'a', form: 'fields' });
    expect(trackerMessage({}, { deviceid: 'b', location: '1,2' })).toMatchObject({ name: 'b', content: { lat: '1', lon: '2' } });
    expect(trackerMessage({}, { location: { coords: {} }, device_id: 48241179 })).toMatchObject({ name: '48241179', form: 'json' });
    expect(trackerMessage({ accuracy: 'highest' }, undefined)).toBeUndefined();
    expect(trackerMessage({}, 'lat=1')).toBeUndefined();
    expect(trackerMessage({ id: `x\0${'y'.repeat(500)}\ud800`, lat: '1' }, undefined)?.name).toMatch(/^x\?y{98}$/);
  });

  it('is one on the earth, at a moment, or none: whatever is sent, nothing throws and nothing is made up', () => {
    const text = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom('', ' ', '-', '1e9', '1e-9', '0x1', 'Infinity', '1,2'),
      fc.constant(undefined),
    );
    const content = fc.record({
      lat: text,
      lon: text,
      timestamp: text,
      speed: text,
      bearing: text,
      accuracy: text,
      location: text,
      id: text,
    });
    fc.assert(
      fc.property(content, (given) => {
        const message = trackerMessage(given, undefined);
        const result = read({ ...message?.content });
        if (!result.success) return;
        const { at: time, point } = result.data;
        expect(Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180).toBe(true);
        expect(time === undefined || Number.isFinite(time)).toBe(true);
        for (const value of [point.speed, point.heading, point.accuracy]) expect(value === null || value >= 0).toBe(true);
      }),
    );
    fc.assert(fc.property(fc.anything(), fc.anything(), (query, body) => void trackerMessage(query, body)));
    fc.assert(fc.property(fc.anything(), (body) => void z.safeParse(trackerJson, body)));
  });
});
