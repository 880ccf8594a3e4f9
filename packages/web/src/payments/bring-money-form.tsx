import { useState, type FormEvent } from 'react';
import type { TopUpWays } from '@safiri/contract/payments/calls.ts';
import { minorOfUnits } from '@safiri/rules/pricing/money.ts';
import { providerFacts, type ProviderId } from '@safiri/rules/payments/providers.ts';
import { useLocation } from 'wouter';
import { moneyFacts } from '../platform/countries.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { useUnreached } from '../platform/unreached.ts';
import { moneyOf } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { useOnceKey } from '../platform/use-once-key.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useStartPayment } from './api.ts';
import { purposeWords, type BalancePurpose } from './balance-words.ts';
import '../common/phrases.css';
import '../ui/pick.css';

/** Amounts that a tap fills in: of a top-up so many times the least, of a debt so much of it. */
const TIMES_LEAST = [5, 10, 20, 50] as const;
const PARTS_OF_DEBT = [0.25, 0.5, 1] as const;

/**
 * How much, by whom, and at which phone. What a driver owes stands there already.
 * @param title where there is more than one on the screen, which of them it is
 */
export function BringMoneyForm({
  ways: { ways, currency, countryId, least, most },
  purpose,
  title,
}: {
  ways: TopUpWays;
  purpose: BalancePurpose;
  title?: string;
}) {
  const t = useText();
  const unreached = useUnreached();
  const user = session.use();
  const [, go] = useLocation();
  const [chosen, setChosen] = useState<ProviderId>();
  const [amount, setAmount] = useState(purpose === 'pay_in' ? String(most) : '');
  const start = useStartPayment(purpose);
  const words = purposeWords[purpose];
  const name = title ?? t(words.title);
  const once = useOnceKey();
  const provider = chosen ?? ways[0];
  if (provider === undefined) return null;
  // Whole amounts, and written so.
  const whole = (units: number) => moneyOf(minorOfUnits(units), countryId, 0);
  const bounds = { least: whole(least), most: whole(most) };
  const often =
    purpose === 'pay_in'
      ? [...new Set(PARTS_OF_DEBT.map((part) => Math.max(least, Math.ceil(most * part))))]
      : TIMES_LEAST.map((times) => least * times).filter((units) => units <= most);
  const atPhone = providerFacts[provider].asks === 'phone';
  const errorOf = (field: string) => fieldMessage(start.error, field);
  const named = ['amount', 'phone'].some((field) => errorOf(field) !== undefined);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      provider,
      amount: amount.trim(),
      ...(atPhone ? { phone: String(form.get('phone')).trim() } : {}),
      ...(purpose === 'pay_in' ? { currency } : {}),
    };
    try {
      const { id } = await start.mutateAsync({ ...body, key: once.keyOf(body) });
      once.done();
      go(`${words.screen}?payment=${id}`);
    } catch {
      // Told in the form.
    }
  };
  return (
    <form className="card form" aria-label={name} onSubmit={(event) => void submit(event)}>
      <h2 className="h2">{name}</h2>
      <Field
        label={t('topUpAmount', { currency })}
        name="amount"
        prefix={moneyFacts(countryId).currencySymbol}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        inputMode="numeric"
        required
        pattern="[1-9]\d{0,8}"
        autoComplete="off"
        hint={t('topUpBounds', bounds)}
        error={errorOf('amount')}
      />
      <div className="top-up-often" role="group" aria-label={t('topUpQuick')}>
        {often.map((units) => (
          <button
            key={units}
            type="button"
            className="phrase num"
            aria-pressed={amount === String(units)}
            onClick={() => setAmount(String(units))}
          >
            {whole(units)}
          </button>
        ))}
      </div>
      {ways.length < 2 ? null : (
        <fieldset className="picks">
          <legend className="label">{t('topUpBy')}</legend>
          {ways.map((id) => (
            <label key={id} className="pick" data-on={id === provider}>
              <input className="visually-hidden" type="radio" name="provider" checked={id === provider} onChange={() => setChosen(id)} />
              {providerFacts[id].name}
            </label>
          ))}
        </fieldset>
      )}
      {atPhone ? (
        <Field
          label={t('topUpPhone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          // A debt of another country is asked for at a phone of that country.
          defaultValue={purpose === 'pay_in' && user?.countryId !== countryId ? '' : (user?.phone ?? '')}
          hint={t('topUpPhoneHint', { provider: providerFacts[provider].name })}
          error={errorOf('phone')}
        />
      ) : (
        <p className="caption">{t('topUpPageHint', { provider: providerFacts[provider].name })}</p>
      )}
      {start.isError && !named ? (
        <p className="field-error" role="alert">
          {serverMessage(start.error, t('topUpNotSent'))}
        </p>
      ) : null}
      <Button type="submit" full busy={start.isPending} why={unreached}>
        {t(words.start, { provider: providerFacts[provider].name })}
      </Button>
    </form>
  );
}
