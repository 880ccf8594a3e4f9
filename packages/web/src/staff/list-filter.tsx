import { useLocation, useSearch } from 'wouter';
import { useText } from '../platform/text.ts';
import { useInMiddle } from './use-in-middle.ts';
import '../common/phrases.css';

/** So many choices beside “All” would stand in three rows on a phone, before anything of the list. */
const MANY = 5;

/** What is chosen in a list, kept in the address: the way back and a link sent on keep it. Undefined chooses nothing. */
export function useKept(name: string): readonly [string | undefined, (to: string | undefined) => void] {
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const keep = (to: string | undefined) => {
    if (to === undefined) params.delete(name);
    else params.set(name, to);
    navigate(params.size === 0 ? path : `${path}?${params.toString()}`, { replace: true });
  };
  return [params.get(name) ?? undefined, keep];
}

/** What a list is narrowed to, as one of the values. Undefined shows all. */
export function useNarrowed<T extends string>(name: string, values: readonly T[]): readonly [T | undefined, (to: T | undefined) => void] {
  const [kept, keep] = useKept(name);
  return [values.find((value) => value === kept), keep];
}

/** All of a list, or one kind of it. */
export function ListFilter<T extends string>({
  choices,
  chosen,
  onChange,
}: {
  choices: ReadonlyArray<{ id: T; text: string }>;
  chosen: T | undefined;
  onChange: (to: T | undefined) => void;
}) {
  const t = useText();
  const row = useInMiddle<HTMLDivElement>(chosen);
  return (
    <div ref={row} className="phrases" data-many={choices.length >= MANY || undefined} role="group" aria-label={t('filterShow')}>
      {[{ id: undefined, text: t('filterAll') }, ...choices].map(({ id, text }) => (
        <button key={id ?? 'all'} type="button" className="phrase" aria-pressed={id === chosen} onClick={() => onChange(id)}>
          {text}
        </button>
      ))}
    </div>
  );
}
