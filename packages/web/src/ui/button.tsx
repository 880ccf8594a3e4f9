import { useEffect, useId, useState, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { Icon } from './svg.tsx';
import type { IconName } from '../art/icons.ts';

type Kind = 'primary' | 'accent' | 'outline' | 'soft' | 'danger' | 'plain';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: Kind;
  small?: boolean;
  full?: boolean;
  icon?: IconName;
  /** In visible words, why it can't be pressed now; undefined while it can. */
  why?: string | undefined;
  /** What it does, or what one beside it does, is under way: it keeps its place for the keyboard, but takes no press. */
  busy?: boolean | undefined;
  children: ReactNode;
}

/** Whether this button, of those that wait for the same, is the one that was pressed. */
function usePressed(busy: boolean) {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    return () => setPressed(false);
  }, [busy]);
  return { isPressed, press: () => setPressed(true) };
}

/** A button; one that can't be pressed for another reason than being at work says below it why. */
export function Button({
  kind = 'primary',
  small = false,
  full = false,
  icon,
  why,
  busy = false,
  children,
  className = '',
  onClick,
  ...rest
}: Props) {
  const id = useId();
  const { isPressed, press } = usePressed(busy);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Of a form's button, this is also what Enter in one of its fields does.
    if (busy) return event.preventDefault();
    press();
    onClick?.(event);
  };
  const isWaiting = busy && isPressed;
  return (
    <>
      <button
        type="button"
        {...rest}
        {...(why === undefined ? {} : { disabled: true, 'aria-describedby': id })}
        {...(busy ? { 'aria-disabled': true, 'aria-busy': isWaiting } : {})}
        onClick={click}
        className={`button ${kind === 'plain' ? '' : kind} ${small ? 'small' : ''} ${full ? 'full' : ''} ${className}`}
      >
        {isWaiting ? <span className="button-ring" /> : icon === undefined ? null : <Icon name={icon} size={small ? 20 : 22} />}
        {children}
      </button>
      {why === undefined ? null : (
        <span className="caption why" id={id}>
          {why}
        </span>
      )}
    </>
  );
}

export function IconButton({
  label,
  icon,
  floating = false,
  ...rest
}: { label: string; icon: IconName; floating?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={floating ? 'icon-button float' : 'icon-button'}>
      <Icon name={icon} />
    </button>
  );
}
