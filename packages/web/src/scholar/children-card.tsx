import { useState } from 'react';
import type { Child } from '@safiri/contract/scholar/calls.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Avatar } from '../ui/person.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { useAddChild, useChildren, useRemoveChild, useSeats } from './api.ts';

/** The guardian's children. */
export function ChildrenCard() {
  const t = useText();
  const children = useChildren();
  const seats = useSeats();
  const add = useAddChild();
  const remove = useRemoveChild();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Child | null>(null);
  const failed = (error: unknown) => toast({ title: t('error'), text: serverMessage(error, t('scholarTryAgain')), tone: 'bad' });
  const added = () => {
    setName('');
    setAdding(false);
  };
  const none = children.data?.length === 0;
  const schoolOf = ({ id }: Child): string | undefined => seats.data?.find(({ studentId }) => studentId === id)?.schoolName;
  const form = (
    <form
      className="child-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') add.mutate(name.trim(), { onSuccess: added, onError: failed });
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
      <Button type="submit" kind={none ? 'primary' : 'soft'} busy={add.isPending}>
        {t('scholarAddChild')}
      </Button>
    </form>
  );
  return (
    <section className="card doc children-card" aria-label={t('scholarChildren')}>
      <h2 className="h2">{t('scholarChildren')}</h2>
      {children.isLoadingError ? (
        <ErrorCard text={t('childrenNotLoaded')} onRetry={() => void children.refetch()} />
      ) : none ? (
        <>
          <p className="muted">{t('scholarChildFirst')}</p>
          {form}
        </>
      ) : (
        <>
          <ul className="child-list">
            {(children.data ?? []).map((child) => (
              <li key={child.id}>
                <Avatar name={child.name} size={44} />
                <span className="grow">
                  <b>{child.name}</b>
                  {/* Whose seats could not be loaded is not said to have none. */}
                  <span className="caption">{schoolOf(child) ?? (seats.data === undefined ? '' : t('scholarNoSeat'))}</span>
                </span>
                <Button kind="soft" small aria-label={t('scholarRemove', { name: child.name })} onClick={() => setRemoving(child)}>
                  {t('scholarRemoveDo')}
                </Button>
              </li>
            ))}
          </ul>
          <Button kind="soft" icon={adding ? 'x' : 'plus'} className="child-more" aria-expanded={adding} onClick={() => setAdding(!adding)}>
            {t('scholarNewChild')}
          </Button>
          {adding ? form : null}
        </>
      )}
      <Dialog open={removing !== null} onClose={() => setRemoving(null)} title={t('scholarRemoveSure', { name: removing?.name ?? '' })}>
        <p>{t('scholarRemoveNote')}</p>
        <Button
          kind="danger"
          full
          busy={remove.isPending}
          why={removing === null || schoolOf(removing) === undefined ? undefined : t('scholarRemoveSeat')}
          onClick={() => {
            if (removing !== null) remove.mutate(removing.id, { onError: failed, onSettled: () => setRemoving(null) });
          }}
        >
          {t('scholarRemoveDo')}
        </Button>
      </Dialog>
    </section>
  );
}
