import { useState } from 'react';
import { metersOff, partCircles, placeCircles, placeNames, type Circle } from '@safiri/rules/heatmap/layout.ts';
import { MIN_BUBBLE_PX, type DemandLevel } from '@safiri/rules/heatmap/levels.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
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
  readonly name: string;
  /** The word for its level, with its name on the map: colour alone tells nothing to many eyes. */
  readonly word: string;
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

/** About what a letter of a name takes at the usual size of text, what stands on both sides of it, and its two lines. */
const LETTER_PX = 7.4;
const NAME_SIDES_PX = 16;
const NAME_PX = 32;
/** Where text is larger, as in the sun or by the phone's own choice, so are names. */
const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
/** A map narrower than this has smaller circles, so that they lie where they belong. */
const NARROW_PX = 480;
const NARROW_SCALE = 0.7;
/** What a circle keeps from the edge. */
const EDGE_PX = 16;
/** The ring around the chosen circle, on both sides. */
const RING_PX = 14;
/** Between two circles stays as much as the ring of a chosen one takes, and a little more: none touches another. */
const APART_PX = 14;

interface Placed {
  readonly left: number | string;
  readonly top: number | string;
  readonly size: number;
  /** Where the name stands, from the circle's middle; undefined where there is no room. */
  readonly name?: { readonly x: number; readonly y: number } | undefined;
}

function Circles({ bubbles, chosen, label, onChoose, at }: Props & { at: (i: number) => Placed }) {
  return (
    <div className="heat-circles" role="group" aria-label={label}>
      {bubbles.map((bubble, i) => {
        const { left, top, size, name } = at(i);
        return (
          <button
            key={bubble.id}
            type="button"
            className="heat-bubble"
            data-level={bubble.level}
            data-over-map
            aria-label={bubble.label}
            aria-pressed={bubble.id === chosen}
            style={{ left, top, width: size, height: size }}
            onClick={() => onChoose(bubble.id)}
          >
            <span className="num">{bubble.number}</span>
            {name === undefined ? null : (
              <span className="heat-name" data-over-map style={{ left: size / 2 + name.x, top: size / 2 + name.y }}>
                {bubble.name}
                <span>{bubble.word}</span>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** A plain plate: demand at a glance that costs no kilobyte of map. */
function Plate(props: Props) {
  const circles = placeCircles(props.bubbles, PLATE);
  return (
    <Circles
      {...props}
      at={(i) => ({
        left: percent(circles[i]?.x ?? 0, PLATE.width),
        top: percent(circles[i]?.y ?? 0, PLATE.height),
        size: circles[i]?.size ?? 0,
      })}
    />
  );
}

/** Circles where their points are on the map, parted. */
function placeOn({ at, width, height }: MapView, { bubbles, chosen }: Props): Placed[] {
  const scale = width < NARROW_PX ? NARROW_SCALE : 1;
  const circles = bubbles.map((bubble) => ({ ...at(bubble), size: Math.max(MIN_BUBBLE_PX, Math.round(bubble.size * scale)) }));
  // What is seen stays within the map, with the ring of the chosen one; what was moved out of sight stays where it is.
  const seen = circles.filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
  for (const circle of seen) Object.assign(circle, { x: circle.x - EDGE_PX, y: circle.y - EDGE_PX });
  partCircles(seen, { width: width - 2 * EDGE_PX, height: height - 2 * EDGE_PX }, APART_PX);
  for (const circle of seen) Object.assign(circle, { x: circle.x + EDGE_PX, y: circle.y + EDGE_PX });
  const letter = LETTER_PX * textScale();
  const widths = bubbles.map(({ name, word }) => Math.max([...name].length, [...word].length) * letter + NAME_SIDES_PX);
  const ringed = circles.map((circle, i) => ({ ...circle, size: circle.size + (bubbles[i]?.id === chosen ? RING_PX : 0) }));
  const names = placeNames(ringed, widths, NAME_PX, { width, height });
  return circles.map(({ x, y, size }: Circle, i) => {
    const name = names[i];
    return { left: x, top: y, size, name: name === undefined ? undefined : { x: name.x - x, y: name.y - y } };
  });
}

/** So far the phone goes before the map looks at another place. */
const STEP_METERS = 200;

/** Where the phone was when the map last looked at it: the view must not change with each of its steps. */
function useSteady(here: Point | undefined): Point | undefined {
  const [kept, setKept] = useState(here);
  const isFar = kept === undefined || here === undefined ? kept !== here : distanceMeters(kept, here) > STEP_METERS;
  if (isFar) setKept(here);
  return isFar ? here : kept;
}

/**
 * Circles as buttons on the map of the city; on a plate while that is not there, and to save data. An area of another city has
 * none: a map that reached so far would show neither.
 */
export function Bubbles({ bubbles: all, ...rest }: Props) {
  const { here } = rest;
  const around = useSteady(here);
  const off = metersOff(all);
  const bubbles = all.filter((_, i) => off[i] === null);
  const props = { ...rest, bubbles };
  const onMap = (view: MapView) => {
    const placed = placeOn(view, props);
    return <Circles {...props} at={(i) => placed[i] ?? { left: 0, top: 0, size: 0 }} />;
  };
  return (
    <div className="heat-plate">
      <Map
        center={bubbles[0]}
        fit={around === undefined ? bubbles : [...bubbles, around]}
        vehicle={here === undefined ? undefined : { ...here, heading: null }}
        over={onMap}
        named={bubbles.map(({ name }) => name)}
        still={<Plate {...props} />}
      />
    </div>
  );
}
