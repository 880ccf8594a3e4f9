import type { Seat } from '@safiri/contract/scholar/calls.ts';
import { serverMessage } from '../platform/api-client.ts';
import { day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useSetPayment } from './api.ts';
import { PayMonth } from './pay-month.tsx';

const dateOf = (date: string) => day(`${date}T12:00:00`);

/** What a seat costs, who takes it, what of the month was driven, and until when it is kept where the wallet lacks it. */
export function SeatPayment({ seat }: { seat: Seat }) {
  const t = useText();
  const set = useSetPayment();
  const { month, payment, walletFrom, keptUntil, countryId } = seat;
  const other = payment === 'cash' ? 'wallet' : 'cash';
  return (
    <div className="seat-payment">
      <p className="label num">
        <b>{money(seat.monthlyPrice, countryId)}</b> {t('scholarMonth')}, {t(payment === 'cash' ? 'scholarPayDriver' : 'scholarPayWallet')}
      </p>
      {keptUntil === null ? null : (
        <p className="field-error" role="status">
          {t('scholarUnpaid', { day: dateOf(keptUntil) })}
        </p>
      )}
      {month === null && walletFrom !== null && seat.status === 'member' ? <PayMonth seat={seat} /> : null}
      {month === null ? null : (
        <p className="caption num">
          {t('scholarDriven', {
            driven: month.driven,
            runs: month.runs,
            price: money(month.price, countryId),
            unused: money(month.unused, countryId),
          })}
        </p>
      )}
      {month === null && payment === 'wallet' && walletFrom !== null && keptUntil === null && seat.status === 'member' ? (
        <p className="caption">{t('scholarWalletFrom', { day: dateOf(walletFrom) })}</p>
      ) : null}
      {seat.mayPayByWallet || payment === 'wallet' ? (
        <Button
          kind="soft"
          small
          className="seat-switch"
          busy={set.isPending}
          onClick={() =>
            set.mutate(
              { id: seat.id, payment: other, monthlyPrice: seat.monthlyPrice },
              { onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('scholarTryAgain')), tone: 'bad' }) },
            )
          }
        >
          {t(other === 'wallet' ? 'scholarToWallet' : keptUntil === null ? 'scholarToCash' : 'scholarToCashNow')}
        </Button>
      ) : null}
    </div>
  );
}
