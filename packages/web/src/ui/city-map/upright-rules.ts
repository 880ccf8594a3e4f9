import type { LabelRule } from 'protomaps-leaflet';
import type { Pixels } from '../map-frame.ts';

/** Rules that place names on a map that is turned, as it lies on the screen. @param upright where a place of the map is then */
export function uprightRules(rules: readonly LabelRule[], upright: (at: Pixels) => Pixels): LabelRule[] {
  return rules.map((rule) => ({
    ...rule,
    symbolizer: {
      place(layout, geometry, feature) {
        // It is the labeler's own copy of what the tile has.
        for (const line of geometry) for (const point of line) Object.assign(point, upright(point));
        return rule.symbolizer.place(layout, geometry, feature);
      },
    },
  }));
}
