import type { ReactNode } from 'react';
import { Icon } from './svg.tsx';
import './unfold.css';

/** What is seen when its line is pressed. */
export function Unfold({
  line,
  lineClass = 'label strong',
  className = '',
  onOpen,
  children,
}: {
  line: string;
  lineClass?: string;
  className?: string;
  /** Told each time that it is opened: what is behind it may be fetched only then. */
  onOpen?: () => void;
  children: ReactNode;
}) {
  return (
    <details
      className={`unfold ${className}`}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary className={lineClass}>
        {line}
        <Icon name="down" size={20} />
      </summary>
      {children}
    </details>
  );
}
