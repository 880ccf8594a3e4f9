import { eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { users } from '@safiri/db/users/tables.ts';
import { defaultLanguage, languageOr, type Language } from '@safiri/rules/languages.ts';

/**
 * The language in which a person is answered: the one that a call asks for, else the one they chose for their account.
 * @param asked as the client calls it; what is none of ours is English
 */
export async function languageFor(reader: Reader, userId: number, asked?: string): Promise<Language> {
  if (asked !== undefined) return languageOr(asked);
  const [row] = await reader.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return row?.language ?? defaultLanguage;
}
