/** What a saved place is to the person: one home, one work, and others by names of their own. */
export const savedPlaceKinds = ['home', 'work', 'other'] as const;
export type SavedPlaceKind = (typeof savedPlaceKinds)[number];

/** A list that is longer is no quicker than the search. */
export const SAVED_PLACES_AT_MOST = 20;

/** Letters of a name that a person gives a place. */
export const SAVED_NAME_LENGTH = 40;
