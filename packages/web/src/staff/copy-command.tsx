import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';

/** Beside a command: takes it to the clipboard. */
export function CopyCommand({ command }: { command: string }) {
  const t = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command);
      toast({ title: t('setupCopied') });
    } catch {
      toast({ title: t('setupNotCopied'), tone: 'bad' });
    }
  };
  return (
    <button type="button" className="copy-command" aria-label={t('setupCopy', { command })} onClick={() => void copy()}>
      <Icon name="copy" size={18} />
    </button>
  );
}
