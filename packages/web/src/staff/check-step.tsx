import type { Instance } from '@safiri/contract/setup/console-calls.ts';
import { checkTexts, laterChecks, type Check } from '@safiri/rules/setup/checks.ts';
import type { TextKey } from 'virtual:texts/keys';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { lackingWords } from './lacking-words.ts';
import { sections } from './sections.ts';
import { TodoWords } from './todo-words.tsx';
import { useMay } from './may.tsx';

export type Finding = Instance['checks'][number];

/**
 * The section of the console in which it is put right, and what is done there: several steps lead to one. What is no section of it is done on
 * the server, or on this page.
 */
const ways: Partial<Record<Check, readonly [path: string, text: TextKey]>> = {
  second_factor: ['/staff/team', 'goFactor'],
  brand: ['/staff/brand', 'goBrand'],
  contact: ['/staff/brand', 'goContact'],
  legal_texts: ['/staff/brand', 'goLaw'],
  market: ['/staff/cities', 'goMarket'],
  service_names: ['/staff/cities', 'goNames'],
  on_call_now: ['/staff/on-call', 'goRoster'],
  on_call_week: ['/staff/on-call', 'goWeek'],
  on_call_tests: ['/staff/on-call', 'goTests'],
};

/** More than these are folded. */
const NAMES_SHOWN = 3;

/** Of whom or what it is missing: a few by name, the others by a tap. */
function MissingOf({ of }: { of: Finding }) {
  const t = useText();
  const about = [...of.about, ...of.coded.map((one) => lackingWords(t, one))];
  if (about.length === 0) return null;
  if (about.length <= NAMES_SHOWN + 1) return <p className="label strong">{t('setupMissingOf', { names: about.join(', ') })}</p>;
  return (
    <details className="missing-of">
      <summary className="label strong">
        {t('setupMissingMany', { names: about.slice(0, NAMES_SHOWN).join(', '), n: about.length - NAMES_SHOWN })}
        <Icon name="down" size={18} />
      </summary>
      <p className="label">{about.slice(NAMES_SHOWN).join(', ')}</p>
    </details>
  );
}

/** A step that is still to be done: what, why, and the way to do it. */
export function CheckStep({ finding, number }: { finding: Finding; number: number }) {
  const t = useText();
  const may = useMay();
  const { check } = finding;
  const { task, why, todo } = checkTexts[check];
  const [path, text] = ways[check] ?? [];
  const isOpen = sections.some((section) => section.path === path && section.calls.some(may));
  return (
    <li className="check" data-later={laterChecks.has(check) || undefined}>
      <span className="check-number num" aria-hidden="true">
        {number}
      </span>
      <div className="check-words">
        <h3 className="title">{t(task)}</h3>
        <MissingOf of={finding} />
        <p className="caption">{t(why)}</p>
        <TodoWords sentence={t(todo)} />
      </div>
      {path === undefined || text === undefined || !isOpen ? null : (
        <Link className="button outline small check-way" href={path}>
          {t(text)}
          <Icon name="fwd" size={18} />
        </Link>
      )}
    </li>
  );
}
