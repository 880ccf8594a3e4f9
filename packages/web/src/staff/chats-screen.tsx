import type { InboxRow } from '@safiri/contract/chat/shapes.ts';
import { Link } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { categoryTexts, priorityTexts } from '../common/chat-names.ts';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { NothingHere } from './nothing-here.tsx';
import { Icon } from '../ui/svg.tsx';
import { useInbox } from './chat-api.ts';

function Rows({ rows }: { rows: readonly InboxRow[] }) {
  const t = useText();
  return (
    <ul className="card list">
      {rows.map((row) => (
        <li key={row.id}>
          <Link className="queue-row" href={`/staff/chats/${row.id}`}>
            <Icon name="chat" size={24} />
            <span className="grow">
              <span className="label strong">
                {row.userName} · {t(row.userType === 'driver' ? 'driver' : 'passenger')}
              </span>
              <span className="caption num">
                {t(categoryTexts[row.category])} · {t('chatsSince', { time: `${day(row.createdAt)} ${clockTime(row.createdAt)}` })}
                {row.answeredBy === null ? '' : ` · ${t('chatHas', { name: row.answeredBy })}`}
              </span>
            </span>
            <span className={row.priority === 'urgent' || row.priority === 'high' ? 'chip bad' : 'chip'}>
              {t(priorityTexts[row.priority])}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** `/staff/chats`: who waits for a person, then one's own talks, then those of colleagues. */
export function ChatsScreen() {
  const t = useText();
  const inbox = useInbox();
  if (inbox.isPending) return <Skeleton height={240} />;
  if (inbox.data === undefined) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void inbox.refetch()} />;
  const groups: ReadonlyArray<readonly [TextKey, InboxRow[]]> = [
    ['chatsWaiting', inbox.data.filter((row) => row.answeredBy === null)],
    ['chatsMine', inbox.data.filter((row) => row.mine)],
    ['chatsOthers', inbox.data.filter((row) => row.answeredBy !== null && !row.mine)],
  ];
  return (
    <>
      <h1 className="h1 section-name">{t('sectionChats')}</h1>
      {groups.map(([title, rows], i) =>
        rows.length === 0 && i > 0 ? null : (
          <section key={title} className="stack" aria-label={t(title)}>
            <h2 className="h2">{t(title)}</h2>
            {rows.length === 0 ? <NothingHere text={t('chatsNone')} /> : <Rows rows={rows} />}
          </section>
        ),
      )}
    </>
  );
}
