/** A number, a word or the end of a thing in what was said. */
export type Token =
  | { readonly kind: 'number'; readonly value: number; readonly isFraction: boolean }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'break' };

/** Characters of a spoken order that are read (spec silent). */
export const TRANSCRIPT_AT_MOST = 10_000;

/** Sesotho says 'being one' and counts past ten by a phrase. */
const phrases: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:bo le bong|e le nngwe|le le leng|o le mong|se le seng)\b/g, 'one'],
  [/\bleshome le metso e mmedi\b/g, 'twelve'],
  [/\bcan (?=i\b|you\b|we\b)/g, ''],
  [/\bdo not\b|\bdon t\b/g, 'dont'],
  [
    /\bfor (?:the |my |our |a )?(?:braai|baby|party|family|kids|children|weekend|week|house|kitchen|office|dinner|supper|breakfast|lunch)\b/g,
    '',
  ],
  [/\broll on\b/g, 'deodorant'],
  [/\btoo? (?=kgs?\b|kilos?\b|lit)/g, 'two '],
];

const shape = /(\d+)\s*\/\s*(\d+)|(\d+(?:\.\d+)?)|(\p{L}+)|([,;.!?&+|\n])/gu;

/** Folds what was said and cuts it into tokens. Never fails, whatever it is given. */
export function tokensOf(transcript: string): Token[] {
  let text = transcript
    .slice(0, TRANSCRIPT_AT_MOST)
    .toLowerCase()
    .replaceAll(/(\d)\s*([½¼¾])/g, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('⁄', '/')
    .replaceAll('œ', 'oe')
    .replaceAll(/(^|\s)[dl]['’](?=[aeiouh])/g, '$1')
    .replaceAll(/['’ʼ`]/g, '')
    .replaceAll('×', ' x ')
    .replaceAll(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replaceAll(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
    .replaceAll(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replaceAll(/(\d)-(?=\p{L})/gu, '$1 ')
    .replaceAll(/(^|[\s,;])[-−–]\s*(?=\d)/g, '$1 minus ')
    .replaceAll(/[-−–•*]/g, ',');
  for (const [phrase, plain] of phrases) text = text.replaceAll(phrase, plain);
  const tokens: Token[] = [];
  for (const [, over, under, number, word] of text.matchAll(shape)) {
    const before = tokens.at(-1);
    const isSize = before?.kind === 'word' && before.text === 'size';
    if (over !== undefined) tokens.push({ kind: 'number', value: Number(over) / Number(under), isFraction: true });
    else if (number !== undefined && isSize) tokens.push({ kind: 'word', text: number });
    else if (number !== undefined) tokens.push({ kind: 'number', value: Number(number), isFraction: false });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else if (before !== undefined && before.kind !== 'break') tokens.push({ kind: 'break' });
  }
  return tokens;
}
