import { useState } from 'react';
import type { ChatMessage, ChatSession } from '@safiri/contract/chat/shapes.ts';
import { Link, useLocation, useSearch } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { AppShell } from '../shell/shell.tsx';
import { day } from '../platform/format.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText, type Translate } from '../platform/text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useWide } from '../ui/use-wide.ts';
import { useCloseChat, useLastTrip, useRateChat, useSessions } from './api.ts';
import { categoryTexts } from '../common/chat-names.ts';
import { CommonQuestions, QuickTopics } from './questions.tsx';
import { StartForm } from './start-form.tsx';
import { ChatThread } from './thread.tsx';
import { write } from './unsent.ts';
import '../common/stars-input.css';

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

/** To the trip that something was lost on, which is most often the last one; to all of them while none has ended. */
function WayToLastTrip() {
  const t = useText();
  const last = useLastTrip();
  return last === undefined ? (
    <Link className="text-link" href="/ride-history">
      {t('chatToTrips')}
    </Link>
  ) : (
    <Link className="text-link" href={`/ride-history?ride=${last}`}>
      {t('chatToLastTrip')}
    </Link>
  );
}

/** The trips, where the helper speaks of them: of the chat's own trip its receipt. */
function useWayOf(session: ChatSession) {
  const t = useText();
  return (message: ChatMessage) => {
    const speaksOf = (answer: TextKey) => message.isBot && message.message.startsWith(t(answer));
    if (session.rideId === null && speaksOf('faqLostAnswer')) return <WayToLastTrip />;
    if (!speaksOf('faqLostAnswer') && !speaksOf('faqPaymentAnswer')) return null;
    return (
      <Link className="text-link" href={session.rideId === null ? '/ride-history' : `/ride-history?ride=${session.rideId}`}>
        {t('chatToTrips')}
      </Link>
    );
  };
}

/** Who answers now. */
function answering(t: Translate, { answeredBy, wantsStaff }: ChatSession): string {
  if (answeredBy !== null) return t('chatAnswers', { name: answeredBy });
  return t(wantsStaff ? 'chatWaits' : 'chatHelper');
}

function Pane({ session, onBack }: { session: ChatSession; onBack: () => void }) {
  const t = useText();
  const end = useCloseChat();
  const wayOf = useWayOf(session);
  const open = session.status === 'open';
  const alone = open && session.answeredBy === null && !session.wantsStaff;
  const close = () =>
    end.mutate(session.id, {
      onError: (error) => toast({ title: t('chatNotClosed'), text: serverMessage(error, t('chatTryLater')), tone: 'bad' }),
    });
  return (
    <>
      <div className="row chat-head">
        <span className="chat-back">
          <IconButton label={t('chatBack')} icon="back" onClick={onBack} />
        </span>
        <div className="grow">
          <h2 className="title">{t(categoryTexts[session.category])}</h2>
          {open ? <p className="caption">{answering(t, session)}</p> : null}
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
        wayOf={wayOf}
        phrases={() =>
          alone ? (
            <p className="chat-person">
              <Button
                kind="soft"
                small
                icon="user"
                onClick={() => write({ sessionId: session.id, message: t('chatPersonWish'), messageType: 'text' })}
              >
                {t('chatAskPerson')}
              </Button>
            </p>
          ) : null
        }
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
  // A chat that was just started stands before the list with it has come.
  const [started, setStarted] = useState<ChatSession>();
  const chosenId = shown ?? wanted;
  const chosen = sessions.data?.find(({ id }) => id === chosenId) ?? (started?.id === chosenId ? started : undefined);
  // What stands beside the form on a desktop while there is no chat.
  const asideQuestions = useWide() && chosen === undefined;
  const open = (id: number | undefined) => {
    setShown(id);
    go(id === undefined ? '/live-chat' : `/live-chat?session=${id}`, { replace: chosenId !== undefined });
  };
  const begin = (session: ChatSession) => {
    setStarted(session);
    open(session.id);
  };
  return (
    <AppShell className={chosen === undefined ? '' : 'chat-shell'}>
      <main className="page chat-page" id="main" data-chosen={chosen !== undefined}>
        <div className="chat-side">
          <h1 className="h1">{t('chatTitle')}</h1>
          <p className="muted">{t('chatIntro')}</p>
          {chosen === undefined ? (
            <>
              <StartForm rideId={rideId} onStarted={begin} />
              <QuickTopics onOpen={begin} />
            </>
          ) : (
            <Button kind="soft" icon="plus" onClick={() => open(undefined)}>
              {t('chatStart')}
            </Button>
          )}
          {sessions.isPending ? (
            <Skeleton height={120} />
          ) : sessions.data === undefined ? (
            <ErrorCard text={t('chatNotLoaded')} onRetry={() => void sessions.refetch()} />
          ) : sessions.data.length === 0 ? null : (
            <section aria-label={t('chatYours')}>
              <h2 className="h2">{t('chatYours')}</h2>
              <ul className="card list">
                {sessions.data.map((session) => (
                  <SessionRow key={session.id} session={session} chosen={session.id === chosenId} onOpen={() => open(session.id)} />
                ))}
              </ul>
            </section>
          )}
          {sessions.isLoading || asideQuestions ? null : <CommonQuestions />}
        </div>
        {asideQuestions ? (
          <CommonQuestions />
        ) : chosen === undefined ? null : (
          <section className="card chat-pane" aria-label={t('chatTitle')}>
            <Pane session={chosen} onBack={() => open(undefined)} />
          </section>
        )}
      </main>
    </AppShell>
  );
}
