import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { StaffPayment } from '@safiri/contract/payments/finance-calls.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import type { RefundHindrance } from '@safiri/rules/payments/refunds.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import type { TextKey } from 'virtual:texts/keys';
import { callApi, fieldMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { queryClient } from '../platform/query.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { chipOf, outReasons, outStates } from './disbursement-words.ts';
import { Allowed } from './may.tsx';
import { NotDone } from './not-done.tsx';
import { typedAmount } from '../platform/typed-amount.ts';
import { useOnceKey } from '../platform/use-once-key.ts';

/** Why nothing of a payment can be given back. */
const hindered: Record<RefundHindrance, TextKey> = {
  person_left: 'refundLeft',
  own: 'refundOwn',
  play_money: 'refundPlay',
  keys_missing: 'refundNoKeys',
  spent: 'refundSpent',
};

/** Gives a payment back. Sent again it is the same refund. */
const useRefund = (paymentId: number) =>
  useMutation({
    mutationFn: ({ key, ...body }: { amount: string; reason: string; key: string }) =>
      callApi(financePaths.refund, { params: { id: String(paymentId) }, body, idempotencyKey: key }),
    onSettled: () => {
      for (const key of [financePaths.payments, financePaths.disbursements]) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });

/** How much goes back, and why: all of it, where the provider takes no part. */
function Form({ row, left }: { row: StaffPayment; left: NonNullable<StaffPayment['refundable']> }) {
  const t = useText();
  const refund = useRefund(row.id);
  const once = useOnceKey();
  const [amount, setAmount] = useState(String(Number(left.most)));
  const [reason, setReason] = useState('');
  const most = money(left.most, row.countryId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { amount: typedAmount(amount), reason: reason.trim() };
    refund.mutate(
      { ...body, key: once.keyOf({ id: row.id, ...body }) },
      {
        onSuccess: ({ refunds }) => {
          once.done();
          toast({ title: t(refunds[0]?.state === 'waiting' ? 'refundAsked' : 'refundBegun') });
        },
      },
    );
  };
  const asked = fromWire(typedAmount(amount)) ?? 0;
  const whole = fromWire(left.most) ?? 0;
  const of = (cents: number) => money(toWire(cents), row.countryId);
  const wrong = fieldMessage(refund.error, 'amount');
  return (
    <form className="stack out-decide" onSubmit={submit}>
      {left.isPartial ? (
        <Field
          label={t('refundAmount')}
          value={amount}
          inputMode="decimal"
          required
          hint={t('refundMost', { amount: most })}
          error={wrong}
          onChange={(event) => setAmount(event.target.value)}
        />
      ) : (
        <p className="caption">{t('refundWhole', { provider: providerFacts[row.provider].name, amount: most })}</p>
      )}
      <Field label={t('refundWhy')} value={reason} maxLength={300} required onChange={(event) => setReason(event.target.value)} />
      {asked <= 0 || asked > whole ? null : (
        <p className="label num">{t('refundLeaves', { before: of(whole), after: of(whole - asked) })}</p>
      )}
      <Button full type="submit" busy={refund.isPending} why={reason.trim() === '' ? t('needReason') : undefined}>
        {t('refundNow', { amount: of(asked) })}
      </Button>
      {wrong === undefined || !left.isPartial ? <NotDone step={refund} /> : null}
    </form>
  );
}

/** What was given back of a payment to where it came from, and the way to give back what is left. */
export function Refunds({ row }: { row: StaffPayment }) {
  const t = useText();
  return (
    <>
      {row.refunds.map((one) => (
        <p key={one.id} className="row wrap caption num">
          <span>{t('refundLine', { amount: money(one.amount, row.countryId), why: one.why, by: one.by })}</span>
          <span className={chipOf(one.state)}>{t(outStates[one.state])}</span>
          {one.reason === null ? null : <span>{t(outReasons[one.reason])}</span>}
        </p>
      ))}
      {row.notRefundable === null ? null : (
        <Allowed to={financePaths.refund}>
          <p className="caption">{t(hindered[row.notRefundable], { provider: providerFacts[row.provider].name })}</p>
        </Allowed>
      )}
      {row.refundable === null ? null : (
        <Allowed to={financePaths.refund}>
          <Unfold line={t('refundGive')} lineClass="caption">
            <Form key={row.refundable.most} row={row} left={row.refundable} />
          </Unfold>
        </Allowed>
      )}
    </>
  );
}
