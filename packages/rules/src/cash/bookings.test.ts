import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingFault, bookingKinds, mostToBook, parties, receiptNumber, type BookingFacts } from './bookings.ts';

const facts: BookingFacts = {
  kind: 'cash_in',
  party: 'driver',
  amountMinor: 100_00,
  balanceMinor: -100_00,
  payableMinor: 500_00,
  topUp: false,
};

describe('what can be booked', () => {
  it.each([
    [{}, undefined],
    [{ amountMinor: 0 }, 'nothing'],
    [{ amountMinor: -1 }, 'sign'],
    [{ amountMinor: 101_00 }, 'more_than_debt'],
    [{ balanceMinor: -99_50 }, undefined],
    [{ balanceMinor: 0 }, 'no_debt'],
    [{ balanceMinor: 0, topUp: true }, 'no_debt'],
    [{ party: 'passenger', balanceMinor: 0 }, 'no_top_up'],
    [{ party: 'passenger', balanceMinor: 0, topUp: true }, undefined],
    [{ party: 'passenger', amountMinor: 100_01 }, 'more_than_debt'],
    [{ kind: 'cash_out', balanceMinor: 100_00, amountMinor: -100_00 }, undefined],
    [{ kind: 'cash_out', balanceMinor: 99_99, amountMinor: -100_00 }, 'more_than_balance'],
    [{ kind: 'cash_out', balanceMinor: 100_00, payableMinor: 100_00, amountMinor: -100_00 }, undefined],
    [{ kind: 'cash_out', balanceMinor: 100_00, payableMinor: 99_99, amountMinor: -100_00 }, 'not_settled'],
    [{ kind: 'cash_out', balanceMinor: 100_00 }, 'sign'],
    [{ kind: 'correction', balanceMinor: 100_00, payableMinor: 0, amountMinor: -100_00 }, undefined],
    [{ kind: 'write_off' }, undefined],
    [{ kind: 'write_off', amountMinor: 100_01 }, 'more_than_debt'],
    [{ kind: 'write_off', balanceMinor: 5 }, 'no_debt'],
    [{ kind: 'correction', amountMinor: -500_00 }, undefined],
    [{ kind: 'correction', amountMinor: 500_00, balanceMinor: 5 }, undefined],
  ] as ReadonlyArray<readonly [Partial<BookingFacts>, string | undefined]>)('%o: %s', (changes, fault) => {
    expect(bookingFault({ ...facts, ...changes })).toBe(fault);
  });

  it('never leaves a debt by cash out, and makes nobody richer by giving up a debt', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...bookingKinds),
        fc.constantFrom(...parties),
        fc.integer({ min: -500_00, max: 500_00 }),
        fc.integer({ min: -500_00, max: 500_00 }),
        fc.integer({ min: 0, max: 500_00 }),
        fc.boolean(),
        (kind, party, amountMinor, balanceMinor, payableMinor, topUp) => {
          fc.pre(bookingFault({ kind, party, amountMinor, balanceMinor, payableMinor, topUp }) === undefined);
          const after = balanceMinor + amountMinor;
          const isEarly = kind === 'cash_out' && -amountMinor > payableMinor;
          expect([kind === 'cash_out' && after < 0, isEarly, kind === 'write_off' && after > 0]).toEqual([false, false, false]);
        },
      ),
    );
  });

  it('is at most what can be booked: neither more nor less is refused', () => {
    const minor = fc.integer({ min: -500_00, max: 500_00 });
    fc.assert(
      fc.property(
        fc.constantFrom(...bookingKinds),
        fc.constantFrom(...parties),
        minor,
        fc.integer({ min: 0, max: 500_00 }),
        fc.boolean(),
        (kind, party, balanceMinor, payableMinor, topUp) => {
          const most = mostToBook({ kind, party, balanceMinor, payableMinor, topUp });
          const sign = kind === 'cash_out' ? -1 : 1;
          const fault = (size: number) => bookingFault({ kind, party, amountMinor: sign * size, balanceMinor, payableMinor, topUp });
          if (most === undefined) expect(fault(500_00)).toBeUndefined();
          else expect([most === 0 || fault(most) === undefined, fault(most + 1) === undefined]).toEqual([true, false]);
        },
      ),
    );
  });

  it('numbers receipts by the drawer and the booking in it', () => {
    expect([receiptNumber(12, 7), receiptNumber(3, 1234)]).toEqual(['12-007', '3-1234']);
  });
});
