export { askOnce } from './trip-checks.ts';
export { createTripWatch, type TripWatch } from './trip-watch.ts';
export { incidentSource } from './track-source.ts';
export { connectUrgent, emergencyLane } from './lane.ts';
export { contactsChanged } from './notify-contacts.ts';
