import { useState, type FormEvent } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { fromSignedWire, fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { isTipTime, tipSums } from '@safiri/rules/rides/tips.ts';
import { useMoneyTerms } from '../common/money-terms.ts';
import { useWallet } from '../common/wallet.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { useUnreached } from '../platform/unreached.ts';
import { money } from '../platform/format.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useText } from '../platform/text.ts';
import { typedAmount } from '../platform/typed-amount.ts';
import { useOnceKey } from '../platform/use-once-key.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useTipDriver } from './tip-api.ts';
import '../common/review.css';
import '../ui/pick.css';

/** How much: one of the sums, or another one that is typed. */
function TipForm({ ride, name, sums }: { ride: Ride; name: string; sums: readonly number[] }) {
  const t = useText();
  const unreached = useUnreached();
  const tip = useTipDriver(ride.id);
  const once = useOnceKey();
  const [amount, setAmount] = useState('');
  const [isOther, setOther] = useState(false);
  const typed = typedAmount(amount);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tip.mutate({ amount: typed, key: once.keyOf(typed) });
  };
  const wrong = fieldMessage(tip.error, 'amount');
  return (
    <form className="form" onSubmit={submit}>
      <fieldset className="picks even">
        <legend className="label">{t('tipHow')}</legend>
        {sums.map(toWire).map((sum) => (
          <label key={sum} className="pick num" data-on={!isOther && typed === sum}>
            <input
              className="visually-hidden"
              type="radio"
              name="tip"
              checked={!isOther && typed === sum}
              onChange={() => {
                setOther(false);
                setAmount(sum);
              }}
            />
            {money(sum, ride.countryId)}
          </label>
        ))}
        <label className="pick" data-on={isOther}>
          <input
            className="visually-hidden"
            type="radio"
            name="tip"
            checked={isOther}
            onChange={() => {
              setOther(true);
              setAmount('');
            }}
          />
          {t('tipOther')}
        </label>
      </fieldset>
      {isOther ? (
        <Field
          label={t('tipAmount', { currency: ride.currency })}
          value={amount}
          inputMode="decimal"
          required
          autoComplete="off"
          pattern="\d{1,9}([.,]\d{1,2})?"
          error={wrong}
          onChange={(event) => setAmount(event.target.value)}
        />
      ) : null}
      {tip.isError && !(isOther && wrong !== undefined) ? (
        <p className="field-error" role="alert">
          {wrong ?? serverMessage(tip.error, t('notSent'))}
        </p>
      ) : null}
      {(fromWire(typed) ?? 0) === 0 ? null : (
        <Button type="submit" full busy={tip.isPending} why={unreached}>
          {t('tipGive', { amount: money(toWire(fromWire(typed) ?? 0), ride.countryId), name })}
        </Button>
      )}
    </form>
  );
}

/** What the wallet has for it. Nothing where it has less than the smallest sum. */
function Offered({ ride, name }: { ride: Ride; name: string }) {
  const t = useText();
  const { data } = useWallet();
  const spendable = data?.countryId === ride.countryId ? (fromSignedWire(data.spendable ?? data.balance) ?? 0) : 0;
  const sums = tipSums(ride.countryId).filter((sum) => sum <= spendable);
  if (sums.length === 0) return null;
  return (
    <section className="card doc" aria-label={t('tipTitle', { name })}>
      <h2 className="title">{t('tipTitle', { name })}</h2>
      <p className="caption num">{t('tipNote', { amount: money(toWire(spendable), ride.countryId) })}</p>
      <TipForm ride={ride} name={name} sums={sums} />
    </section>
  );
}

/** After a trip: something on top for its driver, from the wallet; all of it is the driver's. */
export function TipCard({ ride }: { ride: Ride }) {
  const t = useText();
  const terms = useMoneyTerms(ride.countryId, ride.market);
  const { driver, completedAt, side } = ride;
  const name = driver?.name ?? '';
  if (ride.tip != null)
    return (
      <p className="label num" role="status">
        {t('tipGiven', { amount: money(ride.tip, ride.countryId), name })}
      </p>
    );
  if (!terms.tips || ride.fast || ride.hail !== null || driver === null || completedAt === null || side === 'rider') return null;
  return isTipTime(new Date(completedAt), new Date(serverTime())) ? <Offered ride={ride} name={name} /> : null;
}
