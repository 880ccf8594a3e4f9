import { languageOr, type Language } from '@safiri/rules/languages.ts';
import type { Config } from './config.ts';
import { secretsOf } from './secrets.ts';
import { messageText } from './texts.ts';

/** A code as a gateway is told of it that has its own words for it, or asks for them later. */
export interface CodeMessage {
  readonly language: Language;
  readonly code: string;
}

const SEALED_FORM = /^[\w-]{40,120}$/;

/** Of whatever else this server seals nothing is said. */
const MARK = 'call';

/** The body of such a message in the outbox. */
export const codeBody = ({ language, code }: CodeMessage): string => `${language} ${code}`;

/** What {@link codeBody} wrote. */
export function readCodeBody(body: string): CodeMessage {
  const [language = '', code = ''] = body.split(' ');
  return { language: languageOr(language), code };
}

/**
 * What a gateway hands back when somebody answers its call: the message of the outbox is wiped by then. Nobody but this server
 * reads it, and after its time it says nothing.
 */
export const sealCall = (config: Config, body: string, until: Date): string =>
  secretsOf(config)
    .seal(Buffer.from(`${MARK} ${Math.floor(until.getTime() / 1000)} ${body}`))
    .toString('base64url');

function unsealed(config: Config, tag: string): string | undefined {
  try {
    return secretsOf(config).unseal(Buffer.from(tag, 'base64url')).toString();
  } catch {
    return undefined;
  }
}

/**
 * The words for a call that {@link sealCall} tagged; undefined for any other tag, and for one that is over.
 * @param product what it is called here
 */
export function wordsOfCall(
  { config, product }: { readonly config: Config; readonly product: string },
  tag: unknown,
  now: Date,
): string | undefined {
  if (typeof tag !== 'string' || !SEALED_FORM.test(tag)) return undefined;
  const [mark, until = '', ...body] = unsealed(config, tag)?.split(' ') ?? [];
  if (mark !== MARK || Number(until) * 1000 <= now.getTime()) return undefined;
  const { language, code } = readCodeBody(body.join(' '));
  // A pause after each: said as one number nobody can write it down.
  const digits = [...code].join('. ');
  return messageText(language, 'messageCodeSpoken', { product, digits });
}
