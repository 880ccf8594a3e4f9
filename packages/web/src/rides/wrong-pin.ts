import { ApiError, serverMessage } from '../platform/api-client.ts';
import type { Translate } from '../platform/text.ts';

/** What to say at the field when the PIN was wrong, with the tries that are left; undefined when something else went wrong. */
export function wrongPinText(t: Translate, error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.problem?.code !== 'wrong_pin') return undefined;
  const said = serverMessage(error, t('notSent'));
  const { triesLeft } = error.problem;
  return triesLeft === undefined ? said : `${said} ${t('pinTriesLeft', { n: triesLeft })}`;
}
