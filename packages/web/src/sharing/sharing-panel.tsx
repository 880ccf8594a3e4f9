import { useState } from 'react';
import type { Contact, Share } from '@safiri/contract/sharing/shapes.ts';
import { localPhone } from '@safiri/rules/users/phone.ts';
import { shareMethods, type ShareMethod } from '@safiri/rules/sharing/contacts.ts';
import type { TextKey } from 'virtual:texts/keys';
import { countryHere } from '../common/country-here.ts';
import { serverMessage } from '../platform/api-client.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { ActionTile } from '../ui/action-tile.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Avatar } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast.tsx';
import { useContacts, useShare, useShareTrip, useStopSharing } from './api.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { copyLink, shareLink, smsOf, textLink } from './share-link.ts';
import './sharing.css';

const methodTexts: Record<ShareMethod, TextKey> = { sms: 'shareBySms', email: 'shareByEmail', link: 'shareByLink' };
type Outcome = NonNullable<Share['sharedWith'][number]['message']>;
const statusTexts: Record<Outcome, TextKey> = {
  waiting: 'shareWaiting',
  sent: 'shareSent',
  written: 'shareWritten',
  failed: 'shareNotSent',
  stopped: 'shareStoppedBy',
  limited: 'shareLimited',
};
const isGoing = (message: Outcome | null) => message === 'sent' || message === 'waiting';

/** Shares and stops, and says how it went; whether it was done. */
function useSharing(rideId: number) {
  const t = useText();
  const start = useShareTrip(rideId);
  const stop = useStopSharing(rideId);
  const failed = (error: unknown) => {
    toast({ title: t('shareFailed'), text: serverMessage(error, t('shareTryAgain')), tone: 'bad' });
    return null;
  };
  return {
    busy: start.isPending || stop.isPending,
    async share(contactIds: number[], method: ShareMethod): Promise<Share | null> {
      try {
        const share = await start.mutateAsync({ contactIds, method });
        // A link that is handed on is told of when it is out of the hand.
        if (method === 'link') return share;
        const unsent = share.sharedWith.find(({ id, message }) => contactIds.includes(id) && !isGoing(message));
        if (unsent === undefined) toast({ title: t('shareStarted') });
        else toast({ title: t('shareNothingSent'), text: t(statusTexts[unsent.message ?? 'failed']), tone: 'bad' });
        return share;
      } catch (error) {
        return failed(error);
      }
    },
    async stop(contact: Contact | 'all'): Promise<void> {
      try {
        await stop.mutateAsync(contact);
        toast({ title: t('shareStopped') });
      } catch (error) {
        failed(error);
      }
    },
  };
}

function MethodPicker({ method, onChange }: { method: ShareMethod; onChange: (method: ShareMethod) => void }) {
  const t = useText();
  return (
    <fieldset className="share-methods">
      <legend className="label">{t('shareBy')}</legend>
      {shareMethods.toReversed().map((id) => (
        <label key={id} data-on={method === id}>
          <input className="visually-hidden" type="radio" name="share-method" checked={method === id} onChange={() => onChange(id)} />
          {t(methodTexts[id])}
        </label>
      ))}
    </fieldset>
  );
}

function ContactRow({
  contact,
  share,
  busy,
  onToggle,
}: {
  contact: Contact;
  share: Share | null;
  busy: boolean;
  onToggle: (on: boolean) => void;
}) {
  const t = useText();
  const { dialCode } = countryHere(country.use());
  const shared = share?.sharedWith.find((row) => row.id === contact.id);
  return (
    <li className="contact-row">
      <Avatar name={contact.name} />
      <div className="grow">
        <div className="label strong">{contact.name}</div>
        <div className="caption num">{localPhone(contact.phone, dialCode)}</div>
        {shared === undefined ? null : (
          <div className="caption">{t(shared.message === null ? 'shareHandOn' : statusTexts[shared.message])}</div>
        )}
      </div>
      {shared === undefined || isGoing(shared.message) ? null : (
        <>
          <a
            className="button soft"
            href={smsOf(contact.phone, shared.trackingUrl)}
            aria-label={t('shareTextName', { name: contact.name })}
          >
            {t('shareBySms')}
          </a>
          <Button kind="plain" small onClick={() => void shareLink(shared.trackingUrl)}>
            {t('shareNow')}
          </Button>
        </>
      )}
      <Switch on={shared !== undefined} label={t('shareWithName', { name: contact.name })} disabled={busy} onChange={onToggle} />
    </li>
  );
}

function Panel({ rideId }: { rideId: number }) {
  const t = useText();
  const contacts = useContacts();
  const share = useShare(rideId);
  const sharing = useSharing(rideId);
  const [method, setMethod] = useState<ShareMethod>('sms');
  const [adding, setAdding] = useState(false);
  if (contacts.isPending || share.isPending) return <Skeleton height={160} />;
  if (contacts.isError || share.isError) {
    return (
      <ErrorCard
        text={t('contactsNotLoaded')}
        onRetry={() => {
          void contacts.refetch();
          void share.refetch();
        }}
      />
    );
  }
  const toggle = async (contact: Contact, on: boolean) => {
    if (!on) return sharing.stop(contact);
    const made = await sharing.share([contact.id], method);
    const link = made?.sharedWith.find((row) => row.id === contact.id);
    if (method === 'link' && link !== undefined) await shareLink(link.trackingUrl, true);
    return undefined;
  };
  const withLink = async (hand: (url: string, isNew: boolean) => unknown) => {
    const known = share.data?.linkShared === true;
    const made = known ? share.data : await sharing.share([], 'link');
    if (made != null) await hand(made.trackingUrl, !known);
  };
  return (
    <div className="stack">
      <p className="label">
        {share.data?.linkShared === true ? `${t('shareLinkOut')} ` : share.data === null ? `${t('shareNotYet')} ` : ''}
        {t('shareEnds')}
      </p>
      <Button full icon="chat" busy={sharing.busy} onClick={() => void withLink(textLink)}>
        {t('shareSendSms')}
      </Button>
      <div className="share-others">
        <Button kind="soft" icon="copy" busy={sharing.busy} onClick={() => void withLink(copyLink)}>
          {t('shareCopy')}
        </Button>
        <Button kind="soft" icon="share" busy={sharing.busy} onClick={() => void withLink(shareLink)}>
          {t('shareNow')}
        </Button>
      </div>
      <h3 className="title share-people">{t('shareWithPeople')}</h3>
      {contacts.data.length === 0 ? <p className="label">{t('shareNobody')}</p> : <MethodPicker method={method} onChange={setMethod} />}
      <ul className="contact-list">
        {contacts.data.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            share={share.data}
            busy={sharing.busy}
            onToggle={(on) => void toggle(contact, on)}
          />
        ))}
      </ul>
      <div className="row wrap">
        <Button kind="soft" small icon="plus" onClick={() => setAdding(true)}>
          {t('contactAdd')}
        </Button>
        {share.data === null ? null : (
          <Button kind="danger" small busy={sharing.busy} onClick={() => void sharing.stop('all')}>
            {t('shareStopAll')}
          </Button>
        )}
      </div>
      {adding ? <ContactDialog contact={null} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

/** Who gets the link of a live trip, on a sheet of its own. */
function ShareSheet({ rideId, open, onClose }: { rideId: number; open: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('shareTitle')} className="from-below">
      <Panel rideId={rideId} />
    </Dialog>
  );
}

/** "Share", beside calling and writing: the link of a live trip is out of the hand by two taps. */
export function ShareTile({ rideId }: { rideId: number }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionTile icon="share" word={t('shareNow')} label={t('shareTitle')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <ShareSheet rideId={rideId} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The same behind one line, where there is nobody yet whose tiles it could stand beside. */
export function SharingPanel({ rideId }: { rideId: number }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <section className="card share-card" aria-label={t('shareTitle')}>
      <button type="button" className="share-head" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="share" size={22} />
        <span className="title grow">{t('shareTitle')}</span>
        <Icon name="fwd" size={20} />
      </button>
      <p className="caption">{t('shareEnds')}</p>
      <ShareSheet rideId={rideId} open={open} onClose={() => setOpen(false)} />
    </section>
  );
}
