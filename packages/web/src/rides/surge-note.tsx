import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/** Why the price is higher than usual, beside it. */
export function SurgeNote({ surge = 1 }: { surge: number | undefined }) {
  const t = useText();
  if (surge <= 1) return null;
  return (
    <p className="surge label" role="status">
      <Icon name="bolt" size={18} />
      {t('surgeNote', { factor: String(surge) })}
    </p>
  );
}
