import { useState, type FormEvent, type ReactNode } from 'react';
import type { LostOfRide } from '@safiri/contract/rides/lost-calls.ts';
import { LOST_WORDS_AT_MOST, type LostState } from '@safiri/rules/rides/lost-items.ts';
import { Link } from 'wouter';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast.tsx';
import { useAnswerLost, useLost, useReportLost } from './lost-api.ts';
import { lostMoveText, lostStateTexts } from './lost-words.ts';
import './after-ride.css';

interface Side {
  readonly rideId: number;
  readonly isDriver: boolean;
  /** The other person. */
  readonly name: string;
}

/** One report: what it is, how it stands, and what this side may say of it. */
function Item({ rideId, isDriver, name, item }: Side & { item: LostOfRide['items'][number] }) {
  const t = useText();
  const answer = useAnswerLost(rideId, item.id);
  const isMine = (item.by === 'driver') === isDriver;
  const say = (state: LostState) =>
    answer.mutate(state, {
      onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('markNotSaved')), tone: 'bad' }),
    });
  return (
    <li className="lost-item">
      {item.what === null ? null : <p className="strong">{item.what}</p>}
      <p className="label" role="status">
        {t(isMine ? lostStateTexts[item.by][item.state] : stateForOther(item), { name })}
      </p>
      {item.next.length === 0 ? null : (
        <div className="row wrap">
          {item.next.map((state, i) => (
            <Button key={state} kind={i === 0 ? 'outline' : 'soft'} small disabled={answer.isPending} onClick={() => say(state)}>
              {t(lostMoveText(item.by, isMine, state))}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** Of a report that waits for an answer, the question; else the same as for who made it. */
const stateForOther = ({ by, state }: LostOfRide['items'][number]) =>
  state === 'open'
    ? by === 'passenger'
      ? 'lostAsked'
      : 'leftAsked'
    : state === 'returned'
      ? 'lostReturned'
      : state === 'found'
        ? 'lostToGiveBack'
        : 'lostClosed';

/** Reports begun and not sent, by ride: a receipt that moves beside the list, as a tablet is turned, keeps the words. */
const begun = new Map<number, string>();

/** What it is and where it lay, in the person's words. */
function ReportForm({ rideId, isDriver, name, onDone }: Side & { onDone: () => void }) {
  const t = useText();
  const report = useReportLost(rideId);
  const [what, setWhat] = useState(begun.get(rideId) ?? '');
  const write = (words: string) => {
    begun.set(rideId, words);
    setWhat(words);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    report.mutate(what.trim(), {
      onSuccess: () => {
        begun.delete(rideId);
        onDone();
      },
      onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('markNotSaved')), tone: 'bad' }),
    });
  };
  return (
    <form className="form lost" onSubmit={submit}>
      <h3 className="title">{t(isDriver ? 'leftReport' : 'lostReport')}</h3>
      <TextArea
        label={t(isDriver ? 'leftWhat' : 'lostWhat')}
        rows={2}
        maxLength={LOST_WORDS_AT_MOST}
        value={what}
        onChange={({ target }) => write(target.value)}
      />
      <p className="caption">{t('lostNote', { name })}</p>
      <Button type="submit" disabled={report.isPending} why={what.trim() === '' ? t('lostNeedsWords') : undefined}>
        {t('lostSend')}
      </Button>
    </form>
  );
}

/**
 * What was left in the car, for two days after the end: the report of either side, what the other says of it, and the way to
 * write to each other meanwhile; nothing while nobody reported any.
 * @param chat the chat of the two, where this screen has it; else a way to it
 */
export function LostItems({ chat, ...side }: Side & { chat?: ReactNode }) {
  const t = useText();
  const lost = useLost(side.rideId);
  if (lost.isPending) return null;
  if (lost.isError) return <ErrorCard text={t('lostNotLoaded')} onRetry={() => void lost.refetch()} />;
  const { items, chatIsOpen } = lost.data;
  if (items.length === 0 && !chatIsOpen) return null;
  return (
    <section className="card lost" aria-label={t('lostTitle')}>
      {items.length === 0 ? null : (
        <ul className="list stack">
          {items.map((item) => (
            <Item key={item.id} {...side} item={item} />
          ))}
        </ul>
      )}
      {chatIsOpen
        ? (chat ?? (
            <Link className="button soft small" href={`/ride-history?ride=${side.rideId}`}>
              <Icon name="chat" size={20} />
              {t('lostWrite', { name: side.name })}
            </Link>
          ))
        : null}
    </section>
  );
}

/** The row that reports something left in the car; once pressed, the form in its place. */
export function ReportLost(side: Side) {
  const t = useText();
  const lost = useLost(side.rideId);
  const [asking, setAsking] = useState(begun.has(side.rideId));
  if (lost.isPending)
    return (
      <li className="act-row">
        <Skeleton height={24} />
      </li>
    );
  if (lost.data?.mayReport !== true) return null;
  return (
    <li>
      {asking ? (
        <ReportForm {...side} onDone={() => setAsking(false)} />
      ) : (
        <button type="button" className="act-row" onClick={() => setAsking(true)}>
          <Icon name="search" size={22} />
          <span className="grow">{t(side.isDriver ? 'leftReport' : 'lostReport')}</span>
          <Icon name="fwd" size={20} />
        </button>
      )}
    </li>
  );
}
