import { describe, expect, it } from 'vitest';
import { invitableRoles, permissions, permits, permitsEverywhere, rolesThatMay } from './permissions.ts';
import { isWholeRole, staffRoles } from './roles.ts';

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
        [null, 8].flatMap((fleetId) => (isWholeRole({ role, merchantId, fleetId }) ? [[role, merchantId, fleetId]] : [])),
      ),
    );
    expect(whole).toEqual(staffRoles.map((role) => [role, role === 'merchant' ? 7 : null, role === 'fleet' ? 8 : null]));
  });
});
