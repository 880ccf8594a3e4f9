import { useState } from 'react';
import { monthOf, numberText } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import type { IconName } from '../art/icons.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useAboutDriver } from './api.ts';

function Trust({ rideId }: { rideId: number }) {
  const t = useText();
  const about = useAboutDriver(rideId);
  if (about.isPending) return <Skeleton height={260} />;
  if (about.isError) return <ErrorCard text={t('aboutDriverFailed')} onRetry={() => void about.refetch()} />;
  const { data } = about;
  const since = monthOf(data.memberSince);
  const lines: ReadonlyArray<readonly [IconName, string, boolean]> = [
    ['shieldcheck', t(data.verified ? 'aboutVerified' : 'aboutNotVerified'), data.verified],
    ...(data.womanVerified ? [['user', t('aboutWoman'), true] as const] : []),
    ['check', t('aboutDocuments', { n: data.documents.approved, of: data.documents.of }), data.documents.approved === data.documents.of],
    ['search', t('aboutChecks', { n: data.checks.clear, of: data.checks.of }), data.checks.clear === data.checks.of],
    ['book', t('aboutLessons', { n: data.lessons.completed, of: data.lessons.of }), data.lessons.completed === data.lessons.of],
  ];
  return (
    <div className="stack">
      <dl className="key-values">
        <div>
          <dt>{t('aboutRating')}</dt>
          <dd className="num">
            {data.rating === null ? t('aboutNoRating') : t('aboutRated', { rating: numberText(data.rating, 1), n: data.ratings })}
          </dd>
        </div>
        <div>
          <dt>{t('aboutTrips')}</dt>
          <dd className="num">{data.trips}</dd>
        </div>
        <div>
          <dt>{t('aboutSince')}</dt>
          <dd className="num">{since}</dd>
        </div>
      </dl>
      <ul className="trust">
        {lines.map(([icon, text, whole]) => (
          <li key={text} data-whole={whole}>
            <Icon name={icon} size={22} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "About your driver": what the team checked and what passengers said. */
export function AboutDriver({ rideId }: { rideId: number }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="text-link" onClick={() => setOpen(true)}>
        {t('aboutDriver')}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('aboutDriver')}>
        <Trust rideId={rideId} />
      </Dialog>
    </>
  );
}
