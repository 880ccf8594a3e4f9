import { useText } from '../platform/text.ts';

/** What arrival times are told by, where the driver's trips differ from the average; nothing where they do not. */
export function Pace({ quickerPercent }: { quickerPercent: number }) {
  const t = useText();
  if (quickerPercent === 0) return null;
  return (
    <section className="card earn-card" aria-label={t('paceTitle')}>
      <h2 className="h2">{t('paceTitle')}</h2>
      <p className="muted">{t(quickerPercent > 0 ? 'paceQuicker' : 'paceSlower', { percent: Math.abs(quickerPercent) })}</p>
    </section>
  );
}
