import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { useSignOutDevices, type Account } from './api.ts';
import { useSave } from './use-save.ts';

/** Where the person is signed in, and the way to end it from here. */
export function DevicesCard({ devices }: { devices: Account['devices'] }) {
  const t = useText();
  const save = useSave();
  const signOut = useSignOutDevices();
  return (
    <section className="card doc" aria-label={t('settingsDevices')}>
      <h2 className="h2">{t('settingsDevices')}</h2>
      <ul className="list">
        {devices.map((device) => (
          <li key={device.id} className="row spread device">
            <div>
              <div className="label">{device.name ?? t('deviceUnknown')}</div>
              <div className="caption">{device.current ? t('deviceThis') : t('deviceSince', { date: day(device.since) })}</div>
            </div>
            {device.current ? null : (
              <Button kind="soft" small busy={signOut.isPending} onClick={() => void save(() => signOut.mutateAsync(device.id))}>
                {t('deviceSignOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 ? (
        <Button kind="soft" busy={signOut.isPending} onClick={() => void save(() => signOut.mutateAsync(undefined))}>
          {t('deviceSignOutOthers')}
        </Button>
      ) : null}
    </section>
  );
}
