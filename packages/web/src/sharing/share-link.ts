import { brand } from '../platform/brand.ts';
import { translate } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';

/** Puts a link on the clipboard, and says so; `made` when it was made just now. */
export async function copyLink(url: string, isNew = false): Promise<void> {
  await navigator.clipboard.writeText(url);
  toast(isNew ? { title: translate('shareStarted'), text: translate('shareCopied') } : { title: translate('shareCopied') });
}

/** A text message with the link, sent by the phone itself. */
export const smsOf = (phone: string, url: string) =>
  `sms:${phone}?body=${encodeURIComponent(translate('shareText', { product: brand.name, url }))}`;

/** Opens the phone's own messages with the link written; its person chooses to whom it goes. */
export const textLink = (url: string): void => void window.open(smsOf('', url), '_self');

/** Hands a link to the phone's own sharing, or to the clipboard where there is none. */
export async function shareLink(url: string, isNew = false): Promise<void> {
  const text = translate('shareText', { product: brand.name, url });
  if (typeof navigator.share !== 'function') return copyLink(url, isNew);
  try {
    await navigator.share({ text });
    if (isNew) toast({ title: translate('shareStarted') });
  } catch (error) {
    // The person closed the phone's sheet: nothing went wrong.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(url, isNew);
  }
}
