import { Link } from 'wouter';
import { isComing, limitText, oweText, useDriverMoney } from '../common/driver-money.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import './money-card.css';

/** On the driver's home: who owes whom how much, in each currency, and what it keeps away. Nothing while nobody owes anything and nothing is on its way. */
export function MoneyCard() {
  const t = useText();
  const { data } = useDriverMoney();
  const shown = (data?.sums ?? []).filter((sum) => Number(sum.balance) !== 0 || isComing(sum));
  if (shown.length === 0) return null;
  return (
    <section className="card money-card" aria-label={t('driverMoney')}>
      {shown.map((sum) => {
        const why = limitText(t, sum);
        return (
          <Link key={sum.currency} className="row spread money-row" href="/driver-money" data-state={sum.state}>
            <Icon name={why === undefined ? 'wallet' : 'alert'} size={24} />
            <span className="grow">
              <b className="num">{oweText(t, sum)}</b>
              {why === undefined ? null : <span className="label">{why}</span>}
            </span>
            <Icon name="fwd" size={18} />
          </Link>
        );
      })}
    </section>
  );
}
