import { sql } from 'drizzle-orm';
import type { BodyIn } from '@safiri/contract/call.ts';
import { solvePuzzle } from '@safiri/rules/auth/proof-of-work.ts';
import { sha256 } from '../platform/hash.ts';
import { calls } from './calls.ts';
import { refusalIn, type Answer, type Client } from './client.ts';
import type { World } from './harness.ts';

/** Settings of a server that sends texts, to a gateway that is not there: what was said is read in the outbox. */
export const texting = { SMS_URL: 'http://127.0.0.1:9/', SMS_USERNAME: 'safiri', SMS_API_KEY: 'key' };

/** The same beside gateways for calls and WhatsApp. */
export const everyWay = {
  ...texting,
  VOICE_URL: 'http://127.0.0.1:9/',
  VOICE_USERNAME: 'safiri',
  VOICE_API_KEY: 'key',
  VOICE_FROM: '+254711082000',
  WHATSAPP_URL: 'http://127.0.0.1:9/',
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_TEMPLATE: 'safiri_code',
};

/** The newest code that went to a number. */
export async function codeTo(world: Pick<World, 'db'>, phone: string): Promise<string> {
  const { rows } = await world.db.execute<{ body: string }>(
    sql`select body from outbox_messages where recipient = ${phone} and channel in ('sms', 'call', 'whatsapp') order by id desc limit 1`,
  );
  return /(\d{6,12})$/.exec(rows[0]?.body ?? '')?.[1] ?? '';
}

/** Another code than this one. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Asks for a code and gives it. */
export async function signInWith(world: World, client: Client, phone: string, body: Partial<BodyIn<typeof calls.signInByCode>> = {}) {
  const asked = await client.answer(calls.askCode, { body: { for: body.recover === true ? 'recover' : 'sign_in', phone } });
  if (asked.status !== 200) throw new Error(`no code: ${JSON.stringify(asked.body)}`);
  return client.answer(calls.signInByCode, { body: { code: await codeTo(world, phone), ...body } });
}

/** Registers by a phone alone. */
export async function registerByPhone(world: World, client: Client, phone: string, changes: object = {}) {
  await signInWith(world, client, phone);
  return client.answer(calls.register, { body: { name: 'Lindiwe Nkosi', phone, userType: 'passenger', gender: 'female', ...changes } });
}

/** Does the work that an answer asks for; what goes into `x-proof-of-work`. */
export function workOn(answer: Answer): string {
  const { proof } = refusalIn(answer);
  if (proof === undefined) throw new Error(`no work is asked for: ${JSON.stringify(answer.body)}`);
  return `${proof.challenge}~${solvePuzzle(proof, sha256)}`;
}
