import { useDeferredValue, useState, type FormEvent } from 'react';
import type { HandedOut, WaitingDriver } from '@safiri/contract/onboarding/calls.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { NotDone } from './not-done.tsx';
import { NothingHere } from './nothing-here.tsx';
import { useCorrectNumber, useMakeCode, useWaitingDrivers, useWithdrawInvitation } from './onboarding-api.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { StaffPhone } from './staff-phone.tsx';

function Correct({ driver: { userId, name }, onClose }: { driver: WaitingDriver; onClose: () => void }) {
  const t = useText();
  const correct = useCorrectNumber();
  const [phone, setPhone] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phone.trim() === '') return;
    correct.mutate(
      { userId, phone: phone.trim() },
      {
        onSuccess: () => {
          onClose();
          toast({ title: t('onboardCorrected') });
        },
      },
    );
  };
  const wrong = correct.isError ? fieldMessage(correct.error, 'phone') : undefined;
  return (
    <Dialog open onClose={onClose} title={name}>
      <form className="stack" onSubmit={submit}>
        <Field
          label={t('onboardNewNumber')}
          hint={t('onboardCorrectNote')}
          type="tel"
          value={phone}
          maxLength={24}
          autoComplete="off"
          error={wrong}
          onChange={(event) => setPhone(event.target.value)}
        />
        <Button type="submit" busy={correct.isPending} why={phone.trim() === '' ? t('needChange') : undefined}>
          {t('onboardCorrect')}
        </Button>
        {wrong === undefined ? <NotDone step={correct} /> : null}
      </form>
    </Dialog>
  );
}

function Withdraw({ driver: { userId, name }, onClose }: { driver: WaitingDriver; onClose: () => void }) {
  const t = useText();
  const withdraw = useWithdrawInvitation();
  const done = () => {
    onClose();
    toast({ title: t('onboardWithdrawn') });
  };
  return (
    <Dialog open onClose={onClose} title={t('onboardWithdrawSure', { name })}>
      <p>{t('onboardWithdrawNote')}</p>
      <Button kind="danger" full busy={withdraw.isPending} onClick={() => withdraw.mutate(userId, { onSuccess: done })}>
        {t('onboardWithdraw')}
      </Button>
      <NotDone step={withdraw} />
    </Dialog>
  );
}

function Row({ driver, onMade }: { driver: WaitingDriver; onMade: (made: HandedOut) => void }) {
  const t = useText();
  const [asking, setAsking] = useState<'number' | 'back'>();
  const make = useMakeCode();
  const { userId, name, phone, plate, market, sentAt, deniedAt, codeUntil } = driver;
  const makeOne = () =>
    make.mutate(userId, {
      onSuccess: onMade,
      onError: (error) => toast({ title: t('codesNotMade'), text: serverMessage(error, ''), tone: 'bad' }),
    });
  const close = () => setAsking(undefined);
  return (
    <li className="row spread wrap onboard-import">
      <span className="grow">
        <span className="label strong">{name}</span>
        <span className="caption num">
          {plate} · {market}
          {phone === null ? null : (
            <>
              {' · '}
              <StaffPhone phone={phone} />
            </>
          )}
        </span>
        {deniedAt === null ? (
          <span className="caption num">
            {sentAt === null ? t('onboardNotInvited') : t('onboardInvitedOn', { day: day(sentAt) })}
            {codeUntil === null ? null : ` · ${t('codesUntil', { day: day(codeUntil) })}`}
          </span>
        ) : (
          <span className="chip bad">{t('onboardDenied')}</span>
        )}
      </span>
      {deniedAt === null ? (
        <Button kind="soft" small busy={make.isPending} onClick={makeOne}>
          {t('codesOne')}
        </Button>
      ) : null}
      <Button kind="soft" small onClick={() => setAsking('number')}>
        {t('onboardCorrect')}
      </Button>
      <Button kind="soft" small onClick={() => setAsking('back')}>
        {t('onboardWithdraw')}
      </Button>
      {asking === 'number' ? <Correct driver={driver} onClose={close} /> : null}
      {asking === 'back' ? <Withdraw driver={driver} onClose={close} /> : null}
    </li>
  );
}

/** Who was brought along and has not signed in: a number is corrected, or the driver taken back. */
export function WaitingDrivers({ onMade }: { onMade: (made: HandedOut) => void }) {
  const t = useText();
  const [q, setQ] = useState('');
  const waiting = useWaitingDrivers(useDeferredValue(q.trim()));
  return (
    <section className="stack" aria-label={t('onboardWaiting')}>
      <h2 className="h2">{t('onboardWaiting')}</h2>
      <SearchField label={t('onboardSearch')} value={q} maxLength={60} onChange={(event) => setQ(event.target.value)} />
      {waiting.isPending ? (
        <SkeletonRows height={84} count={3} />
      ) : waiting.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void waiting.refetch()} />
      ) : waiting.data.length === 0 ? (
        <NothingHere
          inline="plain"
          text={t(q.trim() === '' ? 'onboardWaitingNone' : 'onboardWaitingFound')}
          note={t('onboardWaitingNote')}
        />
      ) : (
        <ul className="card list">
          {waiting.data.map((driver) => (
            <Row key={driver.userId} driver={driver} onMade={onMade} />
          ))}
        </ul>
      )}
    </section>
  );
}
