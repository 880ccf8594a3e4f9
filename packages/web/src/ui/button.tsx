import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './svg.tsx';
import type { IconName } from '../art/icons.ts';

type Kind = 'primary' | 'accent' | 'outline' | 'soft' | 'danger' | 'plain';
const classes: Record<Kind, string> = { primary: 'p', accent: 'm', outline: 'o', soft: 's', danger: 'danger', plain: '' };

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: Kind;
  small?: boolean;
  full?: boolean;
  icon?: IconName;
  children: ReactNode;
}

export function Button({ kind = 'primary', small = false, full = false, icon, children, className = '', ...rest }: Props) {
  return (
    <button type="button" {...rest} className={`btn ${classes[kind]} ${small ? 'sm' : ''} ${full ? 'full' : ''} ${className}`}>
      {icon === undefined ? null : <Icon name={icon} size={small ? 20 : 22} />}
      {children}
    </button>
  );
}

export function IconButton({
  label,
  icon,
  floating = false,
  ...rest
}: { label: string; icon: IconName; floating?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={floating ? 'ib float' : 'ib'}>
      <Icon name={icon} />
    </button>
  );
}
