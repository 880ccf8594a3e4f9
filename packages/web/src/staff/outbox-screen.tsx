import type { OutboxMessage } from '@safiri/contract/safety/shapes.ts';
import type { TextKey } from 'virtual:texts/keys';
import { clockTime, day } from '../platform/format.ts';
import { useText, type Translate } from '../platform/text.ts';
import { More } from '../ui/more.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PersonLink } from './person-link.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { StaffPhone } from './staff-phone.tsx';
import { useOutbox } from './emergency-api.ts';

const statusTexts: Record<OutboxMessage['status'], TextKey> = {
  waiting: 'outboxWaits',
  sent: 'outboxSent',
  written: 'outboxWritten',
  failed: 'outboxFailed',
};

const channelName = (t: Translate, channel: OutboxMessage['channel']): string =>
  ({ sms: 'SMS', mail: t('email'), call: t('outboxCall'), whatsapp: 'WhatsApp' })[channel];

/** A number as the staff's country writes it, or a mail address. */
function Address({ address }: { address: string }) {
  return address.startsWith('+') ? <StaffPhone phone={address} onButton /> : <span className="num">{address}</span>;
}

/** Whose number or address it is: an account's, or a contact's by the name that its person gave; else the address alone. */
function Recipient({ message: { channel, recipient, person, contact } }: { message: OutboxMessage }) {
  const t = useText();
  const name = contact?.name ?? person?.name;
  return (
    <span className="outbox-to">
      <PersonLink className="label strong text-link" userId={contact === null ? (person?.userId ?? undefined) : undefined}>
        {name ?? <Address address={recipient} />}
      </PersonLink>
      {contact === null ? null : (
        <PersonLink className="label text-link" userId={contact.of.userId}>
          {t('outboxContact', { name: contact.of.name })}
        </PersonLink>
      )}
      <span className="caption num">
        {channelName(t, channel)}
        {name === undefined ? null : (
          <>
            {' · '}
            <Address address={recipient} />
          </>
        )}
        {person !== null && person.userId === null ? ` · ${t('outboxTeam')}` : ''}
      </span>
    </span>
  );
}

function Message({ message }: { message: OutboxMessage }) {
  const t = useText();
  return (
    <li className="outbox-row">
      <div className="row spread">
        <Recipient message={message} />
        <span className="row">
          {message.urgent ? <span className="chip bad">{t('outboxUrgent')}</span> : null}
          <span className={message.status === 'written' || message.status === 'failed' ? 'chip bad' : 'chip'}>
            {t(statusTexts[message.status])}
          </span>
        </span>
      </div>
      {message.subject === '' ? null : <p className="label">{message.subject}</p>}
      <p className="outbox-body">{message.body ?? t('outboxSecret')}</p>
      <p className="caption num">
        {day(message.createdAt)} {clockTime(message.createdAt)} · {t('outboxTries', { n: message.attempts })}
        {message.lastError === null ? '' : ` · ${message.lastError}`}
      </p>
      {message.status === 'written' && message.recipient.startsWith('+') ? (
        <a className="button soft small outbox-ring" href={`tel:${message.recipient}`}>
          <Icon name="phone" size={20} />
          {t('outboxRing', { name: (message.contact?.name ?? message.person?.name ?? message.recipient).split(' ')[0] ?? '' })}
        </a>
      ) : null}
    </li>
  );
}

function Lists({ waiting, all }: { waiting: readonly OutboxMessage[]; all: readonly OutboxMessage[] }) {
  const t = useText();
  return (
    <>
      {all.some(({ status }) => status === 'written') ? (
        <div className="card outbox-written" role="note">
          <Icon name="alert" size={28} />
          <div>
            <p className="title">{t('outboxWrittenOnly')}</p>
            <p className="label">{t('outboxWrittenNote')}</p>
          </div>
        </div>
      ) : waiting.length === 0 ? (
        <NothingHere inline={all.length > 0} text={t('outboxNone')} note={t('outboxNote')} />
      ) : null}
      {waiting.length === 0 ? null : (
        <>
          <h2 className="h2 counted">
            {t('outboxWaiting')} <span className="chip num">{waiting.length}</span>
          </h2>
          <ul className="card list">
            {waiting.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        </>
      )}
      {all.length === 0 ? null : (
        <>
          <h2 className="h2">{t('outboxAll')}</h2>
          <ul className="card list">
            {all.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** `/staff/outbox`: what went out to people outside, and what nobody took yet. */
export function OutboxScreen() {
  const t = useText();
  const outbox = useOutbox();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionOutbox')}</h1>
      {outbox.isPending ? (
        <SkeletonRows height={92} count={5} />
      ) : outbox.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void outbox.refetch()} />
      ) : (
        <Lists waiting={outbox.data.pages[0]?.waiting ?? []} all={outbox.data.pages.flatMap((page) => page.messages)} />
      )}
      <More list={outbox}>{t('showOlder')}</More>
    </>
  );
}
