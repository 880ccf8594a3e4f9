import { useText } from '../platform/text.ts';
import { ErrorCard } from '../ui/states.tsx';
import { useSeats } from './api.ts';
import { SeatCard } from './seat-card.tsx';

/** The seats of one's students, with what the driver called today. */
export function MySeats() {
  const t = useText();
  const seats = useSeats();
  if (seats.isLoadingError) return <ErrorCard text={t('seatsNotLoaded')} onRetry={() => void seats.refetch()} />;
  if (seats.data === undefined || seats.data.length === 0) return null;
  return (
    <section className="stack" aria-label={t('scholarMine')}>
      <h2 className="h2">{t('scholarMine')}</h2>
      <ul className="seat-cards">
        {seats.data.map((seat) => (
          <SeatCard key={seat.id} seat={seat} />
        ))}
      </ul>
    </section>
  );
}
