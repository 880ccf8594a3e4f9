import { and, eq, sql } from 'drizzle-orm';
import { hasEmail } from '@safiri/db/users/conditions.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { hashPassword } from '../auth/public.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { insertMember } from '../staff/public.ts';
import { completeRequired } from '../training/public.ts';
import { insertDriver } from '../users/public.ts';
import { accounts, writeTransfer } from '../wallet/public.ts';
import { DEMO_PASSWORD, demoAccounts, type DemoAccount } from '@safiri/rules/demo/accounts.ts';
import { citizens } from '@safiri/rules/demo/citizens.ts';

/** What Naledi's wallet holds at the start, in cents. */
const DEMO_TOP_UP_CENTS = 50_000;

async function createAccount(uow: UnitOfWork, account: DemoAccount, passwordHash: string): Promise<void> {
  const [user] = await uow.tx
    .insert(users)
    .values({
      name: account.name,
      email: account.email,
      phone: account.phone,
      passwordHash,
      userType: account.userType,
      gender: account.gender,
      genderVerifiedAt: account.genderVerified ? uow.now : null,
      // Whoever tries the demo signs in by their codes too.
      phoneVerifiedAt: uow.now,
      verifiedAt: account.vehicle?.approved === false ? null : uow.now,
      countryId: account.countryId ?? 'za',
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (user !== undefined && account.userType === 'staff')
    await insertMember(uow, {
      userId: user.id,
      phone: account.phone,
      roles: [{ role: 'owner', merchantId: null, fleetId: null, marketIds: null }],
    });
  if (user === undefined || account.vehicle === undefined) return;
  const { vehicle } = account;
  const { approved, vehicleType, ...looks } = vehicle;
  await insertDriver(uow, {
    userId: user.id,
    verificationStatus: approved ? 'approved' : 'pending',
    vehicle: {
      ...looks,
      countryId: account.countryId ?? 'za',
      kind: vehicleType === 'premium' ? 'sedan' : vehicleType,
      vehicleClass: vehicleType === 'premium' ? 'premium' : 'standard',
      status: approved ? 'approved' : 'pending',
      plateField: 'licensePlate',
    },
  });
}

/** The demo's approved drivers have done their required training, in a database of an earlier version too. */
async function trainDrivers(ctx: Context, emails: readonly string[]): Promise<void> {
  await inTransaction(ctx, async (uow) => {
    const rows = await uow.tx
      .select({ id: drivers.id })
      .from(drivers)
      .innerJoin(users, eq(users.id, drivers.userId))
      .where(and(eq(drivers.verificationStatus, 'approved'), hasEmail(emails)));
    await completeRequired(
      uow.tx,
      rows.map((row) => row.id),
      uow.now,
    );
  });
}

/** Creates the demo's people once: the named accounts and the citizens that the city simulates, its drivers trained. */
export async function seedDemo(
  ctx: Context,
  wanted: readonly DemoAccount[] = [...demoAccounts, ...citizens(ctx.config.demoCrowd)],
): Promise<void> {
  await createMissing(ctx, wanted);
  const trained = wanted.filter((account) => account.vehicle?.approved === true);
  await trainDrivers(
    ctx,
    trained.map((account) => account.email),
  );
}

async function createMissing(ctx: Context, wanted: readonly DemoAccount[]): Promise<void> {
  const existing = await ctx.db
    .select({ email: users.email })
    .from(users)
    .where(hasEmail(wanted.map(({ email }) => email)));
  const known = new Set(existing.map((row) => row.email));
  const missing = wanted.filter((account) => !known.has(account.email));
  if (missing.length === 0) return;
  // One hash for all: they share one public password.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await inTransaction(ctx, async (uow) => {
    for (const account of missing) await createAccount(uow, account, passwordHash);
    const [naledi] = await uow.tx
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, demoAccounts[0]?.email ?? ''));
    if (naledi === undefined || known.has(demoAccounts[0]?.email ?? '')) return;
    await writeTransfer(uow.tx, {
      reference: `demo:top-up:${naledi.id}`,
      kind: 'top_up',
      currency: 'ZAR',
      at: uow.now,
      entries: [
        { account: accounts.wallet(naledi.id), amountMinor: DEMO_TOP_UP_CENTS },
        { account: accounts.outside, amountMinor: -DEMO_TOP_UP_CENTS },
      ],
    });
  });
  ctx.log.info({ accounts: missing.length }, 'demo accounts created');
}
