import { expect, it, vi } from 'vitest';
import { dateFormat } from './date-format.ts';

it('makes a format once for each language and form, however many dates are written', () => {
  const make = vi.spyOn(Intl, 'DateTimeFormat');
  const form = (timeZone: string) => ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }) as const;
  const at = new Date('2026-06-15T09:51:00Z');
  const written = Array.from({ length: 50 }, () => [
    dateFormat(['en-ZA'], form('Africa/Johannesburg')).format(at),
    dateFormat(['en-ZA'], form('Africa/Nairobi')).format(at),
    dateFormat(['sw'], form('Africa/Nairobi')).format(at),
  ]);
  expect(new Set(written.flat())).toEqual(new Set(['11:51', '12:51']));
  expect(make).toHaveBeenCalledTimes(3);
  vi.restoreAllMocks();
});
