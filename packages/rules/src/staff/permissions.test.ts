import { describe, expect, it } from 'vitest';
import { invitableRoles, permissions, permits, permitsEverywhere, rolesThatMay } from './permissions.ts';
import { staffRoles } from './roles.ts';

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

  it('invite nobody to an empty console, nor as an owner', () => {
    expect(staffRoles.filter((role) => !invitableRoles.includes(role))).toEqual(['owner', 'fleet']);
  });
});
