import { useText } from '../platform/text.ts';
import { IconButton } from '../ui/button.tsx';

/** The name of a step, and the way back to the one before it. */
export function StepHead({ title, onBack }: { title: string; onBack: () => void }) {
  const t = useText();
  return (
    <div className="step-head">
      <IconButton label={t('back')} icon="back" onClick={onBack} />
      <h1 className="h1">{title}</h1>
    </div>
  );
}
