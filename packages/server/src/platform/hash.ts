import { hash } from 'node:crypto';

/** SHA-256, for secrets that are random enough to need no salt (session tokens, reset tokens) and for comparing requests. */
export function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
