import { useId, type ButtonHTMLAttributes, type ReactNode } from 'react';
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
  children: ReactNode;
}

/** A button; one that can't be pressed for another reason than being at work says below it why. */
export function Button({ kind = 'primary', small = false, full = false, icon, why, children, className = '', ...rest }: Props) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        {...rest}
        {...(why === undefined ? {} : { disabled: true, 'aria-describedby': id })}
        className={`button ${kind === 'plain' ? '' : kind} ${small ? 'small' : ''} ${full ? 'full' : ''} ${className}`}
      >
        {icon === undefined ? null : <Icon name={icon} size={small ? 20 : 22} />}
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
