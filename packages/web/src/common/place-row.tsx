import { Suspense, type ComponentProps } from 'react';
import type { IconName } from '../art/icons.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/** Comes while nobody has typed yet; meanwhile a place says where it is alone. */
export const FoundPlace = lazyPart(async () => {
  const [{ FoundPlace }] = await Promise.all([import('./found-place.tsx'), enterRoom('places-kinds')]);
  return FoundPlace;
});

/** A row of the suggestions. */
export interface PlaceOption {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly note?: string;
  /** What is known of a place that was found. */
  readonly place?: ComponentProps<typeof FoundPlace>;
  readonly distance?: string;
  readonly choose: () => void;
}

/** One of the suggestions: what it is, and how far from here. */
export function PlaceRow({ id, option, isMarked, onChoose }: { id: string; option: PlaceOption; isMarked: boolean; onChoose: () => void }) {
  const plain = (
    <>
      <Icon name={option.icon} size={20} />
      <span>
        <b>{option.title}</b>
        {option.note === undefined ? null : <span className="caption">{option.note}</span>}
      </span>
    </>
  );
  return (
    <li id={id} role="option" aria-selected={isMarked} onPointerDown={(event) => event.preventDefault()} onClick={onChoose}>
      {option.place === undefined ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <FoundPlace {...option.place} />
        </Suspense>
      )}
      {option.key === 'map' ? <Icon name="fwd" size={20} /> : null}
      {option.distance === undefined ? null : <span className="caption num">{option.distance}</span>}
    </li>
  );
}
