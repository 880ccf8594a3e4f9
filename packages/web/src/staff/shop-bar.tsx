import { useState } from 'react';
import type { BoardMerchant } from '@safiri/contract/orders/shapes.ts';
import { shopTime } from '../common/shop-times.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { useShopChange } from './board-api.ts';
import { NotDone } from './not-done.tsx';

/** Minutes for which a kitchen catches its breath. */
const PAUSES = [15, 30];
/** By how much a full kitchen takes longer. */
const BUSY = 15;

/** Whether the shop takes orders, in words beside its switch, and the pauses; closing for good is asked once. */
export function ShopBar({ merchant }: { merchant: BoardMerchant }) {
  const t = useText();
  const { busy, change, go } = useShopChange(merchant.id);
  const [asking, setAsking] = useState(false);
  const now = useServerNow(10_000);
  const { isActive, isOpen, pausedUntil, openUntil, opensAt, timeZoneId, busyMinutes, busyUntil } = merchant;
  const timeOf = (at: string) => shopTime(at, timeZoneId, now);
  const paused = pausedUntil !== null && Date.parse(pausedUntil) > now ? timeOf(pausedUntil) : undefined;
  const closed = opensAt === null ? t('boardIsClosed') : t('boardIsClosedUntil', { time: timeOf(opensAt) });
  const open = openUntil === null ? t('boardTakes') : t('boardTakesUntil', { time: timeOf(openUntil) });
  const takes = isActive && paused === undefined && isOpen;
  const state = !isActive ? t('boardTakesNot') : paused !== undefined ? t('boardIsPaused', { time: paused }) : isOpen ? open : closed;
  return (
    <section className="card shop-bar no-print" aria-label={t('boardShop')} data-takes={takes}>
      <div className="row shop-state">
        <Switch
          on={isActive}
          label={t(isActive ? 'boardDeactivate' : 'boardActivate')}
          disabled={busy}
          onChange={(on) => (on ? go({ isActive: true }) : setAsking(true))}
        />
        <b className="title" role="status">
          {state}
        </b>
      </div>
      {busyUntil === null || !takes ? null : (
        <Button kind="soft" small busy={busy} onClick={() => go({ busyMinutes: 0 })}>
          {t('boardBusyEnd', { n: busyMinutes, time: timeOf(busyUntil) })}
        </Button>
      )}
      {!isActive ? null : paused === undefined ? (
        <Unfold className="shop-pauses" line={t('boardPauseOrBusy')}>
          <div className="row">
            <span className="label" aria-hidden="true">
              {t('boardPauseFor')}
            </span>
            {PAUSES.map((n) => (
              <Button
                key={n}
                kind="soft"
                small
                busy={busy}
                aria-label={t('boardPause', { n })}
                onClick={() => go({ pausedUntil: new Date(serverTime() + n * 60_000).toISOString() })}
              >
                {t('minutes', { n })}
              </Button>
            ))}
            <Button kind="soft" small busy={busy} onClick={() => go({ pause: 'hour' })}>
              {t('boardPauseHour')}
            </Button>
            <Button kind="soft" small busy={busy} onClick={() => go({ pause: 'tomorrow' })}>
              {t('boardPauseTomorrow')}
            </Button>
            {takes && busyUntil === null ? (
              <Button kind="soft" small busy={busy} onClick={() => go({ busyMinutes: BUSY })}>
                {t('boardBusy', { n: BUSY })}
              </Button>
            ) : null}
          </div>
        </Unfold>
      ) : (
        <Button busy={busy} onClick={() => go({ pausedUntil: null })}>
          {t('boardActivate')}
        </Button>
      )}
      <NotDone step={change} />
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('boardStopSure', { name: merchant.name })}>
        <p>{t('boardStopNote')}</p>
        <Button
          kind="danger"
          full
          busy={busy}
          onClick={() => {
            setAsking(false);
            go({ isActive: false });
          }}
        >
          {t('boardDeactivate')}
        </Button>
      </Dialog>
    </section>
  );
}
