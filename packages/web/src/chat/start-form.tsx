import { useRef, useState } from 'react';
import type { ChatSession } from '@safiri/contract/chat/shapes.ts';
import { chatCategories, chatPriorities, type ChatCategory, type ChatPriority } from '@safiri/rules/chat/chat.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { useStartChat } from './api.ts';
import { categoryTexts, priorityTexts } from '../common/chat-names.ts';

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

export function StartForm({ rideId, onStarted }: { rideId: number | undefined; onStarted: (session: ChatSession) => void }) {
  const t = useText();
  const starting = useStarting();
  const [category, setCategory] = useState<ChatCategory>(rideId === undefined ? 'general' : 'ride_issue');
  const [priority, setPriority] = useState<ChatPriority>('normal');
  const begin = async () => {
    const session = await starting.start({ category, priority, ...(rideId === undefined ? {} : { rideId }) });
    if (session !== null) onStarted(session);
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
      <div className="chat-pickers">
        <SelectField label={t('chatCategory')} value={category} onChange={(event) => setCategory(event.target.value as ChatCategory)}>
          {chatCategories.map((id) => (
            <option key={id} value={id}>
              {t(categoryTexts[id])}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('chatPriority')} value={priority} onChange={(event) => setPriority(event.target.value as ChatPriority)}>
          {chatPriorities.map((id) => (
            <option key={id} value={id}>
              {t(priorityTexts[id])}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" disabled={starting.busy}>
        {t('chatStart')}
      </Button>
    </form>
  );
}
