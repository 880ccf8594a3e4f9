import { expect, it } from 'vitest';
import { planFaults, type PlanNode } from './plan-faults.ts';

const growing = { rides: ['rides_waiting'] };
const of = (type: string, more: Partial<PlanNode> = {}): PlanNode => ({
  'Node Type': type,
  'Relation Name': 'rides',
  Alias: 'r',
  'Parent Relationship': 'Outer',
  ...more,
});
const above = (type: string, children: readonly PlanNode[], more: Partial<PlanNode> = {}): PlanNode => ({
  'Node Type': type,
  'Parent Relationship': 'Outer',
  Plans: children,
  ...more,
});
const whole = of('Index Scan', { 'Index Name': 'rides_pkey' });
const indexesIn = (plan: PlanNode) => planFaults(plan, growing).map(({ index }) => index);

it('finds a table that is read from end to end, wherever it stands, and none that may be', () => {
  expect(planFaults(above('Nested Loop', [of('Seq Scan'), of('Seq Scan', { 'Relation Name': 'markets' })]), growing)).toEqual([
    { table: 'rides', alias: 'r', index: null },
  ]);
  expect(indexesIn(above('Result', [of('Seq Scan', { 'Parent Relationship': 'SubPlan' })]))).toEqual([null]);
});

it('finds an index that is read without a condition', () => {
  expect(indexesIn(whole)).toEqual(['rides_pkey']);
  expect(indexesIn(of('Index Only Scan', { 'Index Name': 'rides_pkey', 'Index Cond': '(id = 1)' }))).toEqual([]);
  expect(indexesIn(of('Index Scan', { 'Index Name': 'rides_waiting' }))).toEqual([]);
});

it('finds it below a bitmap too', () => {
  const bitmap = (cond: Partial<PlanNode>) =>
    of('Bitmap Heap Scan', {
      Plans: [above('BitmapOr', [{ 'Node Type': 'Bitmap Index Scan', 'Index Name': 'rides_driver', ...cond }])],
    });
  expect(indexesIn(bitmap({}))).toEqual(['rides_driver']);
  expect(indexesIn(bitmap({ 'Index Cond': '(driver_id = 7)' }))).toEqual([]);
});

it('lets the first page of a list be read in the order of its index, with what belongs to each row', () => {
  expect(indexesIn(above('Limit', [whole]))).toEqual([]);
  const joined = (more: Partial<PlanNode>) =>
    above('Limit', [above('Nested Loop', [whole, of('Index Scan', { 'Relation Name': 'markets', ...more })])]);
  expect(indexesIn(joined({}))).toEqual([]);
  expect(indexesIn(joined({ Filter: `(status = 'open')` }))).toEqual(['rides_pkey']);
  expect(indexesIn(above('Limit', [{ ...whole, Filter: `(status = 'completed')` }]))).toEqual(['rides_pkey']);
  expect(indexesIn(above('Limit', [above('Sort', [whole])]))).toEqual(['rides_pkey']);
  expect(indexesIn(above('Limit', [above('Incremental Sort', [whole], { 'Presorted Key': ['r.id'] })]))).toEqual([]);
  expect(indexesIn(above('Limit', [above('Incremental Sort', [whole], { 'Presorted Key': ['r.status'] })]))).toEqual(['rides_pkey']);
});

it('lets the first page be read from each partition of a table, and none of them as a whole', () => {
  const [one, other] = [
    { ...whole, 'Parent Relationship': 'Member' },
    { ...whole, Alias: 'r_1', 'Parent Relationship': 'Member' },
  ];
  expect(indexesIn(above('Limit', [above('Merge Append', [one, other])]))).toEqual([]);
  expect(indexesIn(above('Merge Append', [one, other]))).toEqual(['rides_pkey', 'rides_pkey']);
  expect(indexesIn(above('Limit', [above('Merge Append', [one, { ...other, Filter: `(status = 'open')` }])]))).toEqual(['rides_pkey']);
});
