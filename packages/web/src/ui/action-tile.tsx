import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import type { IconName } from '../art/icons.ts';
import { Icon } from './svg.tsx';
import './action-tile.css';

interface Look {
  /** Above the word; a drawing of one's own in place of an icon. */
  readonly icon: IconName | Exclude<ReactNode, string>;
  /** One short word. */
  readonly word: string;
  /** The whole of it for those who hear the screen; begins with the word. */
  readonly label?: string | undefined;
}

const Inside = ({ icon, word }: Pick<Look, 'icon' | 'word'>) => (
  <>
    {typeof icon === 'string' ? <Icon name={icon as IconName} size={24} /> : icon}
    <span>{word}</span>
  </>
);

/** One of a few things that are done often, as a square with an icon above its word. */
export function ActionTile({ icon, word, label, ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" className="action-tile" aria-label={label} {...rest}>
      <Inside icon={icon} word={word} />
    </button>
  );
}

/** The same as a way to somewhere else. */
export function LinkTile({ icon, word, label, ...rest }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className="action-tile" aria-label={label} {...rest}>
      <Inside icon={icon} word={word} />
    </a>
  );
}

/** A row of tiles, all of one width. */
export function ActionTiles({ children }: { children: ReactNode }) {
  return <div className="action-tiles">{children}</div>;
}
