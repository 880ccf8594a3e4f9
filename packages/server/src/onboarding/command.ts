import english from '@safiri/locales/staff-onboarding/en.json' with { type: 'json' };
import type { CheckedFile } from '@safiri/contract/onboarding/calls.ts';
import { handedInFours } from '@safiri/rules/auth/handed-code.ts';
import type { Language } from '@safiri/rules/languages.ts';
import { MOST_FILE_BYTES, type Fault } from '@safiri/rules/onboarding/driver-file.ts';
import type { Context } from '../platform/context.ts';
import { wordsIn } from '../platform/icu.ts';
import type { Market } from '../platform/markets.ts';
import { checkFile, importFile } from './import-drivers.ts';
import { listImports, takingMarkets } from './imports.ts';
import { makeCodes } from './make-codes.ts';
import { sendInvitations } from './send-invitations.ts';

/** What the command line can't do; the message is for the person at it. */
export class OnboardingError extends Error {}

/** @throws OnboardingError where it is not clear which is meant */
function marketFor(ctx: Context, id: string | undefined): Market {
  const open = takingMarkets(ctx);
  const named = open.find(({ document }) => document.id === id);
  if (named !== undefined) return named;
  const names = open.map(({ document }) => document.id).join(', ');
  if (open.length === 0) throw new OnboardingError('There is no market yet: write one with "npm run market -- apply FILE.yaml".');
  if (id !== undefined) throw new OnboardingError(`There is no market "${id}". There are: ${names}.`);
  const [only] = open;
  if (only === undefined || open.length > 1) throw new OnboardingError(`Say which market with --market: ${names}.`);
  return only;
}

/** What is meant beside the file: for which market, and what its drivers speak where a line says nothing. */
interface Asked {
  readonly market?: string | undefined;
  readonly language?: string | undefined;
}

/** @throws OnboardingError for a language that the market does not offer */
function languageFor({ document }: Market, asked: string | undefined): Language | undefined {
  const language = document.languages.find((one) => one === asked);
  if (asked === undefined || language !== undefined) return language;
  throw new OnboardingError(`${document.name} is not offered in "${asked}". Its languages: ${document.languages.join(', ')}.`);
}

/** @throws OnboardingError for what is no text in UTF-8 */
function textOf(file: Uint8Array): string {
  if (file.byteLength > MOST_FILE_BYTES) throw new OnboardingError(`The file is larger than ${MOST_FILE_BYTES / 1_000_000} MB.`);
  try {
    return new TextDecoder('utf8', { fatal: true, ignoreBOM: true }).decode(file);
  } catch {
    throw new OnboardingError('The file is not in UTF-8. Save it as "CSV UTF-8".');
  }
}

const faultText = ({ line, column, fault, first }: Fault): string => {
  const what = wordsIn('en', english[`fileFault_${fault}`], { first: String(first ?? '') });
  return `line ${line}${column === null ? '' : `, ${column}`}: ${what}`;
};

/** @throws OnboardingError with every fault */
function refuseFaults({ faults, faultCount }: CheckedFile): void {
  if (faultCount === 0) return;
  const more = faultCount > faults.length ? [`… and ${faultCount - faults.length} more.`] : [];
  throw new OnboardingError([...faults.map(faultText), ...more, 'Nothing was written.'].join('\n'));
}

/** `check FILE`: counts and faults, and nothing written. */
export async function checkFromCommand(ctx: Context, file: Uint8Array, { market, language }: Asked): Promise<string[]> {
  const to = marketFor(ctx, market);
  const checked = await checkFile(ctx, to, textOf(file), languageFor(to, language));
  refuseFaults(checked);
  return [
    checked.importId === null
      ? `${checked.drivers} drivers for ${to.document.name}, no faults. "import" writes them.`
      : `This file is there already: import ${checked.importId}.`,
  ];
}

/** `import FILE`: all of it or nothing; the same once more changes nothing. */
export async function importFromCommand(ctx: Context, file: Uint8Array, { market, language }: Asked): Promise<string[]> {
  const to = marketFor(ctx, market);
  const usual = languageFor(to, language);
  const text = textOf(file);
  const before = await checkFile(ctx, to, text, usual);
  refuseFaults(before);
  if (before.importId !== null) return [`This file is there already: import ${before.importId}. Nothing was changed.`];
  const done = await importFile(ctx, to, text, { actor: null, request: null }, usual);
  refuseFaults(done);
  return [
    `${done.drivers} drivers for ${to.document.name}: import ${done.importId}.`,
    `Nobody was written to yet: "npm run drivers -- send ${done.importId}" sends the invitations.`,
  ];
}

/** `list`: the imports, the newest first. */
export async function listFromCommand(ctx: Context): Promise<string[]> {
  const rows = await listImports(ctx);
  if (rows.length === 0) return ['No file of drivers was imported yet.'];
  return rows.map(
    ({ id, marketId, drivers, invited, signedIn, at }) =>
      `import ${id}\t${marketId}\t${at}\t${drivers} drivers\t${invited} invited\t${signedIn} signed in`,
  );
}

/** `send ID`: the invitations that did not go out yet. */
export async function sendFromCommand(ctx: Context, id: number): Promise<string[]> {
  const { sent, left, stoppedBy } = await sendInvitations(ctx, id, { actor: null, request: null });
  const why = {
    budget: ' The budget for messages of this day is spent (SMS_DAILY_BUDGET): send the rest tomorrow.',
    no_texts: ' No text messages go to this country (SMS_URL, SMS_COUNTRIES).',
  };
  return [`${sent} invitations sent, ${left} left.${stoppedBy === null ? '' : why[stoppedBy]}`];
}

/** `codes ID`: a code for each driver who has not signed in, to be handed out: name, plate, code, separated by tabs. */
export async function codesFromCommand(ctx: Context, id: number, again: boolean): Promise<string[]> {
  const { codes, validUntil, left } = await makeCodes(ctx, { actor: null, request: null }, id, again);
  const more = left === 0 ? '' : ` ${left} drivers have none yet: say it again.`;
  return [
    ...codes.map(({ name, plate, phone, code }) => `${name}\t${plate}\t${phone}\t${handedInFours(code)}`),
    `${codes.length} codes, good once, until ${validUntil}, at ${ctx.config.publicUrl}/auth?code.${more}`,
  ];
}
