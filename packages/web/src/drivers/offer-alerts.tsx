import { useEffect, useState } from 'react';
import { serverMessage } from '../platform/api-client.ts';
import { pushState, turnPushOn, type PushState } from '../platform/push.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useSoundState } from '../platform/sound.ts';

/** What would keep an offer from an online driver: the sound of this page, and messages while the app is closed. */
export function OfferAlerts() {
  const t = useText();
  const sound = useSoundState();
  const [push, setPush] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    pushState().then(setPush, () => setPush('unsupported'));
  }, []);
  const turnOn = async () => {
    setBusy(true);
    try {
      setPush(await turnPushOn());
    } catch (error) {
      toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
    }
    setBusy(false);
  };
  return (
    <div className="offer-alerts">
      {sound === 'on' ? null : (
        <p className="label row" role="status">
          <Icon name="alert" size={20} />
          {t(sound === 'off' ? 'offerSoundOff' : 'offerSoundNone')}
        </p>
      )}
      {push === 'off' ? (
        <div className="row spread">
          <span className="label">{t('offerPushHint')}</span>
          <Button kind="soft" disabled={busy} onClick={() => void turnOn()}>
            {t('offerPushOn')}
          </Button>
        </div>
      ) : push === 'blocked' || push === 'unsupported' ? (
        <p className="label muted">{t('offerPushNone')}</p>
      ) : null}
    </div>
  );
}
