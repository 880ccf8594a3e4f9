import { validPhone } from '../auth/public.ts';
import { fieldProblem } from '../platform/problem.ts';

/**
 * A number that can ring, with its country: staff are called from anywhere.
 * @throws Problem invalid_request on `phone`
 */
export function workPhone(text: string): string {
  const phone = validPhone(text, undefined);
  if (phone === undefined) throw fieldProblem('phone', 'Write the number with its country, such as +27 82 555 0142');
  return phone;
}
