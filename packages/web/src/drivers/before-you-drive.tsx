import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { serverMessage } from '../platform/api-client.ts';
import { pushState, pushStateNow, turnPushOn, type PushState } from '../platform/push.ts';
import { useSoundState } from '../platform/sound.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { LocationTroubleNote } from './seen-notes.tsx';
import { useScreenAwake } from './screen-awake.ts';

/** Messages while the app is closed: turned on here, or said to be impossible. */
function PushRow({ push, onChange }: { push: PushState; onChange: (push: PushState) => void }) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const turnOn = async () => {
    setBusy(true);
    try {
      onChange(await turnPushOn());
    } catch (error) {
      toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
    }
    setBusy(false);
  };
  if (push !== 'off') return <p>{t('offerPushNone')}</p>;
  return (
    <div className="row spread">
      <p>{t('offerPushHint')}</p>
      <Button kind="soft" busy={busy} onClick={() => void turnOn()}>
        {t('offerPushOn')}
      </Button>
    </div>
  );
}

/** What would keep offers away, in a few words for the line, and what is to be known or done of it. */
interface Thing {
  readonly name: string;
  readonly about: ReactNode;
}

/**
 * What would keep offers from a driver, named in one line that opens: the screen that goes off, the sound, messages while the app is
 * closed. Only a phone that does not know where it is gets a sentence of its own: then nothing comes at all.
 */
export function BeforeYouDrive() {
  const t = useText();
  const awake = useScreenAwake();
  const sound = useSoundState();
  // What is known at once stands at once: a second line of words would move what is below.
  const [push, setPush] = useState(pushStateNow);
  useEffect(() => {
    pushState().then(setPush, () => setPush('unsupported'));
  }, []);
  const things: Thing[] = [];
  if (awake === 'refused' || awake === 'none') things.push({ name: t('beforeScreen'), about: <p>{t('screenMayDarken')}</p> });
  if (sound !== 'on') {
    things.push({ name: t('beforeSound'), about: <p>{t(sound === 'off' ? 'offerSoundOff' : 'offerSoundNone')}</p> });
  }
  if (push !== undefined && push !== 'on') things.push({ name: t('beforePush'), about: <PushRow push={push} onChange={setPush} /> });
  return (
    <>
      <LocationTroubleNote />
      <details className="card before">
        <summary>
          <Icon name={things.length === 0 ? 'check' : 'alert'} size={26} />
          <span className="grow">
            <b>{t('beforeDriving')}</b>
            <span className="caption" role="status">
              {things.length === 0 ? t('beforeNone') : things.map(({ name }) => name).join(' · ')}
            </span>
          </span>
          <Icon name="down" size={20} />
        </summary>
        <ul className="before-things label">
          {things.map(({ name, about }) => (
            <li key={name}>{about}</li>
          ))}
          <li>
            <Link className="text-link" href="/keep-sending">
              {t('keepSendingMore')}
            </Link>
          </li>
        </ul>
      </details>
    </>
  );
}
