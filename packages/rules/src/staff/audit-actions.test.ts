import { expect, it } from 'vitest';
import { actionsOf, auditActions, auditKinds } from './audit-actions.ts';

it('has each action in one kind, and in each kind some', () => {
  expect(auditKinds.flatMap(actionsOf).toSorted()).toEqual(auditActions.toSorted());
  for (const kind of auditKinds) expect([kind, actionsOf(kind).length]).toEqual([kind, expect.toSatisfy((n: number) => n > 0)]);
});
