import { accountRoom } from './account/room.ts';
import { assistantRoom } from './assistant/room.ts';
import { authRoom } from './auth/room.ts';
import { brandRoom } from './brand/room.ts';
import { cashRoom } from './cash/room.ts';
import { catalogueRoom } from './catalogue/room.ts';
import { chatRoom } from './chat/room.ts';
import { countriesRoom } from './countries/room.ts';
import { deskRoom } from './desk/room.ts';
import { dispatchRoom } from './dispatch/room.ts';
import { driversRoom } from './drivers/room.ts';
import { earningsRoom } from './earnings/room.ts';
import { fleetsRoom } from './fleets/room.ts';
import { heatmapRoom } from './heatmap/room.ts';
import { identityRoom } from './identity/room.ts';
import { integrityRoom } from './integrity/room.ts';
import { invoicesRoom } from './invoices/room.ts';
import { mapsRoom } from './maps/room.ts';
import { marketsRoom } from './markets/room.ts';
import { notificationsRoom } from './notifications/room.ts';
import { onboardingRoom } from './onboarding/room.ts';
import { ordersRoom } from './orders/room.ts';
import { paymentsRoom } from './payments/room.ts';
import { pickupsRoom } from './pickups/room.ts';
import { placesRoom } from './places/room.ts';
import { pricingRoom } from './pricing/room.ts';
import { ridesRoom } from './rides/room.ts';
import { safetyRoom } from './safety/room.ts';
import { scheduledRoom } from './scheduled/room.ts';
import { scholarRoom } from './scholar/room.ts';
import { selfiesRoom } from './selfies/room.ts';
import { setupRoom } from './setup/room.ts';
import { settingsRoom } from './settings/room.ts';
import { sharingRoom } from './sharing/room.ts';
import { staffRoom } from './staff/room.ts';
import { standingRoom } from './standing/room.ts';
import { subscriptionsRoom } from './subscriptions/room.ts';
import { trainingRoom } from './training/room.ts';
import { uploadsRoom } from './uploads/room.ts';
import { usersRoom } from './users/room.ts';
import { verificationRoom } from './verification/room.ts';
import { walletRoom } from './wallet/room.ts';
import { platformRoom } from './platform/own-room.ts';
import type { Room } from './platform/room.ts';
import type { Services } from './services.ts';

/**
 * The rooms of the server. They start in this order, and stop and forget people in the other, so that what refers to a
 * row goes before the row.
 */
export const rooms: ReadonlyArray<Room<Services>> = [
  platformRoom,
  mapsRoom,
  marketsRoom,
  brandRoom,
  placesRoom,
  uploadsRoom,
  usersRoom,
  authRoom,
  countriesRoom,
  settingsRoom,
  pricingRoom,
  walletRoom,
  notificationsRoom,
  paymentsRoom,
  selfiesRoom,
  driversRoom,
  staffRoom,
  invoicesRoom,
  cashRoom,
  setupRoom,
  fleetsRoom,
  earningsRoom,
  trainingRoom,
  verificationRoom,
  onboardingRoom,
  identityRoom,
  sharingRoom,
  safetyRoom,
  chatRoom,
  catalogueRoom,
  pickupsRoom,
  subscriptionsRoom,
  integrityRoom,
  ridesRoom,
  standingRoom,
  dispatchRoom,
  ordersRoom,
  scheduledRoom,
  scholarRoom,
  heatmapRoom,
  assistantRoom,
  accountRoom,
  deskRoom,
];
