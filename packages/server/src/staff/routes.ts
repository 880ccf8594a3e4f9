import * as calls from '@safiri/contract/staff/calls.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import { checkCredentials, signIn } from '../auth/public.ts';
import type { Actor } from '../platform/actor.ts';
import { mayAsStaff } from '../platform/permit.ts';
import { Problem } from '../platform/problem.ts';
import { openSecrets } from '../platform/secrets.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { findAccountById, presentOwnUser } from '../users/public.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { audit } from './audit.ts';
import { findMember } from './members.ts';
import { findDrivers, readAudit } from './queries.ts';
import { countWaiting } from './waiting.ts';
import { enrol, factorState, verify } from './second-factor.ts';

type Me = ReplyOf<typeof calls.whoAmI>;

/** A staff session is worth stealing: it ends after a working day. */
const STAFF_SESSION_HOURS = 12;

/** Sign-in of staff with its second factor, the audit log, and the list of drivers. */
export function staffRoutes(server: Server): void {
  const { ctx } = server;
  const secrets = openSecrets(ctx.config);

  async function meOf(reader: Reader, actor: Pick<Actor, 'userId' | 'secondFactor'>): Promise<Me> {
    const account = await findAccountById(reader, actor.userId);
    if (account === undefined) throw new Problem('not_signed_in');
    return {
      user: presentOwnUser(account),
      secondFactor: await factorState(reader, actor),
      roles: (await findMember(reader, actor.userId))?.roles ?? [],
    };
  }

  serveRead(server, calls.signIn, async ({ body, request, reply }) => {
    const account = await checkCredentials(ctx, body, request, 'staff');
    const member = await findMember(ctx.db, account.user.id);
    // Told to nobody but whoever has the password.
    if (member === undefined || member.disabledAt !== null) throw new Problem('forbidden', 'This account was shut out of the console.');
    return inTransaction(ctx, async (uow) => {
      await signIn(ctx, uow, account.user.id, request, reply, { method: 'staff', hours: STAFF_SESSION_HOURS });
      await audit(uow, { userId: account.user.id }, request, { action: 'staff.signed_in', subject: 'user', subjectId: account.user.id });
      return meOf(uow.tx, { userId: account.user.id, secondFactor: false });
    });
  });
  serveRead(server, calls.whoAmI, ({ actor }) => meOf(ctx.db, actor));
  serveWrite(server, calls.enrol, async (uow, { actor, request }) => {
    const account = await findAccountById(uow.tx, actor.userId);
    const enrolment = await enrol(uow, secrets, actor, account?.user.email ?? '');
    await audit(uow, actor, request, { action: 'staff.second_factor_made', subject: 'user', subjectId: actor.userId });
    return enrolment;
  });
  serveRead(server, calls.verify, async ({ actor, body, request }) => {
    await verify(ctx, secrets, actor, request.ip, body.code, (uow) =>
      audit(uow, actor, request, { action: 'staff.second_factor_given', subject: 'user', subjectId: actor.userId }),
    );
    return meOf(ctx.db, { userId: actor.userId, secondFactor: true });
  });
  serveRead(server, calls.readAudit, async ({ query }) => {
    const rows = await readAudit(ctx.db, query);
    return rows.map(({ entry, actor, subjectName }) => ({
      id: entry.id,
      actor,
      action: entry.action,
      subject: entry.subject,
      subjectId: entry.subjectId,
      subjectName: subjectName === '' ? null : subjectName,
      data: entry.data,
      at: entry.at.toISOString(),
    }));
  });
  serveRead(server, calls.whatWaits, ({ actor }) => countWaiting(ctx.db, ctx.clock(), (permission) => mayAsStaff(actor, permission)));
  serveRead(server, calls.findDrivers, ({ query }) => findDrivers(ctx.db, query.q));
}
