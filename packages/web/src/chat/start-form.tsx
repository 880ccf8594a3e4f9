import { useRef, useState } from 'react';
import type { ChatSession } from '@safiri/contract/chat/shapes.ts';
import { chatCategories, MESSAGE_AT_MOST, type ChatCategory, type ChatPriority } from '@safiri/rules/chat/chat.ts';
import type { TextKey } from 'virtual:texts/keys';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useStartChat } from './api.ts';
import { categoryTexts, priorityTexts } from '../common/chat-names.ts';
import { write } from './unsent.ts';

/** Starts a chat and says so, or why not; a lost answer is repeated harmlessly by the next press. */
export function useStarting() {
  const t = useText();
  const start = useStartChat();
  const key = useRef<string | null>(null);
  return {
    busy: start.isPending,
    async start(opening: { category: ChatCategory; priority: ChatPriority; rideId?: number }): Promise<ChatSession | null> {
      key.current ??= crypto.randomUUID();
      try {
        const session = await start.mutateAsync({ ...opening, key: key.current });
        key.current = null;
        toast({ title: t('chatStarted') });
        return session;
      } catch (error) {
        toast({ title: t('error'), text: serverMessage(error, t('chatStartFailed')), tone: 'bad' });
        return null;
      }
    },
  };
}

/** One of a few, each a tap away. */
function Chips<T extends string>({
  label,
  ids,
  names,
  chosen,
  onChoose,
}: {
  label: string;
  ids: readonly T[];
  names: Readonly<Record<T, TextKey>>;
  chosen: T;
  onChoose: (id: T) => void;
}) {
  const t = useText();
  return (
    <fieldset className="chat-chips">
      <legend className="label">{label}</legend>
      {ids.map((id) => (
        <label key={id} className="chat-chip" data-on={id === chosen}>
          <input className="visually-hidden" type="radio" name={label} checked={id === chosen} onChange={() => onChoose(id)} />
          {t(names[id])}
        </label>
      ))}
    </fieldset>
  );
}

/** From the least pressing to the most. */
const scale: readonly ChatPriority[] = ['low', 'normal', 'high', 'urgent'];

/** What is the matter, in one's own words, and the way into a chat; a kind and a priority for who wants to choose them. */
export function StartForm({ rideId, onStarted }: { rideId: number | undefined; onStarted: (session: ChatSession) => void }) {
  const t = useText();
  const starting = useStarting();
  const [text, setText] = useState('');
  const [category, setCategory] = useState<ChatCategory>(rideId === undefined ? 'general' : 'ride_issue');
  const [priority, setPriority] = useState<ChatPriority>('normal');
  const begin = async () => {
    const session = await starting.start({ category, priority, ...(rideId === undefined ? {} : { rideId }) });
    if (session === null) return;
    const message = text.trim();
    if (message !== '') write({ sessionId: session.id, message, messageType: 'text' });
    onStarted(session);
  };
  return (
    <form
      className="card doc chat-start"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      {rideId === undefined ? null : <p className="label strong">{t('chatAboutTrip', { n: rideId })}</p>}
      <TextArea
        label={t('chatFirst')}
        rows={3}
        maxLength={MESSAGE_AT_MOST}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={starting.busy}>
        {t('chatStart')}
      </Button>
      <Unfold line={t('chatKind')} lineClass="label" className="chat-kind">
        <Chips label={t('chatCategory')} ids={chatCategories} names={categoryTexts} chosen={category} onChoose={setCategory} />
        <Chips label={t('chatPriority')} ids={scale} names={priorityTexts} chosen={priority} onChoose={setPriority} />
      </Unfold>
    </form>
  );
}
