import type { WayTags } from '@safiri/rules/places/road-classes.ts';

/** An OpenStreetMap extract that can be read more than once, a piece at a time. */
export interface OsmSource {
  ways(visit: (tags: WayTags, nodeIds: readonly number[]) => void): Promise<void>;
  /** Positions in degrees. */
  nodes(visit: (id: number, lat: number, lng: number) => void): Promise<void>;
  /** When OpenStreetMap stood as the extract shows it, if it says so; known after the first reading. */
  timestamp(): string | undefined;
}
