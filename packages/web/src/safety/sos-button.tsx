import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { pressSos, sos } from './sos.ts';
import './safety.css';

/** EMERGENCY: one tap starts the countdown; no holding, so that it works with one hand and with a tremor. */
export function SosButton({ rideId, short = false }: { rideId: number | null; short?: boolean }) {
  const t = useText();
  const { phase } = sos.use();
  return (
    <button type="button" className="sos" aria-label={t('emergency')} disabled={phase === 'counting'} onClick={() => pressSos({ rideId })}>
      <Icon name="alert" size={22} />
      {t(short ? 'sos' : 'emergency')}
    </button>
  );
}
