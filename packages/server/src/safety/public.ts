export { askOnce } from './trip-checks.ts';
export { createOnCallWatch, type OnCallWatch } from './on-call-watch.ts';
export { createPresenceWatch, type PresenceWatch } from './presence-watch.ts';
export { createTripWatch, type TripWatch } from './trip-watch.ts';
export { incidentSource } from './track-source.ts';
export { connectUrgent, emergencyServer } from './emergency-server.ts';
export { shownNumbers, writeConfirmedNumbers } from './emergency-numbers.ts';
export { contactsChanged } from './notify-contacts.ts';
