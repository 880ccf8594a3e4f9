import { useSettled } from '../common/use-settled.ts';
import { useParcelQuote } from './api.ts';
import { askedOf, type ParcelDraft } from './parcel-draft.ts';

/**
 * What the market offers for a parcel as it is written down, asked once nothing more is typed.
 * @returns `quote`: with the prices of this very parcel; `offer`: what is offered on its way, also while a new price is asked; `refused`:
 *   why there is none
 */
export function usePriced(draft: ParcelDraft) {
  const asked = askedOf(draft);
  const typed = String(asked.kg ?? '');
  const settled = useSettled(typed);
  const { data, error, isPlaceholderData, refetch } = useParcelQuote({ ...asked, kg: settled === '' ? null : Number(settled) });
  return {
    quote: isPlaceholderData || settled !== typed ? undefined : data,
    offer: data,
    refused: error,
    ask: () => void refetch(),
  };
}
