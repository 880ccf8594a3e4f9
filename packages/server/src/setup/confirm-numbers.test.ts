import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { calls } from '../testing/calls.ts';
import { preflight } from '../platform/preflight.ts';
import { instanceText } from '../settings/public.ts';
import { useWorld } from '../testing/harness.ts';
import { kisumuPassenger, openKisumu } from '../testing/kisumu.ts';
import { memberOfStaff } from '../testing/people.ts';

const world = useWorld({ markets: false });
const kenyas = { country: 'ke', police: '999', medical: '1199', fire: '+254202222181' } as const;

describe('emergency numbers of a country', () => {
  it('are proposed, and shown to nobody until an owner has confirmed them', async () => {
    await openKisumu(world);
    const rider = await kisumuPassenger(world);
    expect((await rider.client.call(calls.kit)).numbers).toBeNull();
    expect(JSON.parse(instanceText(world.node.ctx)() ?? '{}')).toMatchObject({ emergency: {} });
    const owner = await memberOfStaff(world);
    const before = await owner.client.call(calls.readInstance);
    expect(before.emergencyNumbers).toEqual([{ country: 'ke', proposed: { police: '999', medical: '999', fire: '999' }, confirmed: null }]);
    expect(before.checks.find(({ check }) => check === 'emergency_numbers')).toMatchObject({
      isOk: false,
      coded: [{ country: 'ke', fact: null }],
    });

    const after = await owner.client.call(calls.confirmNumbers, { body: kenyas });
    expect(after.emergencyNumbers[0]?.confirmed).toMatchObject({
      police: '999',
      medical: '1199',
      fire: '+254202222181',
      by: 'Refilwe Staff',
    });
    expect((await preflight(world.node.ctx.rooms, world.node.ctx)).find(({ check }) => check === 'emergency_numbers')?.isOk).toBe(true);
    expect((await rider.client.call(calls.kit)).numbers).toEqual({ police: '999', medical: '1199', fire: '+254202222181' });
    expect(JSON.parse(instanceText(world.node.ctx)() ?? '{}')).toMatchObject({ emergency: { ke: { medical: '1199' } } });
    const written = await world.db.select({ data: auditLog.data }).from(auditLog).where(eq(auditLog.action, 'numbers.confirmed'));
    expect(written).toEqual([{ data: kenyas }]);
  });

  it('are digits, and the owner’s to confirm', async () => {
    const owner = await memberOfStaff(world);
    const wrong = await owner.client.answer(calls.confirmNumbers, { body: { ...kenyas, police: 'call us' } });
    expect([wrong.status, wrong.body]).toEqual([400, expect.objectContaining({ errors: [expect.objectContaining({ path: 'police' })] })]);
    const support = await memberOfStaff(world, [{ role: 'support' }]);
    expect((await support.client.answer(calls.confirmNumbers, { body: kenyas })).status).toBe(403);
  });
});
