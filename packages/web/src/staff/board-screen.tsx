import { Suspense } from 'react';
import { printPath } from '../art/print.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { settlementPaths } from '@safiri/contract/orders/settlement-paths.ts';
import { Link } from 'wouter';
import type { BoardOrder } from '@safiri/contract/orders/shapes.ts';
import type { TextKey } from 'virtual:texts/keys';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom, useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { minutesLate } from '@safiri/rules/orders/due.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { BackLink } from './back-link.tsx';
import { Allowed } from './may.tsx';
import { useBoard } from './board-api.ts';
import { BoardItems } from './board-items.tsx';
import { BoardOrderCard } from './board-order.tsx';
import { PageName } from './page-name.tsx';
import { ShopDayCard } from './shop-day.tsx';
import { ShopBar } from './shop-bar.tsx';
import { NothingHere } from './nothing-here.tsx';
import { ShopHours } from './shop-hours.tsx';
import { ShopPhone } from './shop-phone.tsx';
import { ShopPicture } from './shop-picture.tsx';
import { useBeep } from './use-beep.ts';
import './board.css';

/** Its texts are those of invoices. */
const ShopTax = lazyPart(async () => {
  const [{ ShopTax }] = await Promise.all([import('./shop-tax.tsx'), enterRoom('invoices')]);
  return ShopTax;
});

/** The columns of the board; what left the kitchen's hands and waits for its courier is ready. */
const columns: ReadonlyArray<readonly [TextKey, (status: BoardOrder['status']) => boolean]> = [
  ['boardNew', (status) => status === 'placed'],
  ['boardPreparing', (status) => status === 'preparing'],
  ['boardIsReady', (status) => status !== 'placed' && status !== 'preparing'],
];

function Column({ title, orders, picks }: { title: string; orders: readonly BoardOrder[]; picks: boolean }) {
  const t = useText();
  const now = useServerNow(10_000);
  const lateOf = (order: BoardOrder) => minutesLate(order, now);
  const late = orders.filter((order) => lateOf(order) > 0).length;
  return (
    <section className="stack board-column" aria-label={title}>
      <h2 className="title row spread">
        {title}
        <span className="board-counts">
          {late === 0 ? null : <span className="chip bad num">{t('boardLate', { n: late })}</span>}
          {orders.length === 0 ? <span className="caption">{t('boardNoneHere')}</span> : <span className="chip num">{orders.length}</span>}
        </span>
      </h2>
      {orders
        .toSorted((a, b) => lateOf(b) - lateOf(a))
        .map((order) => (
          <BoardOrderCard key={order.id} order={order} picks={picks} />
        ))}
    </section>
  );
}

/** Prints the board, from the bar of a phone. */
function PrintIcon() {
  const t = useText();
  return (
    <button type="button" className="icon-button" aria-label={t('boardPrint')} title={t('boardPrint')} onClick={() => print()}>
      <svg className="icon" width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
        <path d={printPath} />
      </svg>
    </button>
  );
}

/** The name, the bar of the shop and the columns, before they are known. */
function BoardSkeleton() {
  return (
    <div className="stack" aria-hidden="true">
      <Skeleton height={40} />
      <Skeleton height={70} />
      <div className="board-columns">
        {columns.map(([title]) => (
          <Skeleton key={title} height={260} />
        ))}
      </div>
    </div>
  );
}

/** `/staff/boards/{id}`: whether the shop takes orders, and those not out of the door, with a tone while one waits for an answer. */
export function BoardScreen({ merchantId }: { merchantId: number }) {
  const t = useText();
  const board = useBoard(merchantId);
  useBeep((board.data?.orders ?? []).some(({ status }) => status === 'placed'));
  if (board.isPending) return <BoardSkeleton />;
  if (board.data === undefined) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void board.refetch()} />;
  const { merchant, orders } = board.data;
  const canPrint = orders.length > 0;
  return (
    <>
      <BackLink href="/staff/boards" to="sectionBoards" />
      <div className="row spread board-head">
        <PageName name={merchant.name} inBar={canPrint ? <PrintIcon /> : null} />
        {canPrint ? (
          <Button kind="soft" small className="board-print no-print" onClick={() => print()}>
            {t('boardPrint')}
          </Button>
        ) : null}
      </div>
      <Allowed to={orderPaths.changeMerchant}>
        <ShopBar merchant={merchant} />
      </Allowed>
      {orders.length === 0 ? (
        <NothingHere inline text={t('boardEmpty')} note={t('boardEmptyNote')} />
      ) : (
        <div className="board-columns">
          {columns.map(([title, holds]) => (
            <Column key={title} title={t(title)} orders={orders.filter(({ status }) => holds(status))} picks={merchant.kind === 'store'} />
          ))}
        </div>
      )}
      <ShopDayCard merchantId={merchant.id} />
      <Allowed to={settlementPaths.list}>
        <Link className="text-link no-print" href={`/staff/boards/${merchant.id}/settlements`}>
          {t('shopMoneyLink')}
        </Link>
      </Allowed>
      <Allowed to={orderPaths.changeItem}>
        <div className="board-foot no-print">
          <BoardItems merchant={merchant} />
          <div className="stack">
            <ShopHours merchant={merchant} />
            <ShopPhone merchant={merchant} />
            <ShopPicture merchant={merchant} />
            <Suspense fallback={<Skeleton height={140} />}>
              <ShopTax merchantId={merchant.id} />
            </Suspense>
          </div>
        </div>
      </Allowed>
    </>
  );
}
