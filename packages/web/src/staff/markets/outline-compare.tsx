import type { Area, Position } from '@safiri/rules/markets/document.ts';
import { areaKm2, outlineChanges, ringsOfArea, type OutlineChange, type OutlineKind } from '@safiri/rules/markets/outline-changes.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { TextKey } from 'virtual:texts/keys';
import { numberText } from '../../platform/format.ts';
import { useText, type Translate } from '../../platform/text.ts';
import type { MapView } from '../../ui/map-types.ts';
import { Map } from '../../ui/map.tsx';

type Side = 'before' | 'after';
const sides: readonly Side[] = ['before', 'after'];
const names: Readonly<Record<OutlineKind, TextKey>> = { area: 'outlineArea', zone: 'outlineZone', place: 'outlinePlace' };

/** Below this a decimal says more than a whole number. */
const SMALL_KM2 = 100;
const km2 = (value: number) => `${numberText(value, Math.abs(value) < SMALL_KM2 ? 1 : 0)} km²`;
const pointOf = ([lng, lat]: Position): Point => ({ lat, lng });

/** By how much it grows or shrinks, with its sign; by percent where there is something to compare with. */
function changeOf(was: number, is: number): string {
  const sign = is < was ? '−' : '+';
  const percent = was === 0 ? '' : `, ${sign}${numberText(Math.abs((is / was - 1) * 100), 1)} %`;
  return `${sign}${km2(Math.abs(is - was))}${percent}`;
}

/** The outlines as they lie on the map: what counts now dashed, what is proposed filled. */
function Drawn({ view, change }: { view: MapView; change: OutlineChange }) {
  const line = (ring: readonly Position[]) =>
    ring
      .map((corner) => view.at(pointOf(corner)))
      .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`)
      .join('');
  const way = (area: Area) => ringsOfArea(area).map((ring) => `${line(ring)}Z`);
  return (
    <svg width={view.width} height={view.height} aria-hidden="true">
      {sides.toReversed().map((side) => {
        const area = change[side];
        if (area === undefined) return null;
        const d = way(area).join('');
        return (
          <g key={side}>
            <path className="outline-edge" d={d} />
            <path className={`outline-${side}`} fillRule="evenodd" d={d} />
          </g>
        );
      })}
    </svg>
  );
}

/** A line of the legend as it is drawn on the map. */
function Line({ side }: { side: Side }) {
  return (
    <svg className="outline-line" width="36" height="16" viewBox="0 0 36 16" aria-hidden="true">
      <path className={`outline-${side}`} d="M2,2H34V14H2Z" />
    </svg>
  );
}

interface Versions {
  /** What each side is called. */
  readonly called: Readonly<Record<Side, string>>;
}

function nameOf(t: Translate, { kind, id }: OutlineChange): string {
  return t(names[kind], { id });
}

/** One outline, before and after: on a map, and in words for whoever can't see it. */
function Compared({ change, called }: { change: OutlineChange } & Versions) {
  const t = useText();
  const { before, after } = change;
  const [was, is] = [before === undefined ? 0 : areaKm2(before), after === undefined ? 0 : areaKm2(after)];
  const corners = sides.flatMap((side) => (change[side] === undefined ? [] : ringsOfArea(change[side]).flat())).map(pointOf);
  const title = nameOf(t, change);
  return (
    <li className="outline-compared" aria-label={title}>
      <p className="label strong">
        {title} <span className="num">{changeOf(was, is)}</span>
      </p>
      <div className="area-map outline-map">
        <Map fit={corners} draws over={(view) => <Drawn view={view} change={change} />} />
      </div>
      <ul className="outline-legend">
        {sides.map((side) => (
          <li key={side} className="row label">
            <Line side={side} />
            <span className="num">
              {called[side]}: {change[side] === undefined ? t('outlineNone') : km2(side === 'before' ? was : is)}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/**
 * The outlines that two documents draw differently, each on a map of its own; nothing where they draw the same, and no map is loaded then.
 * @param before the document that counts, `after` the one that is to follow
 */
export function OutlineCompare({ before, after, called }: { before: object; after: object } & Versions) {
  const t = useText();
  const changes = outlineChanges(before, after);
  if (changes.length === 0) return null;
  return (
    <ul className="outline-list" aria-label={t('outlineTitle')}>
      {changes.map((change) => (
        <Compared key={`${change.kind} ${change.id}`} change={change} called={called} />
      ))}
    </ul>
  );
}
