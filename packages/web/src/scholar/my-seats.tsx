import { useState } from 'react';
import type { Seat } from '@safiri/contract/scholar/calls.ts';
import { serverMessage } from '../platform/api-client.ts';
import { clockTime } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { useAddChild, useChildren, useLeave, useRemoveChild, useSeats } from './api.ts';
import { runNames, stateNames } from './names.ts';

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
      {seat.today.map((call) => (
        <p key={call.run} className="label strong num" role="status">
          {t(runNames[call.run])}: {t(stateNames[call.state])} · {clockTime(call.at)}
        </p>
      ))}
      {seat.status === 'member' ? (
        <div className="row spread">
          <span>
            <span className="caption">{t('scholarPin', { name: seat.collectorName })}</span>
          </span>
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
          disabled={leave.isPending}
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
  const failed = (error: unknown) => toast({ title: t('error'), text: serverMessage(error, t('scholarTryAgain')), tone: 'bad' });
  return (
    <section className="card doc" aria-label={t('scholarChildren')}>
      <h2 className="h2">{t('scholarChildren')}</h2>
      <ul>
        {(children.data ?? []).map((child) => (
          <li key={child.id} className="row spread">
            <span>{child.name}</span>
            <IconButton
              label={t('scholarRemove', { name: child.name })}
              icon="x"
              onClick={() => remove.mutate(child.id, { onError: failed })}
            />
          </li>
        ))}
      </ul>
      <form
        className="row wrap"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') add.mutate(name.trim(), { onSuccess: () => setName(''), onError: failed });
        }}
      >
        <div className="grow">
          <Field label={t('scholarChildName')} value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
        </div>
        <Button type="submit" small kind="soft" disabled={add.isPending} why={name.trim() === '' ? t('needChildName') : undefined}>
          {t('scholarAddChild')}
        </Button>
      </form>
    </section>
  );
}
