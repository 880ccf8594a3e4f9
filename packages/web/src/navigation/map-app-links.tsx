import { useState } from 'react';
import { isMapApp, mapAppLink, mapApps, type MapApp } from '@safiri/rules/navigation/map-apps.ts';
import { personalStored } from '../platform/stored.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/svg.tsx';
import { mapAppName } from './map-app-names.ts';
import type { Stop } from './next-stop.ts';
import './navigation.css';

/** The app that the driver chose last; null before the first time. */
const chosenApp = personalStored<MapApp | null>(
  'map-app',
  null,
  (text) => (isMapApp(text) ? text : undefined),
  (app) => app,
);

/** The browsers of iPhones do not know `geo:` addresses. */
const offered = (): readonly MapApp[] => mapApps.filter((app) => app !== 'other' || !/iPhone|iPad/.test(navigator.userAgent));

/** One tap to the driver's own map app with the stop filled in; the first time, and whenever wanted, it is chosen. */
export function MapAppLinks({ stop }: { stop: Stop }) {
  const t = useText();
  const app = chosenApp.use();
  const [choosing, setChoosing] = useState(false);
  const choose = (chosen: MapApp) => {
    chosenApp.set(chosen);
    setChoosing(false);
  };
  return (
    <>
      {app === null ? (
        <Button kind="soft" className="big grow" icon="fwd" onClick={() => setChoosing(true)}>
          {t('navChoose')}
        </Button>
      ) : (
        <>
          <a className="button soft grow big" href={mapAppLink(app, stop.point, stop.name)} target="_blank" rel="noreferrer">
            <Icon name="fwd" size={22} />
            {t('navWith', { app: mapAppName(t, app) })}
          </a>
          <button type="button" className="button soft big" aria-label={t('navChoose')} onClick={() => setChoosing(true)}>
            <Icon name="dots" size={24} />
          </button>
        </>
      )}
      <Dialog open={choosing} onClose={() => setChoosing(false)} title={t('navChoose')}>
        <p className="label">{t('navChooseNote', { place: stop.name })}</p>
        <ul className="stack">
          {offered().map((one) => (
            <li key={one}>
              <a
                className="button outline full big"
                href={mapAppLink(one, stop.point, stop.name)}
                target="_blank"
                rel="noreferrer"
                onClick={() => choose(one)}
              >
                {mapAppName(t, one)}
              </a>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
