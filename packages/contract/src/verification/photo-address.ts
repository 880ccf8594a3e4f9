import { verificationPaths } from './paths.ts';

/** Where a driver's checked face is read; another picture has another address, so that a phone may keep it. */
export const photoAddress = (driverId: number, documentId: number): string =>
  `${verificationPaths.driverPhoto.split(' ')[1]?.replace(':driverId', String(driverId))}?v=${documentId}`;
