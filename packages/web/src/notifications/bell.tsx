import { useEffect, useId, useRef, useState } from 'react';
import type { Notification } from '@safiri/contract/notifications/shapes.ts';
import { agoOf, badgeText, isOwnPath, type Ago } from '@safiri/rules/notifications/display.ts';
import { useLocation } from 'wouter';
import type { IconName } from '../art/icons.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText, type Translate } from '../platform/text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { More } from '../ui/more.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { useNotifications, useRead, useReadAll } from './api.ts';
import './notifications.css';

const icons: Record<Notification['type'], IconName> = {
  ride: 'car',
  payment: 'wallet',
  emergency: 'alert',
  warning: 'help',
  error: 'x',
  success: 'check',
  other: 'bell',
};

const agoText = (t: Translate, ago: Ago) =>
  ago.unit === 'now'
    ? t('bellNow')
    : t(({ minutes: 'bellMinutes', hours: 'bellHours', days: 'bellDays' } as const)[ago.unit], { n: ago.n });

function Entry({ entry, now, onOpen }: { entry: Notification; now: number; onOpen: () => void }) {
  const t = useText();
  return (
    <li>
      <button type="button" className="bell-entry" data-unread={!entry.isRead} onClick={onOpen}>
        <span className="bell-icon" data-type={entry.type}>
          <Icon name={icons[entry.type]} size={20} />
        </span>
        <span className="grow">
          <b className="label">{entry.title}</b>
          <span className="bell-text">{entry.message}</span>
          <span className="caption num">
            {entry.isRead ? null : <b className="bell-new">{t('bellNew')}</b>}
            {agoText(t, agoOf((now - Date.parse(entry.createdAt)) / 1000))}
          </span>
        </span>
      </button>
    </li>
  );
}

interface PanelProps {
  readonly userId: number;
  readonly list: ReturnType<typeof useNotifications>;
  /** Another screen comes. */
  readonly onLeave: () => void;
  /** The same screen stays. */
  readonly onClose: () => void;
}

/** The list under the bell. A tap reads the entry and opens its screen. */
function Panel({ userId, list, onLeave, onClose }: PanelProps) {
  const t = useText();
  const [, go] = useLocation();
  const now = useServerNow(30_000);
  const read = useRead(userId);
  const readAll = useReadAll(userId);
  const entries = list.data?.pages.flat() ?? [];
  const open = (entry: Notification) => {
    if (!entry.isRead) read.mutate(entry.id);
    onLeave();
    if (isOwnPath(entry.data.redirectTo)) go(entry.data.redirectTo);
  };
  const all = () =>
    readAll.mutate(undefined, {
      onSuccess: () => toast({ title: t('bellAllRead') }),
      onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('bellNotRead')), tone: 'bad' }),
    });
  return (
    <>
      <div className="row spread bell-head">
        <h2 className="title">{t('bellLabel')}</h2>
        <span className="row">
          {entries.some((entry) => !entry.isRead) ? (
            <Button kind="plain" small busy={readAll.isPending} onClick={all}>
              {t('bellReadAll')}
            </Button>
          ) : null}
          <IconButton label={t('close')} icon="x" onClick={onClose} />
        </span>
      </div>
      {list.isPending ? (
        <Skeleton height={160} />
      ) : list.isError && entries.length === 0 ? (
        <ErrorCard text={t('bellFailed')} onRetry={() => void list.refetch()} />
      ) : entries.length === 0 ? (
        <EmptyState text={t('bellNone')} note={t('bellNoneHint')} />
      ) : (
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} now={now} onOpen={() => open(entry)} />
          ))}
        </ul>
      )}
      <More list={list} small>
        {t('bellMore')}
      </More>
    </>
  );
}

/** The bell: a badge with what is unread, and the list in a popover (spec: operations §2 Notifications). */
export function Bell({ userId }: { userId: number }) {
  const t = useText();
  const list = useNotifications(userId);
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !root.current?.contains(event.target as Node)) {
        setOpen(false);
        if (event instanceof KeyboardEvent) root.current?.querySelector('button')?.focus();
      }
    };
    addEventListener('keydown', leave);
    addEventListener('pointerdown', leave);
    return () => {
      removeEventListener('keydown', leave);
      removeEventListener('pointerdown', leave);
    };
  }, [open]);
  const toggle = (button: HTMLElement) => {
    // On a phone the list begins below the head that the bell stands in: EMERGENCY beside it stays free.
    const head = button.closest('header') ?? button;
    root.current?.style.setProperty('--bell-top', `${Math.max(0, head.getBoundingClientRect().bottom)}px`);
    setOpen(!open);
  };
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const unread = (list.data?.pages.flat() ?? []).filter((entry) => !entry.isRead).length;
  return (
    <div className="bell" ref={root}>
      <button
        type="button"
        className="icon-button"
        aria-label={unread === 0 ? t('bellLabel') : t('bellUnread', { n: badgeText(unread) })}
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => toggle(event.currentTarget)}
      >
        <Icon name="bell" />
        {unread === 0 ? null : <span className="badge num">{badgeText(unread)}</span>}
      </button>
      <section id={id} className="bell-panel" aria-label={t('bellLabel')} hidden={!open}>
        {open ? <Panel userId={userId} list={list} onLeave={() => setOpen(false)} onClose={close} /> : null}
      </section>
    </div>
  );
}
