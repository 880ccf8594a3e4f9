import { minuteOfDay, timeOfDay } from '@safiri/rules/places/time-of-day.ts';
import { useEffect, useState } from 'react';
import { pushState, turnPushOff, turnPushOn, type PushState } from '../platform/push.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { TimeField } from '../ui/date-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { useChangeAccount, type Account } from './api.ts';
import { useSave } from './use-save.ts';

/** From ten in the evening to six in the morning, until somebody says otherwise. */
const USUAL = { from: 22 * 60, to: 6 * 60 };

function QuietHours({ account }: { account: Account }) {
  const t = useText();
  const save = useSave();
  const change = useChangeAccount();
  const { quietHours } = account;
  const set = (next: Account['quietHours']) => void save(() => change.mutateAsync({ quietHours: next }));
  return (
    <>
      <div className="row spread">
        <span className="label">{t('quietTitle')}</span>
        <Switch on={quietHours !== null} label={t('quietTitle')} onChange={(on) => set(on ? USUAL : null)} />
      </div>
      {quietHours === null ? null : (
        <div className="row">
          {(['from', 'to'] as const).map((end) => (
            <TimeField
              key={end}
              label={t(end === 'from' ? 'quietFrom' : 'quietTo')}
              value={timeOfDay(quietHours[end])}
              onChange={(event) => event.target.value !== '' && set({ ...quietHours, [end]: minuteOfDay(event.target.value) })}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Push messages of this device, and the hours in which none come. */
export function PushCard({ account }: { account: Account }) {
  const t = useText();
  const save = useSave();
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    pushState().then(setState, () => setState('unsupported'));
  }, []);
  const turn = async (how: () => Promise<PushState>) => {
    setBusy(true);
    await save(async () => setState(await how()));
    setBusy(false);
  };
  return (
    <section className="card doc" aria-label={t('pushTitle')}>
      <h2 className="h2">{t('pushTitle')}</h2>
      <p className="label">{t('pushHint')}</p>
      <p className="caption" role="status">
        {state === 'on' ? t('pushIsOn') : state === 'blocked' ? t('pushBlocked') : state === 'unsupported' ? t('pushUnsupported') : ''}
      </p>
      {state === 'off' ? (
        <Button busy={busy} onClick={() => void turn(turnPushOn)}>
          {t('pushOn')}
        </Button>
      ) : state === 'on' ? (
        <Button kind="soft" busy={busy} onClick={() => void turn(turnPushOff)}>
          {t('pushOff')}
        </Button>
      ) : null}
      <QuietHours account={account} />
    </section>
  );
}
