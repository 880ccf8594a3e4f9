import type { CodeChannel } from '@safiri/rules/auth/codes.ts';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';
import { codeClock, isShared, type SentCode } from './sent-code.ts';

const texts: Record<CodeChannel, TextKey> = { sms: 'codeSentTo', call: 'codeCalled', whatsapp: 'codeSentByWhatsApp' };

/** Where the code is, and how long it works. */
export function CodeSent({ sent }: { sent: SentCode }) {
  const t = useText();
  const { to: phone, demoCode, seconds, sentAgo, at } = sent;
  if (demoCode !== null) return <p className="label code-demo">{t('codeDemo', { phone, code: demoCode })}</p>;
  if (!isShared(sent)) return <p className="muted">{t(texts[sent.channel], { phone, n: Math.round(seconds / 60) })}</p>;
  return (
    <div className="code-shared">
      <p className="label strong">{t('codeSharedWhy', { phone })}</p>
      <p className="label">{t('codeShared', { time: codeClock(at - sentAgo * 1000), until: codeClock(at + seconds * 1000) })}</p>
    </div>
  );
}
