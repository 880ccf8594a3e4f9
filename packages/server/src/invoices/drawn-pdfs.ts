import { createHash } from 'node:crypto';
import type { InvoiceRow } from '@safiri/rules/invoices/invoice-rows.ts';
import { tooMany } from '../platform/limits.ts';

/** Some 20 kB each. */
const KEPT_AT_MOST = 250;
/** Each language and copy of an invoice, before and after the tax authority answered, and as much again. */
const DRAWN_AN_HOUR = 24;
const HOUR_MS = 3_600_000;
const COUNTED_AT_MOST = 10_000;

/** What a PDF says: the same again is the same file. */
export interface Drawing {
  readonly title: string;
  readonly rows: readonly InvoiceRow[];
  readonly qr: string;
}

interface Needs {
  readonly draw: (drawing: Drawing) => Promise<Buffer>;
  readonly clock: () => Date;
}

const nameOf = ({ title, rows, qr }: Drawing): string =>
  createHash('sha256')
    .update(JSON.stringify([title, rows, qr]))
    .digest('base64');

/** Keeps the newest of a map: what was put in first goes. */
function bound<K, V>(map: Map<K, V>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}

/**
 * Drawing costs the processor some 30 ms, and whoever has a link can ask without end: what was drawn lately is given again, and of one invoice only
 * so much is drawn in an hour.
 * @returns the file of an invoice. It throws Problem too_many_requests.
 */
export function keepDrawn({ draw, clock }: Needs): (invoiceId: number, drawing: Drawing) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  const counts = new Map<number, { readonly until: number; drawn: number }>();

  function count(invoiceId: number): void {
    const now = clock().getTime();
    let hour = counts.get(invoiceId);
    if (hour === undefined || hour.until <= now) {
      counts.delete(invoiceId);
      counts.set(invoiceId, (hour = { until: now + HOUR_MS, drawn: 0 }));
      bound(counts, COUNTED_AT_MOST);
    }
    if (hour.drawn >= DRAWN_AN_HOUR) throw tooMany(Math.ceil((hour.until - now) / 1000));
    hour.drawn += 1;
  }

  return async (invoiceId, drawing) => {
    const name = nameOf(drawing);
    const known = kept.get(name);
    if (known !== undefined) {
      // What is asked for stays longest.
      kept.delete(name);
      kept.set(name, known);
      return known;
    }
    count(invoiceId);
    const file = draw(drawing);
    kept.set(name, file);
    bound(kept, KEPT_AT_MOST);
    file.catch(() => kept.delete(name));
    return file;
  };
}
