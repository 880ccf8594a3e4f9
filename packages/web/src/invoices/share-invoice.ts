import { translate } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';

async function copy(url: string): Promise<void> {
  await navigator.clipboard.writeText(url);
  toast({ title: translate('invoiceCopied') });
}

/** Hands the link of an invoice to the phone's own sharing, or to the clipboard where there is none. */
export async function shareInvoice(title: string, url: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copy(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // The person closed the phone's sheet: nothing went wrong.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
  }
}
