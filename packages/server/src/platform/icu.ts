import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';

export type Values = Readonly<Record<string, string | number>>;

const compiled = new Map<string, CompiledMessage>();
const rules = new Map<string, Intl.PluralRules>();

/** Our own texts alone come here, so that the map stays as small as the dictionaries. */
function tokensOf(text: string): CompiledMessage {
  const tokens = compiled.get(text) ?? compileMessage(text);
  compiled.set(text, tokens);
  return tokens;
}

/** Sesotho is not known to every build of Node; it counts as English does, one and other. */
function categoryOf(language: string, value: number): string {
  const known = rules.get(language) ?? new Intl.PluralRules([language, 'en']);
  rules.set(language, known);
  return known.select(value);
}

function fill(tokens: CompiledMessage, language: string, values: Values, count: string): string {
  return tokens
    .map((token) => {
      if (token === '#') return count;
      if (typeof token === 'string') return token;
      const [name, type, choices] = token;
      const value = values[name];
      if (type !== 'plural') return value === undefined ? `{${name}}` : String(value);
      const cases = choices as Record<string, CompiledMessage | undefined>;
      const chosen = cases[String(value)] ?? cases[categoryOf(language, Number(value))] ?? cases['other'] ?? [];
      return fill(typeof chosen === 'string' ? [chosen] : chosen, language, values, String(value));
    })
    .join('');
}

/**
 * A text of the dictionaries in a language: ICU plurals and `{names}`. What is filled in stays as it is, whatever it
 * looks like; a name without a value stays visible.
 */
export function wordsIn(language: string, text: string, values: Values = {}): string {
  return fill(tokensOf(text), language, values, '#');
}
