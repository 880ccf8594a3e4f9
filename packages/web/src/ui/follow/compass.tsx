import type { RefObject } from 'react';
import { useText } from '../../platform/text.ts';
import { northUp } from './north-up.ts';
import './compass.css';

/** Points a compass to the north of a map. @param bearing degrees clockwise from north of what points up */
export function turnNeedle(needle: SVGElement | null, bearing: number): void {
  needle?.style.setProperty('rotate', `${-bearing}deg`);
}

/** Where north is on a map that turns with a vehicle; pressed, the map keeps north up. */
export function Compass({ needle }: { needle: RefObject<SVGSVGElement | null> }) {
  const t = useText();
  const on = northUp.use();
  return (
    <button type="button" className="compass" aria-label={t('navNorthUp')} aria-pressed={on} onClick={() => northUp.set(!on)}>
      <svg ref={needle} viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
        <path className="compass-north" d="M16 3l5 13H11z" />
        <path className="compass-south" d="M16 29l-5-13h10z" />
      </svg>
    </button>
  );
}
