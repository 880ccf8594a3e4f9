import * as calls from '@safiri/contract/staff/calls.ts';
import { isDemoAddress } from '@safiri/rules/demo/domain.ts';
import { maskPhone } from '@safiri/rules/users/phone.ts';
import { checkCredentials } from '../auth/public.ts';
import { reachOf } from '../platform/permit.ts';
import { Problem } from '../platform/problem.ts';
import { openSecrets } from '../platform/secrets.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { findAccountById } from '../users/public.ts';
import { audit } from './audit.ts';
import { findMember } from './members.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { findDrivers } from './queries.ts';
import { auditActors, presentAudit, readAudit } from './read-audit.ts';
import { countWaiting } from './waiting.ts';
import { enrol, verify } from './second-factor.ts';
import { openStaffSession, presentMe } from './session.ts';

/** What is written down of a code that was taken. */
const factorActions = {
  given: 'staff.second_factor_given',
  confirmed: 'staff.second_factor_given',
  replaced: 'staff.second_factor_replaced',
  recovery: 'staff.recovery_code_used',
} as const;

/** Sign-in of staff with its second factor, the audit log, and the list of drivers. */
export function staffRoutes(server: Server): void {
  const { ctx } = server;
  const secrets = openSecrets(ctx.config);

  serveRead(server, calls.signIn, async ({ body, request, reply }) => {
    const account = await checkCredentials(ctx, body, request, 'staff');
    const member = await findMember(ctx.db, account.user.id);
    // Told to nobody but whoever has the password.
    if (member === undefined || member.disabledAt !== null) throw new Problem('forbidden', 'This account was shut out of the console.');
    return inTransaction(ctx, (uow) => openStaffSession(ctx, uow, account.user.id, request, reply));
  });
  serveRead(server, calls.whoAmI, ({ actor }) => presentMe(ctx.db, actor));
  serveWrite(server, calls.enrol, async (uow, { actor, request }) => {
    const account = await findAccountById(uow.tx, actor.userId);
    const email = account?.user.email ?? '';
    const enrolment = await enrol(uow, secrets, actor, { email, isDemo: isDemoAddress(email) });
    await audit(uow, actor, request, { action: 'staff.second_factor_made', subject: 'user', subjectId: actor.userId });
    return enrolment;
  });
  serveRead(server, calls.verify, async ({ actor, body, request }) => {
    const recoveryCodes = await verify(ctx, secrets, actor, request.ip, body.code ?? body.recoveryCode ?? '', async (uow, taken) => {
      await audit(uow, actor, request, { action: factorActions[taken], subject: 'user', subjectId: actor.userId });
      // With the first authenticator come the codes for its loss; in the demo each visitor sets up one anyway.
      const account = taken === 'confirmed' ? await findAccountById(uow.tx, actor.userId) : undefined;
      return account === undefined || isDemoAddress(account.user.email ?? '') ? null : makeRecoveryCodes(uow, actor.userId);
    });
    return { ...(await presentMe(ctx.db, { userId: actor.userId, secondFactor: true })), recoveryCodes };
  });
  serveRead(server, calls.makeRecoveryCodes, async ({ actor, body, request }) => {
    const recoveryCodes = await verify(ctx, secrets, actor, request.ip, body.code, async (uow) => {
      await audit(uow, actor, request, { action: 'staff.recovery_codes_made', subject: 'user', subjectId: actor.userId });
      return makeRecoveryCodes(uow, actor.userId);
    });
    return { recoveryCodes };
  });
  serveRead(server, calls.readAudit, async ({ query }) => (await readAudit(ctx.db, query)).map(presentAudit));
  serveRead(server, calls.auditActors, () => auditActors(ctx.db));
  serveRead(server, calls.whatWaits, ({ actor }) => countWaiting(ctx, actor));
  serveRead(server, calls.findDrivers, async ({ actor, query }) =>
    (await findDrivers(ctx.db, query, reachOf(ctx.markets, actor, 'drivers.find'))).map((driver) => ({
      ...driver,
      phone: maskPhone(driver.phone),
      lastSeenAt: driver.lastSeenAt?.toISOString() ?? null,
    })),
  );
}
