import { pin } from '../art/pin.ts';
import { useText } from '../platform/text.ts';
import type { MapProps } from './map-types.ts';
import { Art } from './svg.tsx';

const way = 'M64 92H150a22 22 0 0 0 22-22v-2a22 22 0 0 1 22-22H330';
const lane = (stroke: string, width: number) => `<path d="${way}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
const drawing =
  `<svg viewBox="0 0 390 116" width="100%" aria-hidden="true">${lane('var(--night)', 26)}${lane('#fff', 21)}${lane('var(--night)', 17)}${lane('var(--route)', 6)}` +
  `<circle cx="58" cy="92" r="11" fill="#fff" stroke="var(--pickup-ring)" stroke-width="6"/><g transform="translate(332 48)">${pin(0, 0, 1.3, 'var(--pin)', 'var(--pin-dot)')}</g></svg>`;

/** The way as a drawing: for phones that save data and for when the map can't be loaded. Without an end there is no way to draw. */
export function StaticMap({ dropoff, distance, duration }: Pick<MapProps, 'dropoff' | 'distance' | 'duration'>) {
  const t = useText();
  return (
    <div className="static-map" role="img" aria-label={t('mapStill')}>
      {dropoff === undefined ? null : <Art svg={drawing} />}
      {distance === undefined ? null : (
        <p className="num static-map-note">
          <b>{distance}</b>
          {duration === undefined ? null : <span className="caption">{duration}</span>}
        </p>
      )}
    </div>
  );
}
