import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { InvoiceRow } from '@safiri/rules/invoices/invoice-rows.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { drawPdf } from './draw-pdf.ts';

const text = (rows: readonly InvoiceRow[]) =>
  rows
    .map((row) => row.text + (row.amount ?? ''))
    .join('')
    .replaceAll(/\s/g, '');
const letters = fc.string({ unit: fc.constantFrom(...'abcXYZ019 éšọ₦−·'), minLength: 1, maxLength: 90 });
const row = fc.record({
  kind: fc.constantFrom<InvoiceRow['kind']>('title', 'text', 'amount', 'total', 'note'),
  text: letters,
  amount: fc.option(
    letters.map((word) => word.slice(0, 12)),
    { nil: null },
  ),
});

it('has the rows of the page in their order, each whole, whatever they say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 60 }), async (rows) => {
      expect(pdfText(await drawPdf('x', rows, 'https://example.org', { compress: false }))).toBe(text(rows));
    }),
    { numRuns: 15 },
  );
});
