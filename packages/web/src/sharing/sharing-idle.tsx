import { useState } from 'react';
import { localPhone } from '@safiri/rules/users/phone.ts';
import { countryHere } from '../common/country-here.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Avatar } from '../ui/person.tsx';
import { useContacts } from './api.ts';
import { ContactDialog } from './contact-dialog.tsx';
import './sharing.css';

/** The panel where there is no trip: who would get the link, and nothing made up (product: placeholders). */
export function SharingIdle() {
  const t = useText();
  const { dialCode } = countryHere(country.use());
  const contacts = useContacts();
  const [adding, setAdding] = useState(false);
  return (
    <section className="card share-card" aria-label={t('shareTitle')}>
      <h2 className="title">{t('shareTitle')}</h2>
      <p className="label muted">{t('shareNoTrip')}</p>
      <p className="caption">{t('shareEnds')}</p>
      {contacts.data === undefined || contacts.data.length === 0 ? null : (
        <ul className="contact-list">
          {contacts.data.map((contact) => (
            <li key={contact.id} className="contact-row">
              <Avatar name={contact.name} />
              <div className="grow">
                <div className="label strong">{contact.name}</div>
                <div className="caption num">
                  {localPhone(contact.phone, dialCode)}
                  {contact.autoShare ? ` · ${t('contactAutoShort')}` : ''}
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button kind="soft" small icon="plus" onClick={() => setAdding(true)}>
        {t('contactAdd')}
      </Button>
      {adding ? <ContactDialog contact={null} onClose={() => setAdding(false)} /> : null}
    </section>
  );
}
