import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { useOrdersUnderWay } from './orders-under-way.ts';
import './orders.css';

/** On the home screen: each order under way, live, with what becomes of it now and when it is there. Nothing while there is none. */
export function LiveOrders() {
  const t = useText();
  const live = useOrdersUnderWay();
  if (live.length === 0) return null;
  return (
    <section className="stack" aria-label={t('ordersUnderWay')}>
      <h2 className="h2">{t('ordersUnderWay')}</h2>
      <ul className="card list">
        {live.map(({ key, href, icon, title, detail, when }) => (
          <li key={key}>
            <Link className="row-button chat-row order-row" href={href}>
              <Icon name={icon} size={24} />
              <span className="grow">
                <span className="label strong">{title}</span>
                <span className="caption num">{detail}</span>
              </span>
              <span className="label strong num order-when">{when}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
