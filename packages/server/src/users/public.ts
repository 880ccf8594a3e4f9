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
  type UserRow,
} from './queries.ts';
export {
  addRating,
  countRide,
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
