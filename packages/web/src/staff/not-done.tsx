import type { UseMutationResult } from '@tanstack/react-query';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';

/** Beside the controls that were pressed: that it was not done, why, and the same step once more. */
export function NotDone<V>({ step }: { step: Pick<UseMutationResult<unknown, Error, V>, 'error' | 'variables' | 'mutate'> }) {
  const t = useText();
  const { error, variables, mutate } = step;
  if (error === null || variables === undefined) return null;
  return (
    <div className="not-done" role="alert">
      <p>
        <b>{t('reviewFailed')}.</b> {serverMessage(error, t('staffTryLater'))}
      </p>
      <Button kind="soft" small onClick={() => mutate(variables)}>
        {t('retry')}
      </Button>
    </div>
  );
}
