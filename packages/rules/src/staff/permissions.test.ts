import { describe, expect, it } from 'vitest';
import {
  everyMarket,
  grantedBeyondOwn,
  grantedBy,
  invitableRoles,
  marketsOf,
  permissions,
  permits,
  permitsEverywhere,
  rolesThatMay,
  wholeInstance,
} from './permissions.ts';
import { isLimitable, isWholeRole, staffRoles } from './roles.ts';

describe('the roles of staff', () => {
  it('give an owner everything, and nobody without a role anything', () => {
    for (const permission of permissions) {
      expect(permits(['owner'], permission)).toBe(true);
      expect(permits([], permission)).toBe(false);
    }
  });

  it('let an owner alone manage the team, and only owners and finance pay', () => {
    expect(rolesThatMay('team.manage')).toEqual(['owner']);
    expect(rolesThatMay('payouts.decide')).toEqual(['owner', 'finance']);
  });

  it('let nobody search people who reads only, keeps a shop or owns a fleet', () => {
    for (const role of ['read_only', 'merchant', 'fleet'] as const) {
      for (const permission of [
        'people.read',
        'people.show',
        'drivers.find',
        'drivers.read',
        'photos.read',
        'chats.read',
        'emergencies.read',
      ] as const)
        expect([role, permission, permits([role], permission)]).toEqual([role, permission, false]);
    }
  });

  it('let who reads only change nothing', () => {
    expect(permissions.filter((permission) => permits(['read_only'], permission) && !permission.endsWith('.read'))).toEqual([
      'own_account',
    ]);
  });

  it('keep a merchant to the own shop, unless another role reaches further', () => {
    expect(permits(['merchant'], 'boards.work')).toBe(true);
    expect(permitsEverywhere(['merchant'], 'boards.work')).toBe(false);
    expect(permitsEverywhere(['merchant', 'operations'], 'boards.work')).toBe(true);
  });

  it("keep a fleet's owner to the own fleet, reading", () => {
    expect(permissions.filter((permission) => permits(['fleet'], permission))).toEqual(['own_account', 'fleet.read']);
    expect(permitsEverywhere(['fleet'], 'fleet.read')).toBe(false);
    expect(rolesThatMay('fleets.manage')).toEqual(['owner', 'operations']);
    expect(permitsEverywhere(['fleet', 'operations'], 'fleet.read')).toBe(true);
  });

  it('invite nobody to an empty console, nor as an owner', () => {
    expect(staffRoles.filter((role) => !invitableRoles.includes(role))).toEqual(['owner']);
  });

  it('name what they reach: a merchant a shop, a fleet owner a fleet, nobody else either', () => {
    const whole = staffRoles.flatMap((role) =>
      [null, 7].flatMap((merchantId) =>
        [null, 8].flatMap((fleetId) => (isWholeRole({ role, merchantId, fleetId, marketIds: null }) ? [[role, merchantId, fleetId]] : [])),
      ),
    );
    expect(whole).toEqual(staffRoles.map((role) => [role, role === 'merchant' ? 7 : null, role === 'fleet' ? 8 : null]));
  });

  it('may be limited to markets but for owners, merchants and fleets', () => {
    const limited = (role: (typeof staffRoles)[number], marketIds: string[]) =>
      isWholeRole({ role, merchantId: role === 'merchant' ? 7 : null, fleetId: role === 'fleet' ? 8 : null, marketIds });
    expect(staffRoles.filter((role) => limited(role, ['kisumu']))).toEqual(staffRoles.filter(isLimitable));
    expect(staffRoles.filter(isLimitable)).toEqual(['operations', 'support', 'finance', 'reviewer', 'read_only']);
    expect(staffRoles.filter((role) => limited(role, []))).toEqual([]);
  });
});

describe('a role that is limited to markets', () => {
  const kisumu = { role: 'operations', marketIds: ['kisumu'] } as const;
  const grants = (...all: Array<{ role: (typeof staffRoles)[number]; marketIds: readonly string[] | null }>) =>
    all.map(({ role, marketIds }) => ({ role, marketIds: marketIds === null ? null : [...marketIds] }));

  it('gives what is of a market, and nothing of the whole instance', () => {
    for (const permission of permissions)
      expect([permission, grantedBy(grants(kisumu), permission)]).toEqual([
        permission,
        permits(['operations'], permission) && !wholeInstance.includes(permission),
      ]);
  });

  it('reaches its markets alone, unless another role that gives the same reaches further', () => {
    expect(marketsOf(grants(kisumu), 'trips.read')).toEqual(['kisumu']);
    expect(marketsOf(grants(kisumu, { role: 'support', marketIds: ['maseru'] }), 'trips.read')).toEqual(['kisumu', 'maseru']);
    expect(marketsOf(grants(kisumu, { role: 'support', marketIds: ['maseru'] }), 'drivers.review')).toEqual(['kisumu']);
    expect(marketsOf(grants(kisumu, { role: 'finance', marketIds: null }), 'trips.read')).toBeUndefined();
    expect(marketsOf(grants(kisumu, { role: 'finance', marketIds: null }), 'chats.read')).toEqual(['kisumu']);
  });

  it('never narrows emergencies: who is called can open them', () => {
    for (const permission of everyMarket)
      expect([grantedBy(grants(kisumu), permission), marketsOf(grants(kisumu), permission)]).toEqual([true, undefined]);
  });

  it('makes a fleet or a shop of one’s own no less one’s own', () => {
    const both = grants(kisumu, { role: 'fleet', marketIds: null });
    expect([grantedBy(both, 'fleet.read'), grantedBeyondOwn(both, 'fleet.read')]).toEqual([true, false]);
    expect(marketsOf(grants({ role: 'merchant', marketIds: null }), 'boards.read')).toBeUndefined();
  });
});
