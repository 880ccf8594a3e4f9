/** A text that somebody typed, ready for another sentence to follow it: with its end if it has none. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?…]["'”’)]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
