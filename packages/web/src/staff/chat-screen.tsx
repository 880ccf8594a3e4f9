import { useState, type ReactNode } from 'react';
import type { StaffChat } from '@safiri/contract/chat/shapes.ts';
import { categoryTexts } from '../common/chat-names.ts';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Plate } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { BackLink } from './back-link.tsx';
import { NotDone } from './not-done.tsx';
import { useChatStep, useStaffChat, type ChatStep } from './chat-api.ts';
import { PageName } from './page-name.tsx';
import { tripNames } from './names.ts';
import { StaffPhone } from './staff-phone.tsx';

/** The messages of a chat with the field to answer in, handed in by the app. */
export type ThreadOf = (chat: StaffChat) => ReactNode;

function Steps({ chat }: { chat: StaffChat }) {
  const t = useText();
  const step = useChatStep(chat.session.id);
  const [note, setNote] = useState('');
  const { session } = chat;
  const go = (did: ChatStep) => step.mutate(did, { onSuccess: () => toast({ title: t('reviewDone') }) });
  if (session.status === 'closed') {
    return (
      <section className="card doc">
        <p className="label strong">{t('chatClosed')}</p>
        {chat.closeNote === null ? null : <p>{chat.closeNote}</p>}
        {session.rating === null ? null : <p className="caption num">{t('chatStars', { n: session.rating })}</p>}
      </section>
    );
  }
  return (
    <section className="card doc">
      {session.answeredBy === null ? (
        <Button full busy={step.isPending} onClick={() => go({ step: 'claim' })}>
          {t('chatTake')}
        </Button>
      ) : (
        <p className="label">{t('chatHas', { name: session.answeredBy })}</p>
      )}
      {session.answeredBy !== null && !session.mine ? null : (
        <>
          <Field label={t('chatCloseNote')} value={note} maxLength={1000} onChange={(event) => setNote(event.target.value)} />
          <Button kind="soft" small busy={step.isPending} onClick={() => go({ step: 'close', note: note.trim() })}>
            {t('chatEnd')}
          </Button>
        </>
      )}
      <NotDone step={step} />
    </section>
  );
}

function Trip({ trip }: { trip: NonNullable<StaffChat['trip']> }) {
  const t = useText();
  return (
    <section className="card doc" aria-label={t('chatTrip')}>
      <h2 className="h2">{t('chatTrip')}</h2>
      <p className="caption num">
        {day(trip.requestedAt)} {clockTime(trip.requestedAt)} · {t(tripNames[trip.status])} · {trip.fare}
      </p>
      <p>
        {trip.pickupAddress} → {trip.dropoffAddress}
      </p>
      <p className="label">
        {t('passenger')}: {trip.passengerName}
      </p>
      {trip.driverName === null ? null : (
        <p className="label row">
          {t('driver')}: {trip.driverName} {trip.licensePlate === null ? null : <Plate text={trip.licensePlate} />}
        </p>
      )}
    </section>
  );
}

/** The name, the talk and what stands beside it, before they are known. */
function ChatSkeleton() {
  return (
    <div className="stack" aria-hidden="true">
      <Skeleton height={62} />
      <div className="console-grid">
        <Skeleton height={420} />
        <div className="stack">
          <Skeleton height={150} />
          <Skeleton height={130} />
        </div>
      </div>
    </div>
  );
}

/** `/staff/chats/{id}`: the talk beside the person and the trip that it is about. */
export function ChatScreen({ chatId, thread }: { chatId: number; thread: ThreadOf }) {
  const t = useText();
  const chat = useStaffChat(chatId);
  if (chat.isPending) return <ChatSkeleton />;
  if (chat.data === undefined) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void chat.refetch()} />;
  const { session, userPhone, trip } = chat.data;
  return (
    <>
      <BackLink href="/staff/chats" to="sectionChats" />
      <PageName name={session.userName} ofPerson />
      <p className="label">{t(categoryTexts[session.category])}</p>
      <div className="console-grid">
        <section className="card doc" aria-label={t('chatWrite')}>
          {thread(chat.data)}
        </section>
        <div className="stack">
          <Steps chat={chat.data} />
          <section className="card doc" aria-label={t('chatPerson')}>
            <h2 className="h2">{t('chatPerson')}</h2>
            <p className="label">
              {session.userName} · {t(session.userType === 'driver' ? 'driver' : 'passenger')}
            </p>
            <a className="button soft small" href={`tel:${userPhone}`}>
              <Icon name="phone" size={20} />
              <StaffPhone phone={userPhone} onButton />
            </a>
          </section>
          {trip === null ? null : <Trip trip={trip} />}
        </div>
      </div>
    </>
  );
}
