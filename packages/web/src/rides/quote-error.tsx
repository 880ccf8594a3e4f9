import { isRetryable } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { quoteRefusal } from './quote-refusal.ts';

/** Why there is no price, with a way to ask again where that may help. */
export function QuoteError({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const t = useText();
  if (!isRetryable(error)) {
    return (
      <p className="field-error quote-error" role="alert">
        {quoteRefusal(t, error)}
      </p>
    );
  }
  return (
    <p className="field-error quote-error" role="alert">
      {t('quoteRetrying')}{' '}
      <button type="button" className="text-link" onClick={onAgain}>
        {t('retry')}
      </button>
    </p>
  );
}
