import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { MapSettings } from '@safiri/contract/settings/calls.ts';
import type { Position } from '@safiri/rules/markets/document.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { useText } from '../../platform/text.ts';
import type { MapView } from '../../ui/map-types.ts';
import { Map } from '../../ui/map.tsx';
import { edgesOf, isHatched } from './map-edges.ts';

/** Pixels that an arrow key moves a corner; one with Shift. */
const STEP = 8;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Pixels from one handle to the next: as many as a finger covers, which is how large a handle is. */
const APART = 44;
/** Pixels from a corner at which it is meant, and no new one. */
const NEAR = 22;

/** Pixels from the chosen corner to which the others without a handle are dots: more of them would hide the outline. */
const DOTS_AROUND = 2 * APART;

/** Pixels that a finger may slip while it chooses a corner. */
const SLIP = 4;

interface Pixel {
  readonly x: number;
  readonly y: number;
}
const apart = (a: Pixel, b: Pixel) => Math.hypot(a.x - b.x, a.y - b.y);

/** The corners that have a handle, the chosen one first of all; the others are dots until the map is nearer. */
function withHandle(corners: readonly Pixel[], chosen: number): Set<number> {
  const shown = new Set([chosen]);
  const far = (pixel: Pixel) => [...shown].every((index) => apart(corners[index] ?? pixel, pixel) >= APART);
  corners.forEach((pixel, index) => void (far(pixel) && shown.add(index)));
  return shown;
}

const pointOf = ([lng, lat]: Position): Point => ({ lat, lng });
/** To about a metre. */
const positionOf = ({ lat, lng }: Point): Position => [Number(lng.toFixed(5)), Number(lat.toFixed(5))];

interface Props {
  /** All rings of the area; one of them is drawn. */
  readonly rings: ReadonlyArray<readonly Position[]>;
  readonly ring: number;
  readonly centre: Position;
  readonly chosen: number;
  readonly onChoose: (corner: number) => void;
  readonly onMove: (corner: number, to: Position) => void;
  readonly onAdd: (after: number, at: Position) => void;
  readonly onRemove: (corner: number) => void;
  readonly onUndo: () => void;
  /** Where the map of the city ends; undefined where that is not known, and where it does not end. */
  readonly mapped?: MapSettings['bounds'] | undefined;
}

/** Hatches what no map is of: bare ground looks as if its streets were still to come. */
function Beyond({ view, mapped }: { view: MapView; mapped: MapSettings['bounds'] }) {
  const id = useId();
  const { width, height } = view;
  const { from, to } = edgesOf(view, mapped);
  return (
    <>
      <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className="area-hatch" x1="0" y1="0" x2="0" y2="9" />
      </pattern>
      <path fill={`url(#${id})`} fillRule="evenodd" d={`M0 0H${width}V${height}H0ZM${from.x} ${from.y}H${to.x}V${to.y}H${from.x}Z`} />
      <rect className="area-map-edge" x={from.x} y={from.y} width={Math.max(0, to.x - from.x)} height={Math.max(0, to.y - from.y)} />
    </>
  );
}

/** A corner under a finger, which keeps its distance to where it was taken hold of. */
interface Held {
  readonly corner: number;
  readonly to: Position;
  readonly taken: Pixel;
  readonly grip: Pixel;
  readonly isMoved: boolean;
}
type Drag = Held | undefined;

interface OutlineProps extends Props {
  readonly view: MapView;
  readonly drag: Drag;
  readonly setDrag: (drag: Drag) => void;
  /** Told whether any of what is shown is hatched. */
  readonly onHatched: (isHatched: boolean) => void;
}

/** What lies over the map: the outline, its edges, and a handle at each corner of the ring that is drawn. */
function Outline({ view, drag, setDrag, onHatched, ...props }: OutlineProps) {
  const t = useText();
  const { rings, ring, centre, chosen, onChoose, onMove, onAdd, onRemove, onUndo, mapped } = props;
  const corners = (rings[ring] ?? []).map((corner, index) => (drag?.corner === index ? drag.to : corner));
  const pixels = (some: readonly Position[]) => some.map((corner) => view.at(pointOf(corner)));
  const own = pixels(corners);
  const lines = rings.map((some, index) => (index === ring ? own : pixels(some)).map(({ x, y }) => `${x},${y}`).join(' '));
  const handles = withHandle(own, chosen);
  const isAround = (index: number) => {
    const [corner, at] = [own[index], own[chosen]];
    return corner !== undefined && at !== undefined && apart(corner, at) <= DOTS_AROUND;
  };
  const pixelUnder = (event: MouseEvent): Pixel => {
    const box = event.currentTarget.closest('.map-over')?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const under = (event: MouseEvent) => positionOf(view.pointAt(pixelUnder(event)));
  const dragged = (held: Held, event: MouseEvent): Held => {
    const { x, y } = pixelUnder(event);
    const isMoved = held.isMoved || apart({ x, y }, held.taken) > SLIP;
    return isMoved ? { ...held, isMoved, to: positionOf(view.pointAt({ x: x + held.grip.x, y: y + held.grip.y })) } : held;
  };
  const chosenHandle = useRef<HTMLButtonElement>(null);
  const hasRemoved = useRef(false);
  // The last corner takes its handle with it: the keyboard goes on at the one that is chosen now.
  useEffect(() => {
    if (!hasRemoved.current) return;
    hasRemoved.current = false;
    chosenHandle.current?.focus();
  });
  /** A dot is chosen; anywhere else on an edge there is a new corner. */
  const tap = (edge: number) => (event: MouseEvent) => {
    const pixel = pixelUnder(event);
    const near = own.findIndex((corner) => apart(corner, pixel) <= NEAR);
    if (near === -1) onAdd(edge, under(event));
    else onChoose(near);
  };
  const pressed = (corner: number) => (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') {
      hasRemoved.current = true;
      return onRemove(corner);
    }
    if (event.key === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onUndo();
    }
    const from = own[corner];
    if (arrow === undefined || from === undefined) return undefined;
    event.preventDefault();
    const step = event.shiftKey ? 1 : STEP;
    return onMove(corner, positionOf(view.pointAt({ x: from.x + arrow[0] * step, y: from.y + arrow[1] * step })));
  };
  const middle = view.at(pointOf(centre));
  const hatched = isHatched(view, mapped);
  useEffect(() => onHatched(hatched), [hatched, onHatched]);
  return (
    <>
      <svg width={view.width} height={view.height} aria-hidden="true">
        {mapped === undefined ? null : <Beyond view={view} mapped={mapped} />}
        {lines.map((points, index) => (
          <polygon key={index} className="area-shape" points={points} />
        ))}
        {own.map(({ x, y }, index) => {
          const next = own[(index + 1) % own.length] ?? { x, y };
          return <line key={index} className="area-edge" x1={x} y1={y} x2={next.x} y2={next.y} onClick={tap(index)} />;
        })}
        {own.map(({ x, y }, index) =>
          handles.has(index) || !isAround(index) ? null : <circle key={index} className="area-dot" cx={x} cy={y} r={3} />,
        )}
      </svg>
      <span className="area-centre" style={{ left: middle.x, top: middle.y }} />
      {own.map(({ x, y }, index) =>
        handles.has(index) ? (
          <button
            key={index}
            ref={index === chosen ? chosenHandle : undefined}
            type="button"
            className="area-corner"
            data-over-map
            style={{ left: x, top: y }}
            aria-label={t('areaCorner', { n: index + 1, of: own.length })}
            aria-pressed={index === chosen}
            onFocus={() => onChoose(index)}
            onKeyDown={pressed(index)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              onChoose(index);
              const taken = pixelUnder(event);
              const grip = { x: x - taken.x, y: y - taken.y };
              setDrag({ corner: index, to: corners[index] ?? centre, taken, grip, isMoved: false });
            }}
            onPointerMove={(event) => drag?.corner === index && setDrag(dragged(drag, event))}
            onPointerUp={(event) => {
              const held = drag?.corner === index ? dragged(drag, event) : undefined;
              if (held?.isMoved === true) onMove(index, held.to);
              setDrag(undefined);
            }}
            onPointerCancel={() => setDrag(undefined)}
          />
        ) : null,
      )}
    </>
  );
}

/** The map on which an area is drawn: corners are dragged, or moved by the arrow keys; an edge that is tapped gets another corner. */
export function AreaEditor(props: Props) {
  const t = useText();
  const [hatched, setHatched] = useState(false);
  const [drag, setDrag] = useState<Drag>();
  // The map shows all of it once; it stays where it is while it is drawn on.
  const [fit] = useState(() => props.rings.flat().map(pointOf));
  return (
    <>
      <div className="area-map area-editor">
        <Map fit={fit} draws over={(view) => <Outline {...props} view={view} drag={drag} setDrag={setDrag} onHatched={setHatched} />} />
      </div>
      {/* Below the map: a note that comes and goes above it would move the map under the finger. */}
      {hatched ? <p className="caption">{t('areaBeyond')}</p> : null}
    </>
  );
}
