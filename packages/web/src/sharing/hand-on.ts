import { product } from '@safiri/rules/product.ts';
import { translate } from '../app/text.ts';
import { toast } from '../ui/toast.tsx';

/** Puts a link on the clipboard, and says so. */
export async function copyLink(url: string): Promise<void> {
  await navigator.clipboard.writeText(url);
  toast({ title: translate('shareCopied') });
}

/** Hands a link to the phone's own sharing, or to the clipboard where there is none. */
export async function handOn(url: string): Promise<void> {
  const text = translate('shareText', { product: product.name, url });
  if (typeof navigator.share !== 'function') return copyLink(url);
  try {
    await navigator.share({ text });
  } catch (error) {
    // The person closed the phone's sheet: nothing went wrong.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(url);
  }
}
