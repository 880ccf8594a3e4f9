import { useState } from 'react';
import type { OpenPayout } from '@safiri/contract/earnings/staff-calls.ts';
import { payoutPaths } from '@safiri/contract/earnings/staff-paths.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { clockTime, day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useDecidePayout } from './api.ts';
import { BatchCard } from './batch-card.tsx';
import { BehindPayout } from './behind-payout.tsx';
import { Allowed, DriverLink } from './may.tsx';
import { NotDone } from './not-done.tsx';

/** What a driver gets of a payout, minor units. */
const netOf = ({ amount, fee }: OpenPayout): number => (fromWire(amount) ?? 0) - (fromWire(fee) ?? 0);

/** A payout that a provider can pay. */
function Ready({ payout }: { payout: OpenPayout }) {
  const t = useText();
  const decide = useDecidePayout();
  const [note, setNote] = useState('');
  return (
    <>
      <div className="row">
        <span className="grow batch-who">
          <DriverLink className="label strong text-link" driverId={payout.driverId}>
            {payout.driverName}
          </DriverLink>
          <span className="caption num">
            {[payout.destination, payout.progress?.name, `${day(payout.askedAt)} ${clockTime(payout.askedAt)}`].filter(Boolean).join(' · ')}
          </span>
        </span>
        <b className="num">{money(toWire(netOf(payout)), payout.countryId)}</b>
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
              aria-label={`${t('payoutCouldNot')}: ${payout.driverName}`}
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
    </>
  );
}

/** The payouts of one country that wait to be signed. */
export function BatchMaker({ countryId, payouts }: { countryId: CountryId; payouts: readonly OpenPayout[] }) {
  const t = useText();
  return (
    <BatchCard
      title={t('batchReady')}
      countryId={countryId}
      signs={(n, amount) => t('batchSign', { n, amount })}
      rows={payouts.flatMap((payout) =>
        payout.progress === null
          ? []
          : [
              {
                id: payout.progress.disbursementId,
                minor: netOf(payout),
                put: t('batchPut', { name: payout.driverName }),
                shown: <Ready payout={payout} />,
              },
            ],
      )}
    />
  );
}
