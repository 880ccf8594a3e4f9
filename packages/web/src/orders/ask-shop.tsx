import type { Order } from '@safiri/contract/orders/shapes.ts';
import { mayCallShop } from '@safiri/rules/orders/order-life.ts';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { useServerNow } from '../ui/use-now.ts';

const MINUTE_MS = 60_000;

/** Whom to ask about what was ordered, while there may be something to ask: the shop where it takes calls, else the team. */
export function AskShop({ order: { merchant, status, endedAt } }: { order: Order }) {
  const t = useText();
  const now = useServerNow(MINUTE_MS);
  if (merchant === null || !mayCallShop({ status, endedAt: endedAt === null ? null : new Date(endedAt) }, new Date(now))) return null;
  return merchant.phone === null ? (
    <Link className="button soft full no-print" href="/live-chat">
      <Icon name="chat" size={20} />
      {t('orderAskTeam')}
    </Link>
  ) : (
    <a className="button soft full no-print" href={`tel:${merchant.phone}`}>
      <Icon name="phone" size={20} />
      {t('call', { name: merchant.name })}
    </a>
  );
}
