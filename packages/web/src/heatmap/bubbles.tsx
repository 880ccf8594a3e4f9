import { placeCircles } from '@safiri/rules/heatmap/layout.ts';
import type { DemandLevel } from '@safiri/rules/heatmap/levels.ts';

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

/** The plate that circles are placed on; on a wider screen it stretches. */
const PLATE = { width: 340, height: 300 } as const;

/** Circles as buttons on a plain plate: a map of demand that costs no kilobyte of map. */
export function Bubbles({
  bubbles,
  chosen,
  label,
  onChoose,
}: {
  bubbles: readonly Bubble[];
  chosen: string | undefined;
  label: string;
  onChoose: (id: string) => void;
}) {
  const circles = placeCircles(bubbles, PLATE);
  return (
    <div className="heat-plate" role="group" aria-label={label}>
      {bubbles.map((bubble, i) => (
        <button
          key={bubble.id}
          type="button"
          className="heat-bubble"
          data-level={bubble.level}
          aria-label={bubble.label}
          aria-pressed={bubble.id === chosen}
          style={{
            left: `${(100 * (circles[i]?.x ?? 0)) / PLATE.width}%`,
            top: `${(100 * (circles[i]?.y ?? 0)) / PLATE.height}%`,
            width: bubble.size,
            height: bubble.size,
          }}
          onClick={() => onChoose(bubble.id)}
        >
          <span className="num">{bubble.number}</span>
        </button>
      ))}
    </div>
  );
}
