import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { judgePdf } from './quiet-pdf.ts';

const pdf = (...parts: readonly (string | Buffer)[]) => Buffer.concat(['%PDF-1.7\n', ...parts, '%%EOF'].map((part) => Buffer.from(part)));
const packed = (objects: string) =>
  Buffer.concat([
    Buffer.from('5 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n'),
    deflateSync(objects),
    Buffer.from('\nendstream endobj\n'),
  ]);

describe('a PDF', () => {
  it('is quiet with many streams that each have their object', () => {
    const page = `1 0 obj<</Length ${1000}>>stream\n${'x'.repeat(1000)}\nendstream endobj\n`;
    expect(judgePdf(pdf(page.repeat(5000), packed('1 0 <</Type/Catalog>>')))).toBe('quiet');
  });

  it('is not read for longer than its size is worth', () => {
    // Each of these words makes all that stands before it be looked at again: ten megabytes of them would take hours.
    expect(judgePdf(pdf('1 0 obj\n', 'stream\n'.repeat(20_000)))).toBe('unreadable');
    expect(judgePdf(pdf(...Array<Buffer>(6000).fill(packed('x'))))).toBe('unreadable');
  });

  it('hides no name behind its other spelling, however many there are', () => {
    const disguised = '#41'.repeat(100_000);
    expect(judgePdf(pdf(disguised))).toBe('quiet');
    expect(judgePdf(pdf(disguised, '/J#61vaScript'))).toBe('active');
    expect(judgePdf(pdf(disguised, '/#4a#53#28'))).toBe('active');
    expect(judgePdf(pdf('/J#6', '/#4', '%'))).toBe('quiet');
    expect(judgePdf(pdf(packed('1 0 <</Open#41ction 2 0 R>>')))).toBe('active');
  });
});
