import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { InvoiceRow, RowKind } from '@safiri/rules/invoices/invoice-rows.ts';

/** The product's own text font, upright at two weights, with the letters of all its languages: 30 kB each. */
const fonts = { plain: font('geologica-400.ttf'), bold: font('geologica-700.ttf') };

function font(name: string): Buffer {
  return readFileSync(new URL(`./fonts/${name}`, import.meta.url));
}

const MARGIN = 56;
const GAP = 6;
const AMOUNT_WIDTH = 130;
const QR_POINTS = 96;

const looks: Record<
  RowKind,
  { readonly font: keyof typeof fonts; readonly size: number; readonly color: string; readonly before: number }
> = {
  title: { font: 'bold', size: 20, color: '#111111', before: 0 },
  text: { font: 'plain', size: 10, color: '#333333', before: 0 },
  amount: { font: 'plain', size: 11, color: '#111111', before: 2 },
  total: { font: 'bold', size: 13, color: '#111111', before: 6 },
  note: { font: 'plain', size: 9, color: '#555555', before: 0 },
};

/** Squares for the dark modules, so that it prints at any size. */
function drawQr(pdf: PDFKit.PDFDocument, text: string): void {
  const { data, size } = encode(text, { border: 0 });
  const unit = QR_POINTS / size;
  if (pdf.y + QR_POINTS + MARGIN > pdf.page.height) pdf.addPage();
  const top = pdf.y + 2 * GAP;
  data.forEach((line, y) =>
    line.forEach((isDark, x) => {
      if (isDark) pdf.rect(MARGIN + x * unit, top + y * unit, unit, unit);
    }),
  );
  pdf.fill('#000000');
}

function drawRow(pdf: PDFKit.PDFDocument, row: InvoiceRow, isFirstAmount: boolean): void {
  const { font: weight, size, color, before } = looks[row.kind];
  const width = pdf.page.width - 2 * MARGIN;
  const textWidth = row.amount === null ? width : width - AMOUNT_WIDTH;
  pdf.font(weight).fontSize(size);
  const high = Math.max(pdf.heightOfString(row.text, { width: textWidth }), pdf.currentLineHeight());
  if (pdf.y + before + high + MARGIN > pdf.page.height) pdf.addPage();
  const top = pdf.y + before + (isFirstAmount ? GAP : 0);
  if (isFirstAmount || row.kind === 'total') {
    pdf
      .moveTo(MARGIN, top - 2)
      .lineTo(MARGIN + width, top - 2)
      .lineWidth(0.5)
      .stroke('#999999');
  }
  pdf.fillColor(color).text(row.text, MARGIN, top, { width: textWidth });
  if (row.amount !== null) pdf.text(row.amount, MARGIN + textWidth, top, { width: AMOUNT_WIDTH, align: 'right' });
  pdf.y = top + high + GAP;
}

/**
 * Draws an invoice: its rows, one below the other, and a code to scan. Nothing is fetched for it.
 * @param title what its reader's window calls it
 * @param compress false in tests, which read what was written
 */
export async function drawPdf(title: string, rows: readonly InvoiceRow[], qr: string, { compress = true } = {}): Promise<Buffer> {
  // Without a font of its own it would read one of Adobe's from beside its module.
  const pdf = new PDFDocument({ font: fonts.plain as unknown as string, size: 'A4', margin: MARGIN, compress, info: { Title: title } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  pdf.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold);
  const firstAmount = rows.findIndex(({ kind }) => kind === 'amount');
  rows.forEach((row, index) => drawRow(pdf, row, index === firstAmount));
  drawQr(pdf, qr);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
