import { useState, type ReactNode } from 'react';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { BATCH_AT_MOST } from '@safiri/rules/payments/batches.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { useOnceKey } from '../platform/use-once-key.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useMakeBatch } from './finance-api.ts';
import { Allowed, useMay } from './may.tsx';
import { NotDone } from './not-done.tsx';

/** What can be put into a batch. */
interface Batched {
  /** Of the disbursement that carries it. */
  readonly id: number;
  /** What its payee gets, minor units. */
  readonly minor: number;
  /** What the box that puts it in is called. */
  readonly put: string;
  readonly shown: ReactNode;
}

/**
 * What waits to be signed in one country: all of it is chosen at first, as much as a batch holds. Whoever signs puts it into a batch, and somebody else signs
 * it too.
 * @param signs what the button says of so many, which come to so much
 * @param more fetches what waits beside
 */
export function BatchCard({
  title,
  countryId,
  rows,
  signs,
  more,
}: {
  title: string;
  countryId: CountryId;
  rows: readonly Batched[];
  signs: (n: number, amount: string) => string;
  more?: ReactNode;
}) {
  const t = useText();
  const may = useMay();
  const make = useMakeBatch();
  // What is sent again is the same batch; what was changed is another one.
  const once = useOnceKey();
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const wanted = rows.filter(({ id }) => !out.has(id));
  const chosen = wanted.slice(0, BATCH_AT_MOST);
  const isFull = wanted.length > chosen.length;
  const isIn = (id: number) => chosen.some((one) => one.id === id);
  const total = toWire(chosen.reduce((sum, { minor }) => sum + minor, 0));
  const toggle = (id: number) => setOut(new Set(out.has(id) ? [...out].filter((one) => one !== id) : [...out, id]));
  const sign = () => {
    const ids = chosen.map(({ id }) => id);
    make.mutate({ ids, key: once.keyOf(ids) }, { onSuccess: () => toast({ title: t('batchSent'), text: t('batchSentText') }) });
  };
  return (
    <section className="card doc" aria-label={title}>
      <div className="row spread wrap">
        <h2 className="h2">{title}</h2>
        <Allowed to={financePaths.makeBatch}>
          <Button busy={make.isPending} why={chosen.length === 0 ? t('batchEmpty') : undefined} onClick={sign}>
            {signs(chosen.length, money(total, countryId))}
          </Button>
        </Allowed>
      </div>
      <p className="caption">{t('batchNote')}</p>
      {isFull ? <p className="label">{t('batchFull', { n: BATCH_AT_MOST })}</p> : null}
      <NotDone step={make} />
      <ul className="list">
        {rows.map(({ id, put, shown }) => (
          <li key={id} className="batch-row">
            {may(financePaths.makeBatch) ? (
              <input
                type="checkbox"
                checked={isIn(id)}
                // What a full batch has no room for is in the next one.
                disabled={!isIn(id) && !out.has(id)}
                aria-label={put}
                onChange={() => toggle(id)}
              />
            ) : null}
            <div className="batch-in">{shown}</div>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
