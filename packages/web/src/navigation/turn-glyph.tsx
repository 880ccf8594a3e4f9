import type { StepKind } from '@safiri/rules/navigation/step.ts';

/** Degrees that the arrow turns; left below 0. */
const turns: Partial<Record<StepKind, number>> = {
  slight_left: -40,
  left: -90,
  sharp_left: -135,
  slight_right: 40,
  right: 90,
  sharp_right: 135,
};

const HEAD = 9;

/** Around what is drawn, so that the arrow is as large as its place. */
const EDGE = 3;

function viewBoxOf(points: ReadonlyArray<readonly [number, number]>): string {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const side = Math.max(wide, high) + 2 * EDGE;
  return [left - (side - wide) / 2, top - (side - high) / 2, side, side].join(' ');
}

/** The stem up to the junction, and from there on in the direction of the turn. */
function stem(turn: number): { readonly path: string; readonly viewBox: string } {
  const angle = (turn * Math.PI) / 180;
  const [x, y] = [24 + 15 * Math.sin(angle), 24 - 15 * Math.cos(angle)];
  const tip = [angle - Math.PI * 0.78, angle + Math.PI * 0.78].map(
    (side) => [x + HEAD * Math.sin(side), y - HEAD * Math.cos(side)] as const,
  );
  const [one, other] = tip.map((point) => point.join(' '));
  return {
    path: `M24 44V28Q24 24 ${24 + 4 * Math.sin(angle)} ${24 - 4 * Math.cos(angle)}L${x} ${y}M${one}L${x} ${y}L${other}`,
    viewBox: viewBoxOf([[24, 44], [x, y], ...tip]),
  };
}

const drawings: Partial<Record<StepKind, string>> = {
  u_turn: 'M15 44V20a9.5 9.5 0 0 1 19 0v14M26.5 27 34 35l7.5-8',
  roundabout: 'M24 45v-9M24 36a10 10 0 1 1 9-14.4M33 21.6 39 12M30 11.5 39.5 11.5 40 21',
  arrive: 'M15 44V6M15 8h20l-5 7 5 7H15',
};

/** The arrow of a manoeuvre; the words stand beside it. */
export function TurnGlyph({ kind, exit = null, size }: { kind: StepKind; exit?: number | null; size: number }) {
  const drawn = drawings[kind];
  const { path, viewBox } = drawn === undefined ? stem(turns[kind] ?? 0) : { path: drawn, viewBox: '0 0 48 48' };
  return (
    <svg className="turn-glyph" viewBox={viewBox} width={size} height={size} aria-hidden="true">
      <path d={path} />
      {kind === 'roundabout' && exit !== null ? (
        <text x="24" y="30.5" textAnchor="middle">
          {exit}
        </text>
      ) : null}
    </svg>
  );
}

/** The straight direction to a stop. @param bearing degrees from north */
export function DirectionGlyph({ bearing, size }: { bearing: number; size: number }) {
  return (
    <svg className="turn-glyph direction" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <g transform={`rotate(${Math.round(bearing)} 24 24)`}>
        <path d="M24 5 38 41 24 33 10 41Z" />
      </g>
    </svg>
  );
}
