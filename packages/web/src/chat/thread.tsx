import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ChatMessage } from '@safiri/contract/chat/shapes.ts';
import { isQuickPhrase, MESSAGE_AT_MOST } from '@safiri/rules/chat/chat.ts';
import { clockTime } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { cacheMessage, useThread } from './api.ts';
import { unsent, watchUnsent, write } from './unsent.ts';
import './chat.css';

/** Text of a message: a phrase in the reader's own language, anything else as it was written. */
function useWords(): (message: Pick<ChatMessage, 'message' | 'messageType'>) => string {
  const t = useText();
  return ({ message, messageType }) => (messageType === 'quick' && isQuickPhrase(message) ? t(message) : message);
}

function Bubble({ message, mine, from, way }: { message: ChatMessage; mine: boolean; from: string | null; way: ReactNode }) {
  const t = useText();
  const words = useWords();
  return (
    <li className="bubble" data-mine={mine} data-bot={message.isBot}>
      {from === null ? null : <span className="caption strong">{from}</span>}
      <p>{words(message)}</p>
      {way}
      <span className="caption num bubble-time">
        {clockTime(message.createdAt)}
        {mine ? (
          <>
            <Icon name="check" size={14} />
            <span className="visually-hidden">{t('chatSent')}</span>
          </>
        ) : null}
      </span>
    </li>
  );
}

/** The newest message is in view, unless the reader looks at older ones. */
function useFollowing(last: number | string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const box = list.current;
    if (box !== null && atEnd.current) box.scrollTop = box.scrollHeight;
  }, [last]);
  const onScroll = () => {
    const box = list.current;
    if (box !== null) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
  };
  return { list, onScroll };
}

/** The field to write in. What the server refuses comes back into it. */
function Writing({ sessionId }: { sessionId: number }) {
  const t = useText();
  const [text, setText] = useState('');
  useEffect(
    () =>
      watchUnsent({
        onSent: cacheMessage,
        onRefused: (refused, error) => {
          toast({
            title: t('error'),
            text: error.status < 500 && error.serverMessage !== '' ? error.serverMessage : t('chatSendFailed'),
            tone: 'bad',
          });
          if (refused.sessionId === sessionId && refused.messageType === 'text') setText((now) => (now === '' ? refused.message : now));
        },
      }),
    [sessionId, t],
  );
  const send = () => {
    const message = text.trim();
    if (message === '') return;
    setText('');
    write({ sessionId, message, messageType: 'text' });
  };
  return (
    <form
      className="chat-write"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input
        className="input"
        aria-label={t('chatWrite')}
        placeholder={t('chatWrite')}
        value={text}
        maxLength={MESSAGE_AT_MOST}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" icon="send" disabled={text.trim() === ''}>
        {t('chatSend')}
      </Button>
    </form>
  );
}

/** A box that scrolls is reached by the keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 } as const;

/** Messages of a chat, what still waits to go out, and the field to write in while it is open. */
export function ChatThread({
  sessionId,
  open,
  nameOf,
  wayOf = () => null,
  phrases,
  closedNote,
}: {
  sessionId: number;
  open: boolean;
  /** Who wrote a message that is not the reader's own; null says nothing. */
  nameOf: (message: ChatMessage) => string | null;
  /** The screen that a message speaks of. */
  wayOf?: (message: ChatMessage) => ReactNode;
  /** Above the field; told what the reader said last. */
  phrases?: (said: string | undefined) => ReactNode;
  closedNote: string;
}) {
  const t = useText();
  const words = useWords();
  const me = session.use()?.id;
  const { query, older } = useThread(sessionId);
  const queued = unsent.use().filter((entry) => entry.sessionId === sessionId);
  const { list, onScroll } = useFollowing(queued.at(-1)?.clientId ?? query.data?.messages.at(-1)?.id);
  if (query.isPending) return <Skeleton height={280} />;
  if (query.data === undefined) return <ErrorCard text={t('chatNotLoaded')} onRetry={() => void query.refetch()} />;
  const { messages, whole } = query.data;
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  return (
    <div className="thread">
      <div className="bubbles" ref={list} onScroll={onScroll} role="log" aria-label={t('chatTitle')} {...reachable}>
        <ol>
          {whole ? null : (
            <li className="bubble-more">
              <Button kind="plain" small busy={older.isPending} onClick={() => older.mutate(messages[0]?.id ?? 0)}>
                {t('chatEarlier')}
              </Button>
            </li>
          )}
          {messages.map((message) => (
            <Bubble
              key={message.id}
              message={message}
              mine={message.senderId === me}
              from={message.senderId === me ? null : nameOf(message)}
              way={wayOf(message)}
            />
          ))}
          {queued
            .filter(({ clientId }) => !arrived.has(clientId))
            .map((entry) => (
              <li key={entry.clientId} className="bubble" data-mine data-waiting>
                <p>{words(entry)}</p>
                <span className="caption">{t(navigator.onLine ? 'chatSending' : 'chatUnsent')}</span>
              </li>
            ))}
        </ol>
      </div>
      {open ? (
        <>
          {phrases?.((queued.at(-1) ?? messages.findLast(({ senderId }) => senderId === me))?.message)}
          <Writing sessionId={sessionId} />
        </>
      ) : (
        <p className="caption chat-over" role="status">
          {closedNote}
        </p>
      )}
    </div>
  );
}
