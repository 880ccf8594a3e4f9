import { useRef, useState } from 'react';
import type { Group } from '@safiri/contract/scholar/calls.ts';
import { serverMessage } from '../platform/api-client.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, SelectField } from '../ui/field.tsx';
import { Map } from '../ui/map.tsx';
import { toast } from '../ui/toast.tsx';
import { useChildren, useJoin } from './api.ts';
import { SchoolDriver } from './school-driver.tsx';

/** Who rides, from which stop, and who fetches them. */
export function JoinDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const t = useText();
  const user = session.use();
  const children = useChildren();
  const join = useJoin();
  const key = useRef<string>(undefined);
  const [student, setStudent] = useState<number>();
  const [stop, setStop] = useState(0);
  const [collector, setCollector] = useState(user?.name ?? '');
  const full = group.currentOccupancy >= group.capacity;
  const here = group.pickupPoints[stop]?.at;
  const way = group.pickupPoints.flatMap(({ at }) => (at === undefined ? [] : [at]));
  const studentId = student ?? children.data?.[0]?.id ?? user?.id ?? 0;
  const submit = () => {
    key.current ??= crypto.randomUUID();
    join.mutate(
      {
        groupId: group.id,
        studentId,
        pickupPointIndex: stop,
        ...(full ? { waitingList: true } : {}),
        ...(collector.trim() === '' ? {} : { collectorName: collector.trim() }),
        key: key.current,
      },
      {
        onSuccess: (seat) => {
          toast({ title: t(seat.status === 'member' ? 'scholarJoined' : 'scholarWaiting') });
          onClose();
        },
        onError: (error) => {
          key.current = undefined;
          toast({ title: t('error'), text: serverMessage(error, t('scholarFailed')), tone: 'bad' });
        },
      },
    );
  };
  return (
    <Dialog open onClose={onClose} title={group.schoolName}>
      <p className="muted">{group.route}</p>
      <SchoolDriver name={group.driverName} verified={group.driverVerified} />
      <SelectField label={t('scholarStudent')} value={studentId} onChange={(event) => setStudent(Number(event.target.value))}>
        {(children.data ?? []).map((child) => (
          <option key={child.id} value={child.id}>
            {child.name}
          </option>
        ))}
        <option value={user?.id ?? 0}>{t('scholarMyself')}</option>
      </SelectField>
      <SelectField label={t('scholarStop')} value={stop} onChange={(event) => setStop(Number(event.target.value))}>
        {group.pickupPoints.map(({ location, time }, i) => (
          <option key={location} value={i}>
            {time} · {location}
          </option>
        ))}
      </SelectField>
      {here === undefined ? null : (
        <div className="stop-map">
          <Map pickup={here} path={way} dashed />
        </div>
      )}
      <Field
        label={t('scholarCollector')}
        hint={t('scholarCollectorHint')}
        value={collector}
        maxLength={80}
        onChange={(event) => setCollector(event.target.value)}
      />
      <Button full busy={join.isPending} onClick={submit}>
        {t(full ? 'scholarWait' : 'scholarJoin')}
      </Button>
    </Dialog>
  );
}
