import en from '@safiri/locales/messages/en.json' with { type: 'json' };
import type { Brand } from '@safiri/rules/brand/brand.ts';
import { dictionariesOf, textsIn, wordsIn } from './icu.ts';
import type { NewMessage } from './outbox/enqueue-message.ts';

export type MessageKey = keyof typeof en;
const dictionaries = dictionariesOf<Record<MessageKey, string>>('messages', en);

/** Line breaks and control characters of what a person typed, which could forge the lines of a message. */
const oneLine = (value: string) => value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** A text of a message that leaves the house, in the person's language, English where there is none. */
export function messageText(language: string, key: MessageKey, values: Record<string, string> = {}): string {
  const safe = Object.entries(values).map(([name, value]) => [name, value.startsWith(' ') ? ` ${oneLine(value)}` : oneLine(value)]);
  return wordsIn(language, textsIn(dictionaries, language)[key], Object.fromEntries(safe) as Record<string, string>);
}

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly url: string;
}

/** Who writes, below a mail: the name, and whoever is registered and reached where the operator says so. */
const signature = ({ name, company, address, contact: { phone, email } }: Brand): string =>
  [name, company, address, phone, email].filter((line) => line !== undefined).join('\n');

/** A mail to somebody with an account: greeting, what there is to say, where to go on, and who writes. */
export function mailTo(brand: Brand, user: { name: string; email: string; language: string }, { subject, text, url }: Letter): NewMessage {
  const hello = messageText(user.language, 'messageHello', { name: user.name });
  const body = `${hello}\n\n${text}\n\n${url}\n\n${signature(brand)}\n`;
  return { channel: 'mail', recipient: user.email, subject: oneLine(subject), body };
}
