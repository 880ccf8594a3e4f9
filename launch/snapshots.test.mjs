import { expect, it } from 'vitest';
import { differences } from './snapshots.mjs';

const table = (...columns) => ({ columns: Object.fromEntries(columns.map((name) => [name, { name, type: 'text' }])) });

it('two snapshots differ in the tables that came, went or changed, whatever their ids', () => {
  const before = { id: '1', prevId: '0', tables: { 'public.rides': table('id', 'fare'), 'public.gone': table('id') }, views: {} };
  const now = { id: '2', prevId: '1', tables: { 'public.rides': table('id', 'fare', 'tip'), 'public.new': table('id') } };
  expect(differences(now, before)).toEqual(['public.rides', 'public.new', 'public.gone']);
  expect(differences({ ...before, id: '3', prevId: '2' }, before)).toEqual([]);
});
