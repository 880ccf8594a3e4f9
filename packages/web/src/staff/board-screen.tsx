import type { BoardOrder } from '@safiri/contract/orders/shapes.ts';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useBoard } from './board-api.ts';
import { BoardItems } from './board-items.tsx';
import { BoardOrderCard } from './board-order.tsx';
import { ShopBar } from './shop-bar.tsx';
import { ShopHours } from './shop-hours.tsx';
import { useBeep } from './use-beep.ts';
import './board.css';

/** The columns of the board; what left the kitchen's hands and waits for its courier is ready. */
const columns: ReadonlyArray<readonly [TextKey, (status: BoardOrder['status']) => boolean]> = [
  ['boardNew', (status) => status === 'placed'],
  ['boardPreparing', (status) => status === 'preparing'],
  ['boardIsReady', (status) => status !== 'placed' && status !== 'preparing'],
];

function Column({ title, orders, picks }: { title: string; orders: readonly BoardOrder[]; picks: boolean }) {
  const t = useText();
  return (
    <section className="stack board-column" aria-label={title} data-some={orders.length > 0}>
      <h2 className="title row spread">
        {title} <span className={orders.length === 0 ? 'chip num' : 'chip bad num'}>{orders.length}</span>
      </h2>
      {orders.length === 0 ? <p className="caption">{t('boardNoneHere')}</p> : null}
      {orders.map((order) => (
        <BoardOrderCard key={order.id} order={order} picks={picks} />
      ))}
    </section>
  );
}

/** `/staff/boards/{id}`: whether the shop takes orders, and those not out of the door, with a tone while one waits for an answer. */
export function BoardScreen({ merchantId }: { merchantId: number }) {
  const t = useText();
  const board = useBoard(merchantId);
  useBeep((board.data?.orders ?? []).some(({ status }) => status === 'placed'));
  if (board.isPending) return <Skeleton height={320} />;
  if (board.data === undefined) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void board.refetch()} />;
  const { merchant, orders } = board.data;
  return (
    <>
      <div className="row spread">
        <h1 className="h1">{merchant.name}</h1>
        <Button kind="soft" small icon="download" className="no-print" onClick={() => print()}>
          {t('boardPrint')}
        </Button>
      </div>
      <ShopBar merchant={merchant} />
      {orders.length === 0 ? <p className="label muted">{t('boardEmpty')}</p> : null}
      <div className="board-columns">
        {columns.map(([title, holds]) => (
          <Column key={title} title={t(title)} orders={orders.filter(({ status }) => holds(status))} picks={merchant.kind === 'store'} />
        ))}
      </div>
      <div className="console-grid no-print">
        <BoardItems merchantId={merchant.id} />
        <ShopHours key={merchant.hours} merchant={merchant} />
      </div>
    </>
  );
}
