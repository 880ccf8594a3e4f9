export { averageRating, firstName, presentKnownUser, presentOwnUser, presentVehicle, shortName } from './present.ts';
export {
  closeOnlineSession,
  findAccountByEmail,
  findAccountById,
  findAccountByPhone,
  listStaffIds,
  type Account,
  type UserRow,
} from './queries.ts';
