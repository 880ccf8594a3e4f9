import type { InboxRow } from '@safiri/contract/chat/shapes.ts';
import { Link } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { categoryTexts, priorityTexts } from '../common/chat-names.ts';
import { clockTime, day } from '../platform/format.ts';
import { useText, type Translate } from '../platform/text.ts';
import { ErrorCard } from '../ui/states.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { NothingHere } from './nothing-here.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { Icon } from '../ui/svg.tsx';
import { useInbox } from './chat-api.ts';
import { waitsText } from './waits-text.ts';

/** For how long the person waits for one of the team; of a talk that somebody has, since when it is. */
function sinceOf(t: Translate, { answeredBy, createdAt, waitingSince }: InboxRow, now: number): string {
  if (answeredBy !== null || waitingSince === undefined) return t('chatsSince', { time: `${day(createdAt)} ${clockTime(createdAt)}` });
  return waitsText(t, waitingSince, now);
}

function Rows({ rows }: { rows: readonly InboxRow[] }) {
  const t = useText();
  const now = useServerNow(10_000);
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
              {row.question === undefined ? null : <span className="label chat-question">{row.question}</span>}
              <span className="caption num">
                {t(categoryTexts[row.category])} · {sinceOf(t, row, now)}
                {row.answeredBy === null ? '' : ` · ${t('chatHas', { name: row.answeredBy })}`}
              </span>
            </span>
            {row.priority === 'normal' ? null : (
              <span className={row.priority === 'low' ? 'chip' : 'chip bad'}>{t(priorityTexts[row.priority])}</span>
            )}
            <Icon name="fwd" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Groups({ inbox }: { inbox: readonly InboxRow[] }) {
  const t = useText();
  if (inbox.length === 0) return <NothingHere text={t('chatsNone')} note={t('chatsNote')} />;
  const groups: ReadonlyArray<readonly [TextKey, InboxRow[]]> = [
    ['chatsWaiting', inbox.filter((row) => row.answeredBy === null)],
    ['chatsMine', inbox.filter((row) => row.mine)],
    ['chatsOthers', inbox.filter((row) => row.answeredBy !== null && !row.mine)],
  ];
  return groups.map(([title, rows], i) =>
    rows.length > 0 ? (
      <section key={title} className="stack" aria-label={t(title)}>
        <h2 className="h2 counted">
          {t(title)} <span className="chip num">{rows.length}</span>
        </h2>
        <Rows rows={rows} />
      </section>
    ) : i === 0 ? (
      <NothingHere key={title} inline text={t('chatsNone')} note={t('chatsNote')} />
    ) : null,
  );
}

/** `/staff/chats`: who waits for a person, then one's own talks, then those of colleagues. */
export function ChatsScreen() {
  const t = useText();
  const inbox = useInbox();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionChats')}</h1>
      {inbox.isPending ? (
        <SkeletonRows height={64} count={5} />
      ) : inbox.data === undefined ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void inbox.refetch()} />
      ) : (
        <Groups inbox={inbox.data} />
      )}
    </>
  );
}
