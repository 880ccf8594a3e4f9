import type { FormEvent } from 'react';
import type { Earnings } from '@safiri/contract/earnings/shapes.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useOnline } from '../platform/connection.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { toast } from '../ui/toast.tsx';
import { useRequestPayout } from './api.ts';

function PayoutForm({ earnings, onDone }: { earnings: Earnings; onDone: () => void }) {
  const t = useText();
  const online = useOnline();
  // Who has none is asked for a code.
  const hasPassword = session.use()?.hasPassword !== false;
  const request = useRequestPayout();
  const errorOf = (field: string) => fieldMessage(request.error, field);
  const named = ['amount', 'destination', 'password'].some((field) => errorOf(field) !== undefined);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name)).trim();
    try {
      const payout = await request.mutateAsync({
        amount: text('amount').replace(',', '.'),
        destination: text('destination'),
        ...(hasPassword ? { password: String(form.get('password')) } : {}),
      });
      toast({ title: t('payoutSentTitle'), text: t('payoutSentText', { amount: money(payout.amount, earnings.countryId) }) });
      onDone();
    } catch {
      // Told in the form.
    }
  };
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('payoutAmount', { currency: earnings.currency })}
        name="amount"
        inputMode="decimal"
        required
        pattern="\d{1,9}([.,]\d{1,2})?"
        defaultValue={earnings.balance}
        hint={t('payoutAtMost', { amount: money(earnings.balance, earnings.countryId) })}
        error={errorOf('amount')}
      />
      <Field
        label={t('payoutDestination')}
        name="destination"
        required
        maxLength={120}
        autoComplete="off"
        defaultValue={earnings.payouts[0]?.destination ?? ''}
        error={errorOf('destination')}
      />
      {hasPassword ? <PasswordField hint={t('payoutPasswordWhy')} error={errorOf('password')} /> : null}
      {request.isError && !named ? (
        <p className="field-error" role="alert">
          {serverMessage(request.error, t('notSent'))}
        </p>
      ) : null}
      <Button type="submit" full busy={request.isPending} why={online ? undefined : t('noConnection')}>
        {t('requestPayout')}
      </Button>
    </form>
  );
}

/** "Withdraw": asks for a payout, or says why there is none to ask for. */
export function WithdrawDialog({ earnings, open, onClose }: { earnings: Earnings; open: boolean; onClose: () => void }) {
  const t = useText();
  const underWay = earnings.payouts.some(({ status }) => status === 'requested');
  const something = Number(earnings.balance) > 0;
  return (
    <Dialog open={open} onClose={onClose} title={t('withdraw')}>
      {underWay ? (
        <p>{t('payoutOpen')}</p>
      ) : something ? (
        <PayoutForm earnings={earnings} onDone={onClose} />
      ) : (
        <p>{t('nothingToWithdraw')}</p>
      )}
    </Dialog>
  );
}
