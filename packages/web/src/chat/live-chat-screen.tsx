import { useState } from 'react';
import type { ChatSession } from '@safiri/contract/chat/shapes.ts';
import { useLocation, useSearch } from 'wouter';
import { AppShell } from '../shell/shell.tsx';
import { day } from '../platform/format.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useCloseChat, useRateChat, useSessions } from './api.ts';
import { categoryTexts } from '../common/chat-names.ts';
import { CommonQuestions, QuickTopics } from './questions.tsx';
import { StartForm } from './start-form.tsx';
import { ChatThread } from './thread.tsx';

function SessionRow({ session, chosen, onOpen }: { session: ChatSession; chosen: boolean; onOpen: () => void }) {
  const t = useText();
  return (
    <li>
      <button type="button" className="row-button chat-row" aria-pressed={chosen} onClick={onOpen}>
        <Icon name="chat" size={22} />
        <span className="grow">
          <span className="label strong">{t(categoryTexts[session.category])}</span>
          <span className="caption num">
            {day(session.createdAt)}
            {session.rideId === null ? '' : ` · ${t('chatAboutTrip', { n: session.rideId })}`}
          </span>
        </span>
        <span className="chip" data-open={session.status === 'open'}>
          {t(session.status === 'open' ? 'chatOpen' : 'chatClosed')}
        </span>
      </button>
    </li>
  );
}

/** Asked once a chat has ended. */
function Rating({ session }: { session: ChatSession }) {
  const t = useText();
  const rate = useRateChat();
  if (session.rating !== null) return <p className="caption">{t('chatRated')}</p>;
  return (
    <fieldset className="stars-input" disabled={rate.isPending}>
      <legend className="label strong">{t('chatRate')}</legend>
      {[1, 2, 3, 4, 5].map((n) => (
        <button
          key={n}
          type="button"
          className="icon-button"
          aria-label={t('starsCount', { n })}
          onClick={() =>
            rate.mutate(
              { id: session.id, rating: n },
              { onError: () => toast({ title: t('error'), text: t('chatRateFailed'), tone: 'bad' }) },
            )
          }
        >
          <Icon name="star" size={28} />
        </button>
      ))}
    </fieldset>
  );
}

function Pane({ session }: { session: ChatSession }) {
  const t = useText();
  const end = useCloseChat();
  const open = session.status === 'open';
  const close = () =>
    end.mutate(session.id, {
      onError: (error) => toast({ title: t('chatNotClosed'), text: serverMessage(error, t('chatTryLater')), tone: 'bad' }),
    });
  return (
    <>
      <div className="row spread">
        <div>
          <h2 className="title">{t(categoryTexts[session.category])}</h2>
          {!open ? null : session.answeredBy !== null ? (
            <p className="caption">{t('chatAnswers', { name: session.answeredBy })}</p>
          ) : session.wantsStaff ? (
            <p className="caption">{t('chatWaits')}</p>
          ) : null}
        </div>
        {open ? (
          <Button kind="soft" small busy={end.isPending} onClick={close}>
            {t('chatEnd')}
          </Button>
        ) : null}
      </div>
      <ChatThread
        key={session.id}
        sessionId={session.id}
        open={open}
        nameOf={(message) => (message.isBot ? t('chatHelper') : (session.answeredBy ?? t('chatTeam')))}
        closedNote={t('chatOver')}
      />
      {open ? null : <Rating session={session} />}
    </>
  );
}

/** `/live-chat` (spec: operations §2 Live chat): `?session=` shows one chat, `?ride=` starts one about that trip. */
export function LiveChatScreen() {
  const t = useText();
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const sessions = useSessions();
  const rideId = Number(search.get('ride')) || undefined;
  const wanted = Number(search.get('session')) || undefined;
  const [shown, setShown] = useState<number>();
  const chosenId = shown ?? wanted;
  const chosen = sessions.data?.find(({ id }) => id === chosenId);
  const open = (id: number | undefined) => {
    setShown(id);
    go(id === undefined ? '/live-chat' : `/live-chat?session=${id}`, { replace: chosenId !== undefined });
  };
  return (
    <AppShell>
      <main className="page chat-page" id="main" data-chosen={chosen !== undefined}>
        <div className="chat-side">
          <h1 className="h1">{t('chatTitle')}</h1>
          <p className="muted">{t('chatIntro')}</p>
          <StartForm rideId={rideId} onStarted={(session) => open(session.id)} />
          <QuickTopics session={chosen} onOpen={(session) => open(session.id)} />
          <h2 className="h2">{t('chatYours')}</h2>
          {sessions.isPending ? (
            <Skeleton height={120} />
          ) : sessions.data === undefined ? (
            <ErrorCard text={t('chatNotLoaded')} onRetry={() => void sessions.refetch()} />
          ) : sessions.data.length === 0 ? (
            <p className="label muted">{t('chatNone')}</p>
          ) : (
            <ul className="card list">
              {sessions.data.map((session) => (
                <SessionRow key={session.id} session={session} chosen={session.id === chosenId} onOpen={() => open(session.id)} />
              ))}
            </ul>
          )}
          {sessions.isLoading ? null : <CommonQuestions />}
        </div>
        <section className="card chat-pane" aria-label={t('chatTitle')}>
          {chosen === undefined ? (
            <EmptyState text={t('chatChoose')} />
          ) : (
            <>
              <Button kind="plain" small icon="back" className="chat-back" onClick={() => open(undefined)}>
                {t('chatBack')}
              </Button>
              <Pane session={chosen} />
            </>
          )}
        </section>
      </main>
    </AppShell>
  );
}
