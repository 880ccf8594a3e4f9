import type { DriverDocument } from '@safiri/contract/verification/shapes.ts';
import { paperTitle } from '../common/paper-title.ts';
import { dateText } from '../platform/dates.ts';
import { useText } from '../platform/text.ts';
import { goodUntil, isWanting } from './document-card.tsx';

/** What the city will ask for beside today's papers, a line for each day on which something is added. */
export function ComingCard({ documents }: { documents: readonly DriverDocument[] }) {
  const t = useText();
  const wanting = documents.filter((document) => document.neededFrom !== null && isWanting(document));
  if (wanting.length === 0) return null;
  const days = [...new Set(wanting.map(({ neededFrom }) => neededFrom))];
  return (
    <section className="card doc overall wait" role="status">
      {days.map((day) => (
        <p key={day}>
          {t('docComing', {
            day: dateText(`${day}T00:00:00Z`, goodUntil),
            papers: wanting
              .filter(({ neededFrom }) => neededFrom === day)
              .map((paper) => paperTitle(t, paper))
              .join(', '),
          })}
        </p>
      ))}
    </section>
  );
}
