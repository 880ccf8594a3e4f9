import type { CodeChannel } from '@safiri/rules/auth/codes.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { IconName } from '../art/icons.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';

const ways: Record<CodeChannel, { text: TextKey; icon: IconName }> = {
  sms: { text: 'codeAgain', icon: 'chat' },
  call: { text: 'codeByCall', icon: 'phone' },
  whatsapp: { text: 'codeByWhatsApp', icon: 'chat' },
};

interface Props {
  channels: readonly CodeChannel[];
  busy: boolean;
  onAgain: (channel: CodeChannel) => void;
}

/** The ways in which another code can come, where there are more than the text. */
export function CodeWays({ channels, busy, onAgain }: Props) {
  const t = useText();
  return (
    <div className="code-ways" role="group" aria-labelledby="code-ways">
      <p className="label" id="code-ways">
        {t('codeNotCome')}
      </p>
      {channels.map((channel) => (
        <Button key={channel} kind="outline" icon={ways[channel].icon} busy={busy} onClick={() => onAgain(channel)}>
          {t(ways[channel].text)}
        </Button>
      ))}
    </div>
  );
}
