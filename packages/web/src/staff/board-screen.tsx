import { useState } from 'react';
import type { BoardMerchant } from '@safiri/contract/orders/shapes.ts';
import { serverMessage } from '../platform/api-client.ts';
import { clockTime } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { useBoard, useChangeMerchant } from './board-api.ts';
import { BoardItems } from './board-items.tsx';
import { BoardOrderCard } from './board-order.tsx';
import { useNow } from '../ui/use-now.ts';
import { useBeep } from './use-beep.ts';

const PAUSE_MS = 30 * 60_000;

/** Pausing, opening again, and the hours. */
function ShopCard({ merchant }: { merchant: BoardMerchant }) {
  const t = useText();
  const change = useChangeMerchant(merchant.id);
  const [hours, setHours] = useState(merchant.hours);
  const now = useNow(10_000);
  const go = (body: Parameters<typeof change.mutate>[0]) =>
    change.mutate(body, {
      onSuccess: () => toast({ title: t('reviewDone') }),
      onError: (error) => toast({ title: t('reviewFailed'), text: serverMessage(error, t('staffTryLater')), tone: 'bad' }),
    });
  const paused = merchant.pausedUntil !== null && Date.parse(merchant.pausedUntil) > now;
  return (
    <section className="card doc no-print" aria-label={t('boardShop')}>
      <div className="row wrap">
        {paused ? (
          <Button kind="soft" small busy={change.isPending} onClick={() => go({ pausedUntil: null })}>
            {t('boardResume', { time: clockTime(merchant.pausedUntil ?? '') })}
          </Button>
        ) : (
          <Button
            kind="soft"
            small
            busy={change.isPending}
            onClick={() => go({ pausedUntil: new Date(Date.now() + PAUSE_MS).toISOString() })}
          >
            {t('boardPause')}
          </Button>
        )}
        <Button kind="soft" small busy={change.isPending} onClick={() => go({ isActive: !merchant.isActive })}>
          {t(merchant.isActive ? 'boardDeactivate' : 'boardActivate')}
        </Button>
      </div>
      <Field
        label={t('boardHours')}
        hint={t('boardHoursHint')}
        value={hours}
        maxLength={300}
        onChange={(event) => setHours(event.target.value)}
      />
      <Button
        kind="soft"
        small
        busy={change.isPending}
        why={hours === merchant.hours ? t('needChange') : undefined}
        onClick={() => go({ hours })}
      >
        {t('boardSaveHours')}
      </Button>
    </section>
  );
}

/** `/staff/boards/{id}`: the orders of a shop that are not out of the door, with a tone while one waits for an answer. */
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
      <div className="console-grid">
        <div className="stack">
          {orders.length === 0 ? (
            <EmptyState text={t('boardEmpty')} />
          ) : (
            orders.map((order) => <BoardOrderCard key={order.id} order={order} picks={merchant.kind === 'store'} />)
          )}
        </div>
        <div className="stack no-print">
          <ShopCard key={merchant.hours} merchant={merchant} />
          <BoardItems merchantId={merchant.id} />
        </div>
      </div>
    </>
  );
}
