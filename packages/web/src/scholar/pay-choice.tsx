import type { Group } from '@safiri/contract/scholar/calls.ts';
import type { SeatPayment } from '@safiri/rules/scholar/school-month.ts';
import { balanceText } from '../common/balance-text.ts';
import { useWallet } from '../common/wallet.ts';
import { day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import '../common/payment-card.css';

interface Props {
  readonly group: Group;
  readonly chosen: SeatPayment;
  readonly onChoose: (payment: SeatPayment) => void;
}

/** How a seat is paid: to the driver in cash, or month by month from the wallet. Where there is no choice, nothing is asked. */
export function PayChoice({ group, chosen, onChoose }: Props) {
  const t = useText();
  const wallet = useWallet();
  const first = group.firstMonth;
  if (first === null) return null;
  const notes: Record<SeatPayment, string> = {
    cash: t('scholarCashNote'),
    wallet: [
      t('scholarFirst', { price: money(first.price, group.countryId), n: first.runs, day: day(`${first.from}T12:00:00`) }),
      ...(wallet.data === undefined ? [] : [balanceText(t, wallet.data)]),
    ].join(' '),
  };
  return (
    <div className="stack" role="group" aria-label={t('scholarHowPaid')}>
      <p className="label strong">{t('scholarHowPaid')}</p>
      {(['cash', 'wallet'] as const).map((payment) => (
        <button key={payment} type="button" className="card method" aria-pressed={chosen === payment} onClick={() => onChoose(payment)}>
          <Icon name={payment} />
          <span className="grow">
            <b>{t(payment === 'cash' ? 'scholarCash' : 'scholarWallet')}</b>
            <span className="caption num">{notes[payment]}</span>
          </span>
          {chosen === payment ? <Icon name="check" /> : null}
        </button>
      ))}
    </div>
  );
}
