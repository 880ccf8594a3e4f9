import { useRef } from 'react';
import { useText } from '../platform/text.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';

/** Fewer or more of one thing. */
export function Quantity({ name, quantity, onLess, onMore }: { name: string; quantity: number; onLess: () => void; onMore: () => void }) {
  const t = useText();
  return (
    <span className="quantity">
      <IconButton label={t('cartLess', { name })} icon="minus" onClick={onLess} />
      <b className="num" aria-live="polite">
        {quantity}
      </b>
      <IconButton label={t('cartMore', { name })} icon="plus" onClick={onMore} />
    </span>
  );
}

/** A quiet plus that becomes fewer and more in its place; the plus stays the same button, so that focus stays on it. */
export function Stepper({
  name,
  add,
  hint,
  quantity,
  onLess,
  onMore,
}: {
  name: string;
  /** What the plus is called while none is in the cart. */
  add: string;
  /** The few words for it. */
  hint: string;
  quantity: number;
  onLess: () => void;
  onMore: () => void;
}) {
  const t = useText();
  const plus = useRef<HTMLButtonElement>(null);
  const less = () => {
    if (quantity === 1) plus.current?.focus();
    onLess();
  };
  return (
    <span className="stepper" data-open={quantity > 0}>
      {quantity === 0 ? null : (
        <>
          <IconButton label={t('cartLess', { name })} icon="minus" onClick={less} />
          <b className="num" aria-live="polite">
            {quantity}
          </b>
        </>
      )}
      <button ref={plus} type="button" className="icon-button" aria-label={quantity === 0 ? add : t('cartMore', { name })} onClick={onMore}>
        <Icon name="plus" />
        {quantity === 0 ? <span className="visually-hidden">{hint}</span> : null}
      </button>
    </span>
  );
}
