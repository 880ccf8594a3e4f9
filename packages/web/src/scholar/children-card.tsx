import { useState } from 'react';
import type { Child } from '@safiri/contract/scholar/calls.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Avatar } from '../ui/person.tsx';
import { toast } from '../ui/toast.tsx';
import { useAddChild, useChildren, useRemoveChild } from './api.ts';

/** The guardian's children. */
export function ChildrenCard() {
  const t = useText();
  const children = useChildren();
  const add = useAddChild();
  const remove = useRemoveChild();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const [removing, setRemoving] = useState<Child | null>(null);
  const failed = (error: unknown) => toast({ title: t('error'), text: serverMessage(error, t('scholarTryAgain')), tone: 'bad' });
  return (
    <section className="card doc" aria-label={t('scholarChildren')}>
      <h2 className="h2">{t('scholarChildren')}</h2>
      {children.data?.length === 0 ? <p className="muted">{t('scholarChildFirst')}</p> : null}
      <ul className="stack">
        {(children.data ?? []).map((child) => (
          <li key={child.id} className="row">
            <Avatar name={child.name} size={40} />
            <b className="grow">{child.name}</b>
            <IconButton label={t('scholarRemove', { name: child.name })} icon="x" onClick={() => setRemoving(child)} />
          </li>
        ))}
      </ul>
      <Dialog open={removing !== null} onClose={() => setRemoving(null)} title={t('scholarRemoveSure', { name: removing?.name ?? '' })}>
        <Button
          kind="danger"
          full
          busy={remove.isPending}
          onClick={() => {
            if (removing !== null) remove.mutate(removing.id, { onError: failed, onSettled: () => setRemoving(null) });
          }}
        >
          {t('scholarRemoveDo')}
        </Button>
      </Dialog>
      <form
        className="child-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') add.mutate(name.trim(), { onSuccess: () => setName(''), onError: failed });
          else {
            setMissing(true);
            event.currentTarget.querySelector('input')?.focus();
          }
        }}
      >
        <Field
          label={t('scholarChildName')}
          value={name}
          maxLength={80}
          error={missing ? t('needChildName') : undefined}
          onChange={(event) => {
            setName(event.target.value);
            setMissing(false);
          }}
        />
        <Button type="submit" kind={children.data?.length === 0 ? 'primary' : 'soft'} busy={add.isPending}>
          {t('scholarAddChild')}
        </Button>
      </form>
    </section>
  );
}
