import { useState, type FormEvent } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { typedAmount } from '../platform/typed-amount.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { useAnswerCash } from './api.ts';
import './cash.css';

/**
 * The driver says what was taken: all of it in one tap, or how much.
 * @param alone where nothing else is to be done
 */
export function CashAnswer({ ride, due, alone = false }: { ride: Ride; due: string; alone?: boolean }) {
  const t = useText();
  const answer = useAnswerCash(ride.id);
  const [asking, setAsking] = useState(false);
  const [paid, setPaid] = useState('');
  const say = (amount: string) =>
    answer.mutate(amount, {
      onSuccess: () => setAsking(false),
      onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    say(typedAmount(paid));
  };
  return (
    <div className="cash-answers" data-alone={alone}>
      <Button kind="accent" busy={answer.isPending} onClick={() => say(due)}>
        {t('cashGotAll')}
      </Button>
      <Button kind="soft" busy={answer.isPending} onClick={() => setAsking(true)}>
        {t('cashPaidLess')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('cashPaidLess')}>
        <form className="form" onSubmit={submit}>
          <Field
            label={t('cashHowMuch', { amount: money(due, ride.countryId) })}
            inputMode="decimal"
            value={paid}
            error={fieldMessage(answer.error, 'paid')}
            onChange={(event) => setPaid(event.target.value)}
          />
          <p className="caption">{t('cashLessNote')}</p>
          <Button type="submit" full busy={answer.isPending} why={paid.trim() === '' ? t('needAmount') : undefined}>
            {t('cashSave')}
          </Button>
        </form>
      </Dialog>
    </div>
  );
}
