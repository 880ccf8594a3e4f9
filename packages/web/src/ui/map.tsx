import { Suspense, useState, Component, type ReactNode } from 'react';
import { savesData } from '../platform/data-saver.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { useText } from '../platform/text.ts';
import { StaticMap } from './static-map.tsx';
import type { MapProps } from './map-types.ts';
import { Button } from './button.tsx';

/** A drawing has no points to choose from. */
const stillOf = (props: MapProps): ReactNode => props.still ?? (props.aim === undefined ? <StaticMap {...props} /> : null);

function StillMap(props: MapProps) {
  return stillOf(props);
}

const LiveMap = lazyPart<MapProps>(async () => (await import('./live-map.tsx')).LiveMap, StillMap);

/** Size of the map's code and of its places over the wire, told before it is loaded in data-saver mode. */
const MAP_KILOBYTES = 45;

/** Until the map's code is there, and when it fails, the static view stands in its place, and the screen goes on working. */
export class MapBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

/** The map, loaded only when one is on screen; a drawing of the way stands until then, on failure, and to save data. */
export function Map(props: MapProps) {
  const t = useText();
  const [wanted, setWanted] = useState(() => !savesData());
  const still = stillOf(props);
  if (!wanted && props.still !== undefined) return still;
  if (!wanted) {
    return (
      <div className="map-still">
        {still}
        <Button kind="soft" small onClick={() => setWanted(true)}>
          {t('showMap', { kilobytes: MAP_KILOBYTES })}
        </Button>
      </div>
    );
  }
  return (
    <MapBoundary fallback={still}>
      <LiveMap {...props} />
    </MapBoundary>
  );
}
