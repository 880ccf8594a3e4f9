import { useRef, useState } from 'react';
import type { Group } from '@safiri/contract/scholar/calls.ts';
import type { SeatPayment } from '@safiri/rules/scholar/school-month.ts';
import { serverMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Map } from '../ui/map.tsx';
import { Stars } from '../ui/person.tsx';
import { toast } from '../ui/toast.tsx';
import { useAddChild, useChildren, useJoin } from './api.ts';
import { JoinTerms, JoinTimes } from './join-terms.tsx';
import { PayChoice } from './pay-choice.tsx';
import { scheduleNames } from './names.ts';
import { SchoolDriver } from './school-driver.tsx';

/** The choice of a child that is not named yet; ids begin at 1. */
const NEW_CHILD = 0;

/** Who drives, who rides, from which stop, who meets them, and what it costs before the seat is taken. */
export function JoinDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const t = useText();
  const user = session.use();
  const children = useChildren();
  const join = useJoin();
  const key = useRef<string>(undefined);
  const add = useAddChild();
  const [student, setStudent] = useState<number>();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const [stop, setStop] = useState(0);
  const [collector, setCollector] = useState(user?.name ?? '');
  const [payment, setPayment] = useState<SeatPayment>('cash');
  const first = payment === 'wallet' ? group.firstMonth : null;
  const full = group.currentOccupancy >= group.capacity;
  const here = group.pickupPoints[stop]?.at;
  const studentId = student ?? children.data?.[0]?.id ?? NEW_CHILD;
  const failed = (error: unknown) => {
    key.current = undefined;
    toast({ title: t('error'), text: serverMessage(error, t('scholarFailed')), tone: 'bad' });
  };
  const submit = async () => {
    if (studentId !== NEW_CHILD) return take(studentId);
    if (name.trim() === '') return setMissing(true);
    try {
      const child = await add.mutateAsync(name.trim());
      // Whatever becomes of the seat: the child is not added again.
      setStudent(child.id);
      setName('');
      take(child.id);
    } catch (error) {
      failed(error);
    }
  };
  const take = (studentId: number) => {
    key.current ??= crypto.randomUUID();
    join.mutate(
      {
        groupId: group.id,
        studentId,
        pickupPointIndex: stop,
        ...(full ? { waitingList: true } : {}),
        ...(first === null ? {} : { payment, firstPrice: first.price }),
        ...(collector.trim() === '' ? {} : { collectorName: collector.trim() }),
        key: key.current,
      },
      {
        onSuccess: (seat) => {
          toast({ title: t(seat.status === 'member' ? 'scholarJoined' : 'scholarWaiting') });
          onClose();
        },
        onError: failed,
      },
    );
  };
  return (
    <Dialog open onClose={onClose} title={group.schoolName}>
      <p className="muted">
        {group.route} · {t(scheduleNames[group.scheduleType])} ·{' '}
        {t('scholarFree', { n: Math.max(0, group.capacity - group.currentOccupancy), of: group.capacity })}
      </p>
      <SchoolDriver name={group.driverName} verified={group.driverVerified}>
        <Stars rating={group.driverRating} />
      </SchoolDriver>
      {group.driverName === '' ? null : <p className="caption">{t('scholarFaceLater')}</p>}
      <SelectField label={t('scholarStudent')} value={studentId} onChange={(event) => setStudent(Number(event.target.value))}>
        {(children.data ?? []).map((child) => (
          <option key={child.id} value={child.id}>
            {child.name}
          </option>
        ))}
        <option value={NEW_CHILD}>{t('scholarNewChild')}</option>
        <option value={user?.id ?? 0}>{t('scholarMyself')}</option>
      </SelectField>
      {studentId === NEW_CHILD ? (
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
      ) : null}
      <SelectField label={t('scholarStop')} value={stop} onChange={(event) => setStop(Number(event.target.value))}>
        {group.pickupPoints.map(({ location, time }, i) => (
          <option key={location} value={i}>
            {time} · {location}
          </option>
        ))}
      </SelectField>
      {here === undefined ? null : (
        <div className="stop-map">
          <Map
            pickup={here}
            dropoff={group.schoolAt}
            names={{ pickup: group.pickupPoints[stop]?.location ?? '', dropoff: group.schoolName }}
            path={group.schoolAt && [here, group.schoolAt]}
            dashed
            coveredAbove={0}
          />
        </div>
      )}
      <JoinTimes group={group} stop={stop} />
      <Field
        label={t('scholarCollector')}
        hint={t('scholarCollectorHint')}
        value={collector}
        maxLength={80}
        onChange={(event) => setCollector(event.target.value)}
      />
      <PayChoice group={group} chosen={payment} onChoose={setPayment} />
      <JoinTerms payment={payment} />
      <div className="join-act">
        <Button full busy={join.isPending || add.isPending} onClick={() => void submit()}>
          {full
            ? t('scholarWait')
            : first === null
              ? t('scholarJoinFor', { price: money(group.monthlyPrice, group.countryId) })
              : t('scholarPayJoin', { price: money(first.price, group.countryId) })}
        </Button>
      </div>
    </Dialog>
  );
}
