import { partCircles, placeCircles, type Circle } from '@safiri/rules/heatmap/layout.ts';
import type { DemandLevel } from '@safiri/rules/heatmap/levels.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { Map } from '../ui/map.tsx';
import type { MapView } from '../ui/map-types.ts';

export interface Bubble {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  /** Diameter in pixels. */
  readonly size: number;
  readonly level: DemandLevel;
  /** What is read out, and the number in the circle. */
  readonly label: string;
  readonly number: string;
}

interface Props {
  readonly bubbles: readonly Bubble[];
  readonly chosen: string | undefined;
  readonly label: string;
  readonly onChoose: (id: string) => void;
  /** Where this phone is, marked on the map. */
  readonly here?: Point | undefined;
}

/** The plate that circles are placed on where there is no map; on a wider screen it stretches. */
const PLATE = { width: 340, height: 300 } as const;
const percent = (value: number, of: number) => `${(100 * value) / of}%`;

function Circles({ bubbles, chosen, label, onChoose, at }: Props & { at: (i: number) => { left: number | string; top: number | string } }) {
  return (
    <div className="heat-circles" role="group" aria-label={label}>
      {bubbles.map((bubble, i) => (
        <button
          key={bubble.id}
          type="button"
          className="heat-bubble"
          data-level={bubble.level}
          aria-label={bubble.label}
          aria-pressed={bubble.id === chosen}
          style={{ ...at(i), width: bubble.size, height: bubble.size }}
          onClick={() => onChoose(bubble.id)}
        >
          <span className="num">{bubble.number}</span>
        </button>
      ))}
    </div>
  );
}

/** A plain plate: demand at a glance that costs no kilobyte of map. */
function Plate(props: Props) {
  const circles = placeCircles(props.bubbles, PLATE);
  return (
    <Circles {...props} at={(i) => ({ left: percent(circles[i]?.x ?? 0, PLATE.width), top: percent(circles[i]?.y ?? 0, PLATE.height) })} />
  );
}

/** Circles as buttons on the map of the city; on a plate while that is not there, and to save data. */
export function Bubbles(props: Props) {
  const { bubbles, here } = props;
  const onMap = ({ at }: MapView) => {
    const circles = bubbles.map((bubble): Circle => ({ ...at(bubble), size: bubble.size }));
    partCircles(circles);
    return <Circles {...props} at={(i) => ({ left: circles[i]?.x ?? 0, top: circles[i]?.y ?? 0 })} />;
  };
  return (
    <div className="heat-plate">
      <Map
        center={bubbles[0]}
        fit={here === undefined ? bubbles : [...bubbles, nearly(here)]}
        vehicle={here === undefined ? undefined : { ...here, heading: null }}
        over={onMap}
        still={<Plate {...props} />}
      />
    </div>
  );
}

/** About a kilometre: the view must not change with each step of the phone. */
const nearly = ({ lat, lng }: Point): Point => ({ lat: Math.round(lat * 100) / 100, lng: Math.round(lng * 100) / 100 });
