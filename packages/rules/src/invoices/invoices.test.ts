import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pauseAfter } from './authorities.ts';
import { invoiceColumns, invoiceLine } from './invoice-csv.ts';
import { invoiceNumber } from './invoice-number.ts';
import type { Language } from '../languages.ts';
import { invoiceRows } from './invoice-rows.ts';
import type { Invoice } from './invoice.ts';
import { readTaxNumber } from './tax-number.ts';

const invoice: Invoice = {
  kind: 'invoice',
  number: 'KE-2026-000001',
  countryId: 'ke',
  subject: 'ride',
  totalMinor: 116_00,
  issuedAt: new Date('2026-12-31T22:30:00Z'),
  suppliedAt: new Date('2026-12-31T22:30:00Z'),
  customerName: 'Wanjiku Kamau',
  credits: null,
  control: null,
  content: {
    parties: [{ role: 'issuer', name: 'Kisumu Boda Ltd', address: 'Oginga Odinga Street', taxNumber: 'P051234567X' }],
    lines: [{ kind: 'base', name: null, quantity: null, amountMinor: 116_00 }],
    taxes: [{ id: 'vat', names: {}, percent: 16, amountMinor: 16_00 }],
    decimals: 2,
    timeZone: 'Africa/Nairobi',
    paidBy: 'cash',
    meters: 3840,
    reason: null,
  },
};
const [issuer] = invoice.content.parties;
const by = (role: 'driver' | 'merchant', name: string, address: string) => [
  ...invoice.content.parties,
  { ...issuer, role, name, address, taxNumber: 'P012345678Z' },
];
const driven: Invoice = { ...invoice, content: { ...invoice.content, parties: by('driver', 'Otieno Boda', '4 Home Lane') } };
/** 400 shillings of goods, and 116 of delivery with 16 of tax in them. */
const order: Invoice = {
  ...invoice,
  subject: 'order',
  totalMinor: 516_00,
  content: {
    ...invoice.content,
    parties: by('merchant', 'Mama Njeri', '9 Market Street'),
    lines: [
      { kind: 'goods', name: 'Unga', quantity: 2, amountMinor: 400_00 },
      { kind: 'delivery', name: null, quantity: null, amountMinor: 116_00 },
    ],
  },
};
const say = (key: string, values: Readonly<Record<string, string>> = {}) => [key, ...Object.values(values)].join(' ');

describe('a number', () => {
  it('names country, year and place; a credit note has its own', () => {
    expect(invoiceNumber('ke', 'invoice', 2026, 123)).toBe('KE-2026-000123');
    expect(invoiceNumber('za', 'credit_note', 2027, 1_234_567)).toBe('ZA-CN-2027-1234567');
  });
});

describe('a tax number', () => {
  it.each([
    ['p051234567x', 'ke', 'P051234567X'],
    ['P051 234 567-X', 'ke', 'P051234567X'],
    ['4012345678', 'ke', undefined],
    ['4012 345 678', 'za', '4012345678'],
    ['P051234567X', 'za', undefined],
    ['12345678-0001', 'ng', '123456780001'],
    ['x', 'ng', undefined],
  ] as const)('%s of %s is %s', (typed, country, read) => expect(readTaxNumber(typed, country)).toBe(read));

  it('is read the same again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z\d ./-]{0,24}$/), (typed) => {
        const read = readTaxNumber(typed, 'ls');
        expect(read === undefined ? undefined : readTaxNumber(read, 'ls')).toBe(read);
      }),
    );
  });
});

describe('the rows', () => {
  it('say all of it, by the clocks of the country', () => {
    expect(invoiceRows(invoice, 'en', say, true).map(({ text, amount }) => [text, amount])).toEqual([
      ['docTitleInvoice KE-2026-000001', null],
      ['docIssued 1 Jan 2027, 01:30', null],
      ['docPartyIssuer Kisumu Boda Ltd · Oginga Odinga Street · docTaxNumber P051234567X', null],
      ['docCustomer Wanjiku Kamau', null],
      ['docSubjectRide 1 Jan 2027, 01:30', null],
      ['3.8 km', null],
      ['docLineBase', 'KSh116.00'],
      ['docTotal', 'KSh116.00'],
      ['docTaxInside VAT 16', 'KSh16.00'],
      ['docWithoutTax', 'KSh100.00'],
      ['docPaidBy docMethodCash', null],
    ]);
  });

  it('say the day as each language writes it', () => {
    const issued = (language: Language) => invoiceRows(invoice, language, say, true)[1]?.text;
    expect([issued('sw'), issued('st')]).toEqual(['docIssued 1 Jan 2027, 01:30', 'docIssued 1 Phe 2027, 01:30']);
  });

  it('say of a driver name and tax number alone: their address is a home', () => {
    const texts = invoiceRows(driven, 'en', say, true).map(({ text }) => text);
    expect(texts).toContain('docPartyDriver Otieno Boda · docTaxNumber P012345678Z');
    expect(JSON.stringify(texts)).not.toContain('Home Lane');
  });

  it('leave a shop’s goods out of what is without tax: nobody here knows the tax in them', () => {
    const net = invoiceRows(order, 'en', say, false).filter(({ text }) => text.startsWith('docWithoutTax'));
    expect(net).toEqual([{ kind: 'note', text: 'docWithoutTaxOwn', amount: 'KSh100.00' }]);
  });

  it('do not name the customer behind a link', () => {
    expect(JSON.stringify(invoiceRows(invoice, 'en', say, false))).not.toContain('Wanjiku');
  });
});

describe('the table', () => {
  const cells = (of: Invoice, withHomes = false) => {
    const values = invoiceLine(of, 'KES', { told: null, withHomes });
    expect(values).toHaveLength(invoiceColumns.length);
    return Object.fromEntries(invoiceColumns.map((column, at) => [column, values[at]]));
  };

  it('has a value for each column, no customer, and a credit note below zero', () => {
    const line = cells({ ...invoice, kind: 'credit_note', credits: 'KE-2026-000001' });
    expect(line).toMatchObject({ total: '-116.00', 'goods of shops': '0.00', tax: '-16.00', 'without goods and tax': '-100.00' });
    expect(JSON.stringify(line)).not.toContain('Wanjiku');
  });

  it('has the goods of a shop beside what is taxed', () => {
    expect(cells(order)).toMatchObject({ total: '516.00', 'goods of shops': '400.00', tax: '16.00', 'without goods and tax': '100.00' });
  });

  it('says where a driver lives to finance alone, and where a shop is to everybody', () => {
    expect(cells(driven)).toMatchObject({ seller: 'Otieno Boda', 'seller address': null });
    expect(cells(driven, true)['seller address']).toBe('4 Home Lane');
    expect(cells(order)['seller address']).toBe('9 Market Street');
  });
});

describe('telling again', () => {
  it('waits a minute, then twice as long, an hour at most', () => {
    expect([1, 2, 3, 7, 50].map((tries) => pauseAfter(tries) / 60_000)).toEqual([1, 2, 4, 60, 60]);
  });
});
