import type { CodePurpose } from '@safiri/rules/auth/codes.ts';
import type { Context } from '../platform/context.ts';
import { secretsOf } from '../platform/secrets.ts';

interface Bound {
  readonly deviceId: number;
  readonly phone: string;
  readonly purpose: CodePurpose;
}

/** What is kept of a code: keyed, so that whoever has the table alone can't go through a million of them. */
export const codeHash = (ctx: Context, { deviceId, phone, purpose }: Bound, code: string): Buffer =>
  secretsOf(ctx.config).sign('phone code', Buffer.from(`${deviceId} ${phone} ${purpose} ${code}`));
