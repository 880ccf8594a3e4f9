import { useState } from 'react';
import { isMapApp, mapAppLink, mapApps, type MapApp } from '@safiri/rules/navigation/map-apps.ts';
import { personalStored } from '../platform/stored.ts';
import { useText } from '../platform/text.ts';
import { ActionTile, LinkTile } from '../ui/action-tile.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
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

function ChooseApp({ stop, open, onClose }: { stop: Stop; open: boolean; onClose: () => void }) {
  const t = useText();
  const choose = (chosen: MapApp) => {
    chosenApp.set(chosen);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('navChoose')}>
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
  );
}

/** An arrow that leaves its box: the way itself is shown here already, this one goes to another app. */
const OtherAppIcon = () => (
  <svg className="icon other-app" viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
    <path d="M10 5.5H5.5v13h13V14M13.5 4.5h6v6M19 5l-8.5 8.5" />
  </svg>
);

/** One tap to the driver's own map app with the stop filled in; the first time it is chosen. */
export function MapAppTile({ stop }: { stop: Stop }) {
  const t = useText();
  const app = chosenApp.use();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      {app === null ? (
        <ActionTile
          icon={<OtherAppIcon />}
          word={t('navShort')}
          label={`${t('navShort')}: ${t('navChoose')}`}
          onClick={() => setChoosing(true)}
        />
      ) : (
        <LinkTile
          icon={<OtherAppIcon />}
          word={mapAppName(t, app)}
          label={t('navWith', { app: mapAppName(t, app) })}
          href={mapAppLink(app, stop.point, stop.name)}
          target="_blank"
          rel="noreferrer"
        />
      )}
      <ChooseApp stop={stop} open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}

/** Another app than the one that was chosen. */
export function OtherMapApp({ stop }: { stop: Stop }) {
  const t = useText();
  const [choosing, setChoosing] = useState(false);
  if (chosenApp.use() === null) return null;
  return (
    <>
      <Button kind="soft" full onClick={() => setChoosing(true)}>
        {t('navChoose')}
      </Button>
      <ChooseApp stop={stop} open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}
