import { useState } from 'react';
import { quickPhrases } from '@safiri/rules/chat/chat.ts';
import { useText } from '../platform/text.ts';
import { ActionTile } from '../ui/action-tile.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useTripChat } from './api.ts';
import { ChatThread } from './thread.tsx';
import { write } from './unsent.ts';

function Phrases({ sessionId }: { sessionId: number }) {
  const t = useText();
  return (
    <div className="phrases" role="group" aria-label={t('chatQuick')}>
      {quickPhrases.map((phrase) => (
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
      phrases={<Phrases sessionId={session.id} />}
      closedNote={t('chatTripOver')}
    />
  );
}

/** "Message Zanele": the chat of the two people of a trip, with phrases that need no typing. */
export function TripChatButton({ rideId, name, tile = false }: { rideId: number; name: string; tile?: boolean }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      {tile ? (
        <ActionTile icon="chat" word={t('chatShort')} label={t('chatWith', { name })} onClick={() => setOpen(true)} />
      ) : (
        <Button kind="soft" full icon="chat" onClick={() => setOpen(true)}>
          {t('chatWith', { name })}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('chatTripTitle', { name })} tall>
        <p className="caption">{t('chatTripNote')}</p>
        <TripThread rideId={rideId} name={name} />
      </Dialog>
    </>
  );
}
