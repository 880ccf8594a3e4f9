import { useState } from 'react';
import type { Seat } from '@safiri/contract/scholar/calls.ts';
import { serverMessage } from '../platform/api-client.ts';
import { clockTime } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Avatar } from '../ui/person.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useAddChild, useChildren, useLeave, useRemoveChild, useSeats } from './api.ts';
import { runNames, stateNames } from './names.ts';
import { SchoolDriver } from './school-driver.tsx';

function SeatCard({ seat }: { seat: Seat }) {
  const t = useText();
  const leave = useLeave();
  const [asking, setAsking] = useState(false);
  const failed = (error: unknown) => toast({ title: t('error'), text: serverMessage(error, t('scholarTryAgain')), tone: 'bad' });
  return (
    <li className="card doc" aria-label={seat.studentName}>
      <div className="row spread">
        <h3 className="title">{seat.studentName}</h3>
        <span className="chip">{t(seat.status === 'member' ? 'scholarMember' : 'scholarOnList')}</span>
      </div>
      <p className="label">
        {seat.schoolName} · {seat.stop.time} {seat.stop.location}
      </p>
      <SchoolDriver name={seat.driverName} verified={seat.driverVerified} photo={seat.driverPhoto} />
      {seat.today.length === 0 ? null : (
        <ol className="seat-today" aria-label={t('scholarToday')}>
          {seat.today.map((call) => (
            <li key={call.run} className="label num" data-state={call.state} role="status">
              <Icon name={call.state === 'absent' ? 'x' : 'check'} size={20} />
              <b className="grow">
                {t(runNames[call.run])}: {t(stateNames[call.state])}
              </b>
              {clockTime(call.at)}
            </li>
          ))}
        </ol>
      )}
      {seat.status === 'member' ? (
        <div className="row spread seat-pin">
          <span className="caption">{t('scholarPin', { name: seat.collectorName })}</span>
          <b className="num scholar-pin">{seat.collectorPin}</b>
        </div>
      ) : null}
      <Button kind="soft" small onClick={() => setAsking(true)}>
        {t('scholarLeave')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('scholarLeaveSure', { name: seat.studentName })}>
        <Button
          kind="danger"
          full
          busy={leave.isPending}
          onClick={() => leave.mutate(seat.id, { onSuccess: () => setAsking(false), onError: failed })}
        >
          {t('scholarLeave')}
        </Button>
      </Dialog>
    </li>
  );
}

/** The seats of one's students, with what the driver called today. */
export function MySeats() {
  const t = useText();
  const seats = useSeats();
  if (seats.data === undefined || seats.data.length === 0) return null;
  return (
    <section className="stack" aria-label={t('scholarMine')}>
      <h2 className="h2">{t('scholarMine')}</h2>
      <ul className="stack">
        {seats.data.map((seat) => (
          <SeatCard key={seat.id} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

/** The guardian's children. */
export function ChildrenCard() {
  const t = useText();
  const children = useChildren();
  const add = useAddChild();
  const remove = useRemoveChild();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
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
            <IconButton
              label={t('scholarRemove', { name: child.name })}
              icon="x"
              onClick={() => remove.mutate(child.id, { onError: failed })}
            />
          </li>
        ))}
      </ul>
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
