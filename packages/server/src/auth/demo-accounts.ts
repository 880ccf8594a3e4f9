import { isDemoAddress } from '@safiri/rules/demo/domain.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem } from '../platform/problem.ts';

/** Whether an account is the demo's while the demo is off: its password is published, so nobody comes in by it. */
export const isBlockedDemoAccount = (ctx: Pick<Context, 'config'>, email: string | null): boolean => !ctx.config.demo && isDemo(email);

/** Whether an account is one of the demo's. */
export const isDemo = (email: string | null): boolean => email !== null && isDemoAddress(email);

/**
 * Keeps the demo's addresses to the demo.
 * @throws Problem invalid on `email`
 */
export function refuseDemoAddress(email: string): void {
  if (isDemoAddress(email)) throw fieldProblem('email', 'This address can’t be used');
}
