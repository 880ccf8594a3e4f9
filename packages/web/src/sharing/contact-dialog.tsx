import { useState, type FormEvent } from 'react';
import type { Contact } from '@safiri/contract/sharing/shapes.ts';
import { relationships, type Relationship } from '@safiri/rules/sharing/contacts.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast.tsx';
import { useAddContact, useChangeContact } from './api.ts';
import { relationTexts } from '../common/relation-names.ts';

/** Adds a contact, or changes `contact`. What was typed stays when it could not be saved. */
export function ContactDialog({ contact, onClose }: { contact: Contact | null; onClose: () => void }) {
  const t = useText();
  const add = useAddContact();
  const change = useChangeContact(contact?.id ?? 0);
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(contact?.name ?? '');
  const [phone, setPhone] = useState(contact?.phone ?? '');
  const [email, setEmail] = useState(contact?.email ?? '');
  const [relationship, setRelationship] = useState<Relationship>(contact?.relationship ?? 'family');
  const [autoShare, setAutoShare] = useState(contact?.autoShare ?? false);
  const failure = contact === null ? add.error : change.error;
  const field = (path: string) => fieldMessage(failure, path);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || phone.trim() === '') {
      toast({ title: t('contactMissing'), text: t('contactMissingText'), tone: 'bad' });
      return;
    }
    const body = { name: name.trim(), phone: phone.trim(), email: email.trim(), relationship, autoShare };
    try {
      if (contact === null) await add.mutateAsync({ ...body, key });
      else await change.mutateAsync(body);
    } catch (error) {
      // What a field is told stands beside it; over the button it would only be in the way.
      if (['name', 'phone', 'email'].some((path) => fieldMessage(error, path) !== undefined)) return;
      toast({ title: t('contactNotSaved'), text: serverMessage(error, t('shareTryAgain')), tone: 'bad' });
      return;
    }
    toast({ title: t(contact === null ? 'contactAdded' : 'contactSaved') });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t(contact === null ? 'contactAdd' : 'contactEdit')}>
      <form className="form" noValidate onSubmit={(event) => void save(event)}>
        <Field
          label={t('contactName')}
          value={name}
          maxLength={80}
          error={field('name')}
          autoComplete="off"
          onChange={(e) => setName(e.target.value)}
        />
        <Field
          label={t('contactPhone')}
          type="tel"
          inputMode="tel"
          value={phone}
          maxLength={30}
          error={field('phone')}
          autoComplete="off"
          onChange={(e) => setPhone(e.target.value)}
        />
        <Field
          label={t('contactEmail')}
          type="email"
          value={email}
          maxLength={200}
          error={field('email')}
          autoComplete="off"
          onChange={(e) => setEmail(e.target.value)}
        />
        <SelectField label={t('contactRelation')} value={relationship} onChange={(e) => setRelationship(e.target.value as Relationship)}>
          {relationships.map((id) => (
            <option key={id} value={id}>
              {t(relationTexts[id])}
            </option>
          ))}
        </SelectField>
        <div className="row spread">
          <span className="label">{t('contactAuto')}</span>
          <Switch on={autoShare} label={t('contactAuto')} onChange={setAutoShare} />
        </div>
        <Button type="submit" full busy={add.isPending || change.isPending}>
          {t('contactSave')}
        </Button>
      </form>
    </Dialog>
  );
}
