import { useEffect, useState } from 'react';
import type { TextKey } from 'virtual:texts/keys';
import { pushState, turnPushOff, turnPushOn, type PushState } from '../platform/push.ts';
import { useText } from '../platform/text.ts';
import { serverMessage } from '../platform/api-client.ts';
import { Button } from '../ui/button.tsx';
import { renewOnCall } from './on-call-api.ts';

const texts: Readonly<Record<PushState, TextKey>> = {
  on: 'onCallDeviceOn',
  off: 'onCallDeviceOff',
  blocked: 'onCallDeviceBlocked',
  unsupported: 'onCallDeviceNever',
};

/** Whether alarms ring in this browser. One that rings says so to the server anew: the session of today takes the place of yesterday's. */
export function OnCallDevice() {
  const t = useText();
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    pushState()
      .then(async (now) => setState(now === 'on' ? await turnPushOn() : now))
      .catch(() => setState('unsupported'));
  }, []);
  const turn = async (how: () => Promise<PushState>) => {
    setBusy(true);
    setError(null);
    try {
      setState(await how());
      renewOnCall();
    } catch (failed) {
      setError(failed);
    }
    setBusy(false);
  };
  return (
    <section className="card doc" aria-label={t('onCallDevice')}>
      <h2 className="h2">{t('onCallDevice')}</h2>
      <p className="label" role="status">
        {state === undefined ? '' : t(texts[state])}
      </p>
      {state === 'off' ? (
        <Button icon="bell" busy={busy} onClick={() => void turn(turnPushOn)}>
          {t('onCallTurnOn')}
        </Button>
      ) : state === 'on' ? (
        <Button kind="soft" busy={busy} onClick={() => void turn(turnPushOff)}>
          {t('onCallTurnOff')}
        </Button>
      ) : null}
      {error === null ? null : (
        <p className="field-error" role="alert">
          {serverMessage(error, t('staffTryLater'))}
        </p>
      )}
    </section>
  );
}
