import { demandLevels, LEVEL_FROM, type DemandLevel } from '@safiri/rules/heatmap/levels.ts';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';

/** What the colours mean; the widget adds from where on. */
export function Legend({ names, withBounds = false }: { names: Record<DemandLevel, TextKey>; withBounds?: boolean }) {
  const t = useText();
  return (
    <ul className="heat-legend" aria-label={t('heatLegend')}>
      {demandLevels.map((level) => (
        <li key={level}>
          <span className="heat-dot" data-level={level} />
          {t(names[level])}
          {withBounds ? <span className="num"> {LEVEL_FROM[level]}%+</span> : null}
        </li>
      ))}
    </ul>
  );
}
