export { holdNumber, joinRider, knownRider, riderOfNumber, strangerOf, type NamedRider } from './riders.ts';
export { isSuspendedPassenger, requireInStanding, suspendedPassenger } from './standing.ts';
export { languageFor } from './language.ts';
export { averageRating, dialable, firstName, presentKnownUser, presentOwnUser, presentVehicle, shortName } from './present.ts';
export {
  closeOnlineSession,
  findAccountByEmail,
  findAccountById,
  findAccountByPhone,
  openOnlineSession,
  setOnline,
  type Account,
  type DriverRow,
  type UserRow,
  type VehicleRow,
} from './queries.ts';
export {
  addRating,
  countRides,
  giveUpNumber,
  insertDriver,
  insertUser,
  setGender,
  setUnconfirmedGender,
  setVerificationStatus,
  setOffline,
  updateDriver,
  updateUser,
  writeLastPositions,
} from './write.ts';
export { insertDrivers, type BroughtDriver } from './write-many.ts';
export { giveMarket, marketsOfDriver, setWorkplace, takeMarket } from './driver-markets.ts';
export {
  chooseVehicle,
  claimPlates,
  driversWith,
  driversWithAny,
  findByPlate,
  findVehicle,
  isDrivenByOther,
  insertVehicle,
  letDrive,
  listVehicles,
  releasePlates,
  removeVehicle,
  stopLettingDrive,
  updateVehicle,
} from './vehicles.ts';
