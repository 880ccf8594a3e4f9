export { listContacts, type ContactRow } from './contacts.ts';
export { createLinks, type Links } from './links.ts';
export { hasSaidStop, writeOutside, type OutsideMessage } from './outside.ts';
export { findTrip, type SharedTrip } from './queries.ts';
export { deliveryLink, riderLink, shareByItself, sosLink } from './share-trip.ts';
export { viewOfTrip, type Tracked, type TrackSource } from './track-source.ts';
