import * as z from 'zod/mini';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { authorityFacts, authorityIds } from '@safiri/rules/invoices/authorities.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { taxBases } from '@safiri/rules/pricing/taxes.ts';
import { decimalsAtMost, named, namesOf, slug, type Fault } from './parts.ts';

const taxLine = z.strictObject({
  id: slug,
  name: z.optional(named),
  percent: z.number().check(z.positive(), z.maximum(100), decimalsAtMost(4)),
  of: z.array(z.enum(taxBases)).check(z.minLength(1)),
  /** Prices show what is paid: taxes are inside. */
  included: z._default(z.literal(true, { error: 'is true alone: prices have their taxes inside' }), true),
});

/** The taxes inside prices; what the receipt names them by. */
export const tax = z.strictObject({
  registration: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  lines: z._default(z.array(taxLine).check(z.maxLength(5)), []),
  /** The tax authority that is told every invoice as it is issued. */
  eInvoicing: z.optional(z.enum(authorityIds)),
});
type TaxText = z.infer<typeof tax>;

/** What is wrong between the lines of a tax: two of one name, more than is paid, one amount taxed as two, or another country's authority. */
export function taxFaults(text: TaxText | undefined, country: CountryId): Fault[] {
  const lines = text?.lines ?? [];
  const of = (base: (typeof taxBases)[number]) => lines.some((line) => line.of.includes(base));
  const sum = lines.reduce((all, { percent }) => all + percent, 0);
  const told = text?.eInvoicing;
  return [
    ...(told !== undefined && authorityFacts[told].country !== country
      ? [{ path: ['tax', 'eInvoicing'], error: `is of another country: ${authorityFacts[told].country}` }]
      : []),
    ...(told !== undefined && text?.registration === undefined
      ? [{ path: ['tax', 'registration'], error: 'is wanted by the tax authority' }]
      : []),
    ...lines.flatMap(({ id }, index) =>
      lines.findIndex((one) => one.id === id) === index
        ? []
        : [{ path: ['tax', 'lines', index, 'id'], error: `stands there twice: ${id}` }],
    ),
    ...(sum > 100 ? [{ path: ['tax', 'lines'], error: 'come to more than 100 percent' }] : []),
    ...(of('fare') && of('bookingFee') ? [{ path: ['tax', 'lines'], error: 'the booking fee is in the fare: write fare alone' }] : []),
  ];
}

/** The tax that a text means. */
export const taxOf = (text: TaxText | undefined): MarketDocument['tax'] =>
  text === undefined
    ? null
    : {
        registration: text.registration ?? null,
        authority: text.eInvoicing ?? null,
        lines: text.lines.map(({ id, name, percent, of }) => ({ id, name: namesOf(name), percent, of: [...new Set(of)] })),
      };
