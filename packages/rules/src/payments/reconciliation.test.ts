import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ListFault, readList, reconcile, type OwnLine } from './reconciliation.ts';

const own = (id: number, changes: Partial<OwnLine> = {}): OwnLine => ({
  id,
  direction: 'in',
  reference: `T${id}`,
  receipt: null,
  amountMinor: id * 100,
  ...changes,
});

describe('a provider’s list beside our rows', () => {
  it('matches by our reference, else by the provider’s number, and names each difference', () => {
    const ours = [own(1), own(2), own(3, { reference: 'other', receipt: 'R3' }), own(4), own(5, { direction: 'out' })];
    const theirs = [
      { direction: 'in', reference: 't1', receipt: 'R1', amountMinor: 100 },
      { direction: 'in', reference: 'T2', receipt: null, amountMinor: 150 },
      { direction: 'in', reference: null, receipt: 'r3', amountMinor: 300 },
      { direction: 'in', reference: 'T9', receipt: null, amountMinor: 900 },
      { direction: 'in', reference: 'T5', receipt: null, amountMinor: 500 },
    ] as const;
    expect(reconcile(theirs, ours).map(({ match, ownId }) => [match, ownId])).toEqual([
      ['matched', 1],
      ['other_amount', 2],
      ['matched', 3],
      ['missing_here', null],
      // Money in is not money out.
      ['missing_here', null],
      ['missing_there', 4],
      ['missing_there', 5],
    ]);
  });

  it('takes each row of ours once: what the provider lists twice is missing here', () => {
    const twice = { direction: 'in', reference: 'T1', receipt: null, amountMinor: 100 } as const;
    expect(reconcile([twice, twice], [own(1)]).map(({ match }) => match)).toEqual(['matched', 'missing_here']);
  });

  it('loses nothing and invents nothing', () => {
    const line = fc.record({
      direction: fc.constantFrom('in' as const, 'out' as const),
      reference: fc.option(fc.constantFrom('a', 'b', 'c')),
      receipt: fc.option(fc.constantFrom('1', '2', '3')),
      amountMinor: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (theirs, rows) => {
        const ours = rows.map((row, id) => ({ ...row, id }));
        const lines = reconcile(theirs, ours);
        const sum = (all: ReadonlyArray<number | null>) => all.reduce<number>((total, one) => total + (one ?? 0), 0);
        expect(sum(lines.map(({ theirsMinor }) => theirsMinor))).toBe(sum(theirs.map(({ amountMinor }) => amountMinor)));
        expect(sum(lines.map(({ oursMinor }) => oursMinor))).toBe(sum(ours.map(({ amountMinor }) => amountMinor)));
        const ids = lines.flatMap(({ ownId }) => (ownId === null ? [] : [ownId]));
        expect(ids.toSorted((a, b) => a - b)).toEqual(ours.map(({ id }) => id));
      }),
    );
  });
});

describe('a list from a portal', () => {
  const table = (text: string) => text.split('\n').map((line, n) => ({ line: n + 1, values: line.split(';') }));

  it('is read by the names of its columns, with grouped thousands', () => {
    expect(readList(table('Receipt;Reference;Amount\nR1;T1;1,200.50\nR2;;-30'))).toEqual([
      { direction: 'in', reference: 'T1', receipt: 'R1', amountMinor: 120_050 },
      { direction: 'out', reference: null, receipt: 'R2', amountMinor: 3000 },
    ]);
    expect(readList(table('reference;amount;direction\na;5;OUT'))).toEqual([
      { direction: 'out', reference: 'a', receipt: null, amountMinor: 500 },
    ]);
  });

  it.each([
    '',
    'a;b\n1;2',
    'amount\n5',
    'reference;amount\n;5',
    'reference;amount\nx;five',
    'reference;amount;direction\nx;5;sideways',
    'reference;amount\nx;0',
  ])('is refused: %j', (text) => {
    expect(() => readList(table(text))).toThrow(ListFault);
  });

  it('names the line of what can not be read', () => {
    expect(() => readList(table('reference;amount\nx;5\ny;'))).toThrow('Line 3: no amount');
  });
});
