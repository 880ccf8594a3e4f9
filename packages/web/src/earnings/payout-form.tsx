import type { FormEvent } from 'react';
import type { PayoutTerms } from '@safiri/contract/earnings/payout-shapes.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { useUnreached } from '../platform/unreached.ts';
import { money } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { typedAmount } from '../platform/typed-amount.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { toast } from '../ui/toast.tsx';
import { useRequestPayout } from './api.ts';
import { mostToWithdraw } from './withdraw-state.ts';

/** How much, and where staff pay it by hand, unless a provider does. @param lastTyped where the last one went that staff paid */
export function PayoutForm({ terms, lastTyped, onDone }: { terms: PayoutTerms; lastTyped: string; onDone: () => void }) {
  const t = useText();
  const unreached = useUnreached();
  // Who has none is asked for a code.
  const hasPassword = session.use()?.hasPassword !== false;
  const request = useRequestPayout();
  const { countryId, currency, fee, destination } = terms;
  const isSent = destination !== null;
  const most = mostToWithdraw(terms);
  const errorOf = (field: string) => fieldMessage(request.error, field);
  const named = ['amount', 'destination', 'password'].some((field) => errorOf(field) !== undefined);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name)).trim();
    try {
      const payout = await request.mutateAsync({
        amount: typedAmount(text('amount')),
        ...(isSent ? {} : { destination: text('destination') }),
        ...(hasPassword ? { password: String(form.get('password')) } : {}),
      });
      toast({ title: t('payoutSentTitle'), text: t('payoutSentText', { amount: money(payout.amount, countryId) }) });
      onDone();
    } catch {
      // Told in the form.
    }
  };
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('payoutAmount', { currency })}
        name="amount"
        inputMode="decimal"
        required
        pattern="\d{1,9}([.,]\d{1,2})?"
        defaultValue={most}
        hint={t('payoutAtMost', { amount: money(most, countryId) })}
        error={errorOf('amount')}
      />
      {isSent && Number(fee) > 0 ? <p className="caption num">{t('payoutFee', { fee: money(fee, countryId) })}</p> : null}
      {isSent ? null : (
        <Field
          label={t('payoutDestination')}
          name="destination"
          required
          maxLength={120}
          autoComplete="off"
          defaultValue={lastTyped}
          error={errorOf('destination')}
        />
      )}
      {hasPassword ? <PasswordField hint={t('payoutPasswordWhy')} error={errorOf('password')} /> : null}
      {request.isError && !named ? (
        <p className="field-error" role="alert">
          {serverMessage(request.error, t('notSent'))}
        </p>
      ) : null}
      <Button type="submit" full busy={request.isPending} why={unreached}>
        {t('requestPayout')}
      </Button>
    </form>
  );
}
