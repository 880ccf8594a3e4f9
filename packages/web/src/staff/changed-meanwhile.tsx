import type { UseMutationResult } from '@tanstack/react-query';
import type { BrandState } from '@safiri/contract/setup/brand-calls.ts';
import { ApiError, serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { readBrandAgain } from './brand-api.ts';
import { Meanwhile } from './meanwhile.tsx';

interface Props<V extends { readonly seen: number }> {
  readonly step: Pick<UseMutationResult<unknown, Error, V>, 'error' | 'variables' | 'isPending' | 'mutate' | 'reset'>;
  /** Takes what the other wrote into the form. */
  readonly onTheirs: (from: BrandState) => void;
  readonly onSaved: () => void;
}

/** Why a version was not written: somebody else wrote one meanwhile, and whose stands is for who sits here to say; or any other refusal. */
export function ChangedMeanwhile<V extends { readonly seen: number }>({ step, onTheirs, onSaved }: Props<V>) {
  const t = useText();
  const { error, variables, isPending, mutate, reset } = step;
  if (error === null) return null;
  if (!(error instanceof ApiError) || error.problem?.code !== 'changed_meanwhile') {
    const isOfAField = error instanceof ApiError && error.problem?.errors !== undefined;
    return (
      <p className="field-error" role="alert">
        {isOfAField ? t('brandLookAgain') : serverMessage(error, t('brandNotSaved'))}
      </p>
    );
  }
  const over = async () => {
    const { number } = await readBrandAgain();
    if (variables !== undefined) mutate({ ...variables, seen: number }, { onSuccess: onSaved });
  };
  const theirs = async () => {
    const from = await readBrandAgain();
    reset();
    onTheirs(from);
  };
  return (
    <Meanwhile title={t('brandMeanwhile')} busy={isPending} onTheirs={() => void theirs()} onMine={() => void over()}>
      {null}
    </Meanwhile>
  );
}
