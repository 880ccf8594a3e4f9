import { useState, type FormEvent } from 'react';
import type { DirectPayment, DirectWays } from '@safiri/contract/payments/direct.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { providerFacts, type ProviderId } from '@safiri/rules/payments/providers.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { useOnline } from '../platform/connection.ts';
import { useUnreached } from '../platform/unreached.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { useOnceKey } from '../platform/use-once-key.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { methodText } from './method-text.ts';
import { directSentence, isOpen, waitingSentence } from './payment-words.ts';
import './direct-pay.css';

/** What is sent to begin a payment; the same again is the same payment. */
export interface DirectStart {
  readonly provider: ProviderId;
  readonly amount: string;
  readonly phone?: string;
  readonly key: string;
}

/**
 * How a payment in place of cash stands, in one sentence, and the one thing to do.
 * @param waitsFor the name of who pays, for whoever waits for it
 */
export function DirectState({
  payment,
  countryId,
  waitsFor,
}: {
  payment: DirectPayment;
  countryId: CountryId;
  waitsFor?: string | undefined;
}) {
  const t = useText();
  const online = useOnline();
  const fill = {
    provider: providerFacts[payment.provider].name,
    amount: money(payment.amount, countryId),
    phone: payment.phone ?? '',
    name: waitsFor ?? '',
  };
  const open = isOpen(payment);
  return (
    <div className="direct-state stack" data-state={payment.paid ? 'paid' : open ? 'open' : 'over'}>
      <p className="label strong" role="status">
        {t(waitsFor === undefined ? directSentence(payment) : waitingSentence(payment), fill)}
      </p>
      {payment.page === null ? null : (
        <a className="button primary full" href={payment.page}>
          {t('topUpGo', fill)}
        </a>
      )}
      {open && !online ? <p className="caption">{t('topUpOffline')}</p> : null}
      {payment.isSandbox ? <p className="caption">{t('topUpPlay')}</p> : null}
    </div>
  );
}

/** Which phone is asked: the own one stands there, and may be somebody else's. */
function PhoneAsked({
  provider,
  phone,
  busy,
  wrong,
  onAsk,
}: {
  provider: string;
  phone: string;
  busy: boolean;
  wrong: string | undefined;
  onAsk: (phone: string) => void;
}) {
  const t = useText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAsk(String(new FormData(event.currentTarget).get('phone')).trim());
  };
  return (
    <form className="form" onSubmit={submit}>
      <Field
        label={t('topUpPhone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        defaultValue={phone}
        hint={t('topUpPhoneHint', { provider })}
        error={wrong}
      />
      <Button type="submit" full busy={busy}>
        {t('directAsk', { provider })}
      </Button>
    </form>
  );
}

/**
 * By whom it can be paid, one button for each.
 * @param first whether the first of them is the one thing to do, where nothing else pays it
 * @param instead cash is the way agreed: one quiet line leads to the others
 * @param waitsFor the name of who pays, for whoever has their phone asked
 */
export function DirectButtons({
  ways: { ways, amount, rest, phone },
  countryId,
  waitsFor,
  first = false,
  instead = false,
  busy,
  error,
  onStart,
}: {
  ways: DirectWays;
  countryId: CountryId;
  waitsFor?: string | undefined;
  first?: boolean;
  instead?: boolean;
  busy: boolean;
  error: unknown;
  onStart: (start: DirectStart) => void;
}) {
  const t = useText();
  const unreached = useUnreached();
  const once = useOnceKey();
  const [asking, setAsking] = useState<ProviderId>();
  const [unfolded, setUnfolded] = useState(!instead);
  if (ways.length === 0) return null;
  if (!unfolded)
    return (
      <button type="button" className="text-link direct-instead" onClick={() => setUnfolded(true)}>
        {t(ways.every((way) => way === 'paystack') ? 'directInsteadCard' : 'directInstead')}
      </button>
    );
  const begin = (provider: ProviderId, at?: string) => {
    const wish = { provider, amount, ...(at === undefined ? {} : { phone: at }) };
    onStart({ ...wish, key: once.keyOf(wish) });
  };
  const wrongPhone = fieldMessage(error, 'phone');
  return (
    <div className="stack">
      {ways.map((provider, index) => (
        <Button
          key={provider}
          kind={first && index === 0 ? 'primary' : 'soft'}
          full
          busy={busy}
          why={unreached}
          onClick={() => (waitsFor === undefined && providerFacts[provider].asks === 'phone' ? setAsking(provider) : begin(provider))}
        >
          {t(waitsFor === undefined ? 'directPay' : 'directAskThem', {
            amount: money(amount, countryId),
            provider: methodText(t, provider),
            name: waitsFor ?? '',
          })}
        </Button>
      ))}
      {fromWire(rest) === 0 ? null : <p className="caption num">{t('directRest', { rest: money(rest, countryId) })}</p>}
      {waitsFor === undefined || phone === null ? null : <p className="caption num">{t('directTheirPhone', { name: waitsFor, phone })}</p>}
      {error != null && wrongPhone === undefined ? (
        <p className="field-error" role="alert">
          {serverMessage(error, t('topUpNotSent'))}
        </p>
      ) : null}
      {asking === undefined ? null : (
        <Dialog
          open
          onClose={() => setAsking(undefined)}
          title={t('directPay', { amount: money(amount, countryId), provider: providerFacts[asking].name })}
        >
          <PhoneAsked
            provider={providerFacts[asking].name}
            phone={phone ?? ''}
            busy={busy}
            wrong={wrongPhone}
            onAsk={(at) => begin(asking, at)}
          />
        </Dialog>
      )}
    </div>
  );
}
