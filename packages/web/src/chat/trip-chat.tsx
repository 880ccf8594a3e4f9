import { useState } from 'react';
import { quickPhrases } from '@safiri/rules/chat/chat.ts';
import { useText } from '../platform/text.ts';
import { ActionTile } from '../ui/action-tile.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Plate } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useTripChat } from './api.ts';
import { ChatThread } from './thread.tsx';
import { write } from './unsent.ts';
import '../common/phrases.css';

/** What needs no typing; what was just said is not offered again. */
function Phrases({ sessionId, said }: { sessionId: number; said: string | undefined }) {
  const t = useText();
  return (
    // Without what was just said it begins at its left again.
    <div key={said} className="phrases" role="group" aria-label={t('chatQuick')}>
      {quickPhrases
        .filter((phrase) => phrase !== said)
        .map((phrase) => (
          <button key={phrase} type="button" className="phrase" onClick={() => write({ sessionId, message: phrase, messageType: 'quick' })}>
            {t(phrase)}
          </button>
        ))}
    </div>
  );
}

function TripThread({ rideId, name }: { rideId: number; name: string }) {
  const t = useText();
  const chat = useTripChat(rideId);
  if (chat.isPending) return <Skeleton height={280} />;
  if (chat.isError) return <ErrorCard text={t('chatNotLoaded')} onRetry={() => void chat.refetch()} />;
  const { session, open } = chat.data;
  return (
    <ChatThread
      sessionId={session.id}
      open={open}
      nameOf={() => name}
      phrases={(said) => <Phrases sessionId={session.id} said={said} />}
      closedNote={t('chatTripOver')}
    />
  );
}

interface Props {
  readonly rideId: number;
  readonly name: string;
  readonly tile?: boolean;
  /** The other's number, while it is known. */
  readonly phone?: string | null;
  /** The car that is looked for, to its passenger. */
  readonly plate?: string | null;
}

/** "Message Zanele": the chat of the two people of a trip over the whole screen, with phrases that need no typing. */
export function TripChatButton({ rideId, name, tile = false, phone = null, plate = null }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const call =
    phone === null ? undefined : (
      <a className="button soft" href={`tel:${phone}`} aria-label={t('call', { name })}>
        <Icon name="phone" size={22} />
        <span className="chat-call">{t('callShort')}</span>
      </a>
    );
  return (
    <>
      {tile ? (
        <ActionTile icon="chat" word={t('chatShort')} label={t('chatWith', { name })} onClick={() => setOpen(true)} />
      ) : (
        <Button kind="soft" full icon="chat" onClick={() => setOpen(true)}>
          {t('chatWith', { name })}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('chatTripTitle', { name })} tall className="trip-chat">
        <div className="chat-about">
          {plate === null ? null : <Plate text={plate} />}
          {call}
          <p className="caption">{t('chatTripNote')}</p>
        </div>
        <TripThread rideId={rideId} name={name} />
      </Dialog>
    </>
  );
}
