import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { notActedOn } from './not-acted-on.ts';

const kisumu = readFileSync(fileURLToPath(new URL('../../../../docs/markets/kisumu.yaml', import.meta.url)), 'utf8');

it('names all that the document says and the product does not do yet, wherever it stands', () => {
  const named = notActedOn(parse(kisumu));
  for (const path of ['cash', 'services[].detour', 'services[].maxKg']) {
    expect(named).toContain(path);
  }
  expect(named).not.toContain('services[].tariff.driverFloor');
  for (const path of ['tax', 'zones', 'fixed', 'services[].tariff.tolls', 'services[].tariff.commission.perDay'])
    expect(named).not.toContain(path);
  expect(named).not.toContain('services[].tariff.stop');
  expect(named).not.toContain('money.debtLimit');
  expect(named).not.toContain('orders');
  expect(named).not.toContain('documents');
  // Parcels are priced by them; of food, which has no weight, the first is still named.
  for (const path of ['services[].weight', 'services[].vehicles.*.factor', 'services[].vehicles.*.maxKg'])
    expect(named).not.toContain(path);
  // Written, and empty.
  for (const path of ['promotions', 'packages']) expect(named).not.toContain(path);
});

it('names nothing of a document that says no such thing', () => {
  expect(notActedOn({ services: [{ id: 'boda', vehicles: ['motorcycle'], tariff: { base: 50, perKm: 20 } }] })).toEqual([]);
});

it('names stops of services that make none', () => {
  const tariff = { base: 50, perKm: 20, stop: { fee: 20 } };
  const service = (kind: string) => ({ id: kind, kind, vehicles: ['tuktuk'], tariff });
  expect(notActedOn({ services: [service('ride'), service('ladies_only')] })).toEqual([]);
  expect(notActedOn({ services: [service('shared')] })).toEqual(['services[].tariff.stop']);
});
