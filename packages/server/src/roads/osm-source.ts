import type { Bounds } from '@safiri/rules/places/geo.ts';

/** The tags of an OpenStreetMap element. */
export type OsmTags = Readonly<Record<string, string | undefined>>;

/** One part of a relation. */
export interface OsmMember {
  readonly type: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly role: string;
}

/** What a reading is after: elements that nobody asks for are not decoded. */
export interface OsmVisit {
  /** Positions in degrees; no tags where there are none or `nodeTags` was not asked for. */
  node?(id: number, lat: number, lng: number, tags?: OsmTags): void;
  readonly nodeTags?: boolean;
  way?(id: number, tags: OsmTags, nodeIds: readonly number[]): void;
  relation?(id: number, tags: OsmTags, members: readonly OsmMember[]): void;
}

/** An OpenStreetMap extract that can be read more than once, a piece at a time. */
export interface OsmSource {
  /** Goes through the whole extract once. */
  read(visit: OsmVisit): Promise<void>;
  /** When OpenStreetMap stood as the extract shows it, if it says so; known after the first reading. */
  timestamp(): string | undefined;
  /** The box that the extract was cut to, if it says so; known after the first reading. */
  bounds?(): Bounds | undefined;
}
