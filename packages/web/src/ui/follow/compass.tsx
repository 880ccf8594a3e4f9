import { useSyncExternalStore } from 'react';
import { useText } from '../../platform/text.ts';
import { northUp } from './north-up.ts';
import { shownBearing } from './shown-bearing.ts';
import './compass.css';

/** Where north is on a map that turns with a vehicle; pressed, the map keeps north up. Nothing while there is no such map: it would do nothing. */
export function Compass() {
  const t = useText();
  const on = northUp.use();
  const bearing = useSyncExternalStore(shownBearing.subscribe, shownBearing.get);
  if (bearing === undefined) return null;
  return (
    <button type="button" className="compass" aria-label={t('navNorthUp')} aria-pressed={on} onClick={() => northUp.set(!on)}>
      <svg viewBox="0 0 32 32" width={38} height={38} aria-hidden="true" style={{ rotate: `${-bearing}deg` }}>
        <path className="compass-north" d="M16 3l5 13H11z" />
        <path className="compass-south" d="M16 29l-5-13h10z" />
      </svg>
    </button>
  );
}
