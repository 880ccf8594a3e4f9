import { describe, expect, it } from 'vitest';
import { roomCircles } from './room-circles.mjs';

const file = (source, ...resolved) => ({
  source: `packages/server/src/${source}`,
  dependencies: resolved.map((to) => ({ resolved: `packages/server/src/${to}`, dependencyTypes: ['local'] })),
});

describe('circles of rooms', () => {
  it('are none where rooms build on each other in one direction', () => {
    expect(roomCircles([file('rides/a.ts', 'users/public.ts', 'wallet/public.ts'), file('wallet/b.ts', 'users/public.ts')])).toEqual([]);
  });

  it('are found over files that do not import each other, with the files that make them', () => {
    const [circle, ...others] = roomCircles([
      file('auth/register.ts', 'earnings/public.ts'),
      file('earnings/staff.ts', 'staff/public.ts'),
      file('staff/command.ts', 'auth/public.ts'),
    ]);
    expect(others).toEqual([]);
    expect(circle).toContain('auth → earnings (by packages/server/src/auth/register.ts) → staff');
  });

  it('are not made by types, by tests, or by what is no room', () => {
    const typed = file('users/a.ts', 'rides/public.ts');
    typed.dependencies[0].dependencyTypes.push('type-only');
    expect(roomCircles([file('rides/a.ts', 'users/public.ts', 'platform/unit-of-work.ts'), typed])).toEqual([]);
    expect(roomCircles([file('rides/a.ts', 'users/public.ts'), file('users/a.test.ts', 'rides/public.ts')])).toEqual([]);
  });
});
