import { ownObjectsOnly, staffRoles, type StaffRole } from './roles.ts';

/** What may be done in the console. The contract names the one that each call needs (`contract/staff/permissions.ts`). */
export const permissions = [
  'own_account',
  'now.read',
  'desk.read',
  'people.read',
  'people.show',
  'people.suspend',
  'emergencies.read',
  'emergencies.handle',
  'on_call.read',
  'on_call.manage',
  'messages.read',
  'chats.read',
  'chats.answer',
  'boards.read',
  'boards.work',
  'menu.change',
  'drivers.find',
  'drivers.read',
  'drivers.review',
  'drivers.markets',
  'drivers.import',
  'photos.read',
  'trips.read',
  'trips.decide',
  'trips.money',
  'trips.chat',
  'trips.act',
  'trips.book',
  'conduct.read',
  'conduct.decide',
  'lost.read',
  'lost.decide',
  'payouts.read',
  'payouts.decide',
  'finance.read',
  'finance.decide',
  'invoices.read',
  'invoices.credit',
  'money.book',
  'settlements.read',
  'fleet.read',
  'fleets.read',
  'fleets.manage',
  'schools.read',
  'schools.manage',
  'waiting_list.read',
  'setup.read',
  'markets.manage',
  'markets.read',
  'markets.edit',
  'markets.publish',
  'brand.manage',
  'audit.read',
  'team.read',
  'team.manage',
  'approvals.read',
  'approvals.decide',
] as const;
export type Permission = (typeof permissions)[number];

const desk = ['now.read', 'emergencies.read', 'emergencies.handle', 'on_call.read', 'messages.read', 'chats.read', 'chats.answer'] as const;
/** The search, and people's own pages. Whoever has the first alone finds trips and orders by number, and nobody's name. */
const people = ['desk.read', 'people.read', 'people.show', 'trips.chat', 'trips.act', 'trips.book', 'trips.money'] as const;
const papers = ['drivers.find', 'drivers.read', 'drivers.review', 'photos.read'] as const;
const afterTrips = ['conduct.read', 'conduct.decide', 'lost.read', 'lost.decide'] as const;
/** A fleet as its owner sees it, the list of all, and what belongs to which. */
const fleets = ['fleet.read', 'fleets.read', 'fleets.manage'] as const;
/** Cities that are there, and what is decided about them; a new one is the owner's. */
const cities = ['markets.read', 'markets.edit', 'markets.publish'] as const;
/** School groups: what families see, and what drivers propose. */
const schools = ['schools.read', 'schools.manage'] as const;
const shop = ['boards.read', 'boards.work', 'menu.change', 'settlements.read'] as const;

/** Which role may do what. Read-only, merchants and fleet owners never search people. */
const given: Record<StaffRole, readonly Permission[]> = {
  owner: permissions,
  operations: [
    'own_account',
    ...desk,
    ...people,
    ...papers,
    'drivers.markets',
    'drivers.import',
    ...afterTrips,
    ...shop,
    ...fleets,
    ...schools,
    ...cities,
    'on_call.manage',
    'people.suspend',
    'trips.read',
    'trips.decide',
    'payouts.read',
    'finance.read',
    'invoices.read',
    'waiting_list.read',
    'setup.read',
    'audit.read',
    'team.read',
    'approvals.read',
    'approvals.decide',
  ],
  support: [
    'own_account',
    ...desk,
    ...people,
    ...afterTrips,
    'boards.read',
    'drivers.find',
    'drivers.read',
    'photos.read',
    'trips.read',
    'schools.read',
    'waiting_list.read',
  ],
  finance: [
    'own_account',
    'now.read',
    'desk.read',
    'trips.read',
    'trips.decide',
    'trips.money',
    'payouts.read',
    'payouts.decide',
    'finance.read',
    'finance.decide',
    'invoices.read',
    'invoices.credit',
    'money.book',
    'settlements.read',
    'audit.read',
    'approvals.read',
    'approvals.decide',
  ],
  reviewer: ['own_account', 'now.read', ...papers],
  merchant: ['own_account', ...shop],
  fleet: ['own_account', 'fleet.read'],
  read_only: ['own_account', 'now.read', 'desk.read', 'boards.read', 'trips.read', 'audit.read', 'team.read'],
};

/** What is of no market: no role that is limited to some gives it. */
export const wholeInstance: readonly Permission[] = [
  'messages.read',
  'fleet.read',
  'fleets.read',
  'fleets.manage',
  'waiting_list.read',
  'setup.read',
  'markets.manage',
  'brand.manage',
  'audit.read',
  'team.read',
  'team.manage',
  // A provider's account, a series of invoices and the cash desk's books are a country's, not a city's.
  'finance.read',
  'finance.decide',
  'invoices.read',
  'invoices.credit',
  'money.book',
];

/** What no limit narrows: whoever is on call is called from any city when nobody nearer can be reached, and must open what they are called for. */
export const everyMarket: readonly Permission[] = ['emergencies.read', 'emergencies.handle'];

/** A role as it counts: with the markets whose things it reaches, null for everything. */
export interface Grant {
  readonly role: StaffRole;
  readonly marketIds: string[] | null;
}

/** Those of somebody's roles by which they may do it. */
const giving = (grants: readonly Grant[], permission: Permission): Grant[] =>
  grants.filter(({ role, marketIds }) => given[role].includes(permission) && (marketIds === null || !wholeInstance.includes(permission)));

/** Whether somebody may do it by these roles, be it in some markets, or with their own objects, alone. */
export const grantedBy = (grants: readonly Grant[], permission: Permission): boolean => giving(grants, permission).length > 0;

/** Whether one of these roles gives it with more than own objects, be it in some markets. */
export const grantedBeyondOwn = (grants: readonly Grant[], permission: Permission): boolean =>
  giving(grants, permission).some(({ role }) => !ownObjectsOnly.includes(role));

/**
 * In which markets somebody may do it by these roles; undefined without such a limit, also for who may not at all or with own objects alone, and for
 * what no limit narrows.
 */
export function marketsOf(grants: readonly Grant[], permission: Permission): readonly string[] | undefined {
  if (everyMarket.includes(permission)) return undefined;
  const some = giving(grants, permission).filter(({ role }) => !ownObjectsOnly.includes(role));
  if (some.length === 0 || some.some(({ marketIds }) => marketIds === null)) return undefined;
  return [...new Set(some.flatMap(({ marketIds }) => marketIds ?? []))].toSorted();
}

/** Whether somebody with these roles may do it, be it with their own objects alone. */
export const permits = (roles: readonly StaffRole[], permission: Permission): boolean =>
  roles.some((role) => given[role].includes(permission));

/** Whether they may do it with everybody's objects. */
export const permitsEverywhere = (roles: readonly StaffRole[], permission: Permission): boolean =>
  permits(
    roles.filter((role) => !ownObjectsOnly.includes(role)),
    permission,
  );

/** The roles that may do it. */
export const rolesThatMay = (permission: Permission): StaffRole[] => staffRoles.filter((role) => permits([role], permission));

/** Roles that somebody is invited with: those that find anything to do. An owner is made by a second person's consent. */
export const invitableRoles = staffRoles.filter(
  (role) => role !== 'owner' && given[role].some((permission) => permission !== 'own_account'),
);
