import { useRef, useState } from 'react';
import type { OpenPayout } from '@safiri/contract/earnings/staff-calls.ts';
import { payoutPaths } from '@safiri/contract/earnings/staff-paths.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { BATCH_AT_MOST } from '@safiri/rules/payments/batches.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { clockTime, day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useDecidePayout } from './api.ts';
import { BehindPayout } from './behind-payout.tsx';
import { useMakeBatch } from './finance-api.ts';
import { Allowed, DriverLink, useMay } from './may.tsx';
import { NotDone } from './not-done.tsx';

/** A payout that a provider can pay, with the box that puts it into the batch. */
function Ready({ payout, isIn, onToggle }: { payout: OpenPayout; isIn: boolean; onToggle: () => void }) {
  const t = useText();
  const may = useMay();
  const decide = useDecidePayout();
  const [note, setNote] = useState('');
  const { countryId, amount, fee } = payout;
  return (
    <li className="batch-row">
      <div className="row">
        {may(financePaths.makeBatch) ? (
          <input type="checkbox" checked={isIn} aria-label={t('batchPut', { name: payout.driverName })} onChange={onToggle} />
        ) : null}
        <span className="grow batch-who">
          <DriverLink className="label strong text-link" driverId={payout.driverId}>
            {payout.driverName}
          </DriverLink>
          <span className="caption num">
            {[payout.destination, payout.progress?.name, `${day(payout.askedAt)} ${clockTime(payout.askedAt)}`].filter(Boolean).join(' · ')}
          </span>
        </span>
        <b className="num">{money(toWire((fromWire(amount) ?? 0) - (fromWire(fee) ?? 0)), countryId)}</b>
      </div>
      <BehindPayout payoutId={payout.id} />
      <Allowed to={payoutPaths.decide}>
        <Unfold line={t('payoutCallOff')}>
          <div className="stack">
            <Field label={t('payoutNote')} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
            <Button
              kind="danger"
              small
              busy={decide.isPending}
              why={note.trim() === '' ? t('needNote') : undefined}
              onClick={() =>
                decide.mutate(
                  { id: payout.id, outcome: 'failed', note: note.trim() },
                  { onSuccess: () => toast({ title: t('reviewDone') }) },
                )
              }
            >
              {t('payoutCouldNot')}
            </Button>
            <NotDone step={decide} />
          </div>
        </Unfold>
      </Allowed>
    </li>
  );
}

/** The payouts of one country that wait to be signed: whoever signs puts them into a batch, and somebody else signs it too. */
export function BatchMaker({ countryId, payouts }: { countryId: CountryId; payouts: readonly OpenPayout[] }) {
  const t = useText();
  const make = useMakeBatch();
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  // What is sent again is the same batch; what was changed is another one.
  const sent = useRef({ what: '', key: '' });
  const chosen = payouts.filter(({ id }) => !out.has(id)).slice(0, BATCH_AT_MOST);
  const total = toWire(chosen.reduce((sum, { amount, fee }) => sum + (fromWire(amount) ?? 0) - (fromWire(fee) ?? 0), 0));
  const toggle = (id: number) => setOut((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const sign = () => {
    const ids = chosen.flatMap(({ progress }) => (progress === null ? [] : [progress.disbursementId]));
    const what = ids.join(' ');
    if (sent.current.what !== what) sent.current = { what, key: crypto.randomUUID() };
    make.mutate({ ids, key: sent.current.key }, { onSuccess: () => toast({ title: t('batchSent'), text: t('batchSentText') }) });
  };
  return (
    <section className="card stack batch" aria-label={t('batchReady')}>
      <div className="row spread wrap">
        <h2 className="h2">{t('batchReady')}</h2>
        <Allowed to={financePaths.makeBatch}>
          <Button busy={make.isPending} why={chosen.length === 0 ? t('batchEmpty') : undefined} onClick={sign}>
            {t('batchSign', { n: chosen.length, amount: money(total, countryId) })}
          </Button>
        </Allowed>
      </div>
      <p className="caption">{t('batchNote')}</p>
      <NotDone step={make} />
      <ul className="list">
        {payouts.map((payout) => (
          <Ready key={payout.id} payout={payout} isIn={chosen.some(({ id }) => id === payout.id)} onToggle={() => toggle(payout.id)} />
        ))}
      </ul>
    </section>
  );
}
