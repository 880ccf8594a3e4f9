import { useState } from 'react';
import type { Contact } from '@safiri/contract/sharing/shapes.ts';
import { localPhone } from '@safiri/rules/users/phone.ts';
import { countryHere } from '../common/country-here.ts';
import { serverMessage } from '../platform/api-client.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Avatar } from '../ui/person.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { useContacts, useRemoveContact } from './api.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { relationTexts } from '../common/relation-names.ts';
import './sharing.css';

function RemoveDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = useText();
  const remove = useRemoveContact(contact.id);
  const go = async () => {
    try {
      await remove.mutateAsync();
      toast({ title: t('contactRemoved') });
      onClose();
    } catch (error) {
      toast({ title: t('error'), text: serverMessage(error, t('shareTryAgain')), tone: 'bad' });
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('contactRemove')}>
      <p>{t('contactRemoveSure', { name: contact.name })}</p>
      <Button kind="danger" full busy={remove.isPending} onClick={() => void go()}>
        {t('contactRemove')}
      </Button>
    </Dialog>
  );
}

function Row({ contact, onEdit, onRemove }: { contact: Contact; onEdit: () => void; onRemove: () => void }) {
  const t = useText();
  const { dialCode } = countryHere(country.use());
  return (
    <li className="contact-row">
      <Avatar name={contact.name} />
      <div className="grow">
        <div className="label strong">{contact.name}</div>
        <div className="caption num">
          {localPhone(contact.phone, dialCode)} · {t(relationTexts[contact.relationship])}
          {contact.autoShare ? ` · ${t('contactAutoShort')}` : ''}
        </div>
        {contact.stopped ? <div className="caption strong">{t('contactStopped')}</div> : null}
      </div>
      <IconButton label={`${t('contactEdit')} ${contact.name}`} icon="pencil" onClick={onEdit} />
      <IconButton label={`${t('contactRemove')} ${contact.name}`} icon="x" onClick={onRemove} />
    </li>
  );
}

type Doing = { what: 'add' } | { what: 'edit' | 'remove'; contact: Contact } | null;

/** The emergency contacts: one list for sharing and for emergencies. */
export function ContactsCard() {
  const t = useText();
  const contacts = useContacts();
  const [doing, setDoing] = useState<Doing>(null);
  const stop = () => setDoing(null);
  return (
    <section className="card doc" aria-label={t('contactsTitle')}>
      <h2 className="h2">{t('contactsTitle')}</h2>
      {contacts.isPending ? (
        <Skeleton height={120} />
      ) : contacts.isError ? (
        <ErrorCard text={t('contactsNotLoaded')} onRetry={() => void contacts.refetch()} />
      ) : contacts.data.length === 0 ? (
        <EmptyState text={t('contactsNone')} />
      ) : (
        <ul className="contact-list">
          {contacts.data.map((contact) => (
            <Row
              key={contact.id}
              contact={contact}
              onEdit={() => setDoing({ what: 'edit', contact })}
              onRemove={() => setDoing({ what: 'remove', contact })}
            />
          ))}
        </ul>
      )}
      <Button kind={contacts.data?.length === 0 ? 'primary' : 'soft'} icon="plus" onClick={() => setDoing({ what: 'add' })}>
        {t('contactAdd')}
      </Button>
      {doing === null ? null : doing.what === 'remove' ? (
        <RemoveDialog contact={doing.contact} onClose={stop} />
      ) : (
        <ContactDialog contact={doing.what === 'edit' ? doing.contact : null} onClose={stop} />
      )}
    </section>
  );
}
