import { destination, type Point } from '@safiri/rules/places/geo.ts';
import { Map } from '../ui/map.tsx';

/** Pickups of a town of ten kilometres fill the map. */
const TOWN_ZOOM = 10;

/** Where a city's pickups are: a circle around the pin, which stands still over a map that moves. */
export function AreaMap({ centre, radiusKm, onMove }: { centre: Point; radiusKm: number; onMove: (centre: Point) => void }) {
  const edge = destination(centre, 90, radiusKm * 1000);
  return (
    <div className="area-map">
      <Map
        aim={{ at: centre, zoom: TOWN_ZOOM, onMove }}
        over={({ at, width, height }) => (
          <svg width={width} height={height} aria-hidden="true">
            <circle className="area-circle" cx={width / 2} cy={height / 2} r={Math.abs(at(edge).x - at(centre).x)} />
          </svg>
        )}
      />
    </div>
  );
}
