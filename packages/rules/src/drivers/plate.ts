/** A plate as it is shown: capital letters, one blank between its parts. */
export const plateShown = (text: string): string => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toUpperCase();

/**
 * The normal form by which two plates are the same: letters and digits of any script, nothing between them. "kt 48-lm gp" is "KT48LMGP".
 * Null when nothing is left.
 */
export function plateKey(text: string): string | null {
  const key = plateShown(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  return key === '' ? null : key;
}
