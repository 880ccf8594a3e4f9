import type { ReactNode } from 'react';
import { Icon } from './svg.tsx';
import './unfold.css';

/** What is seen when its line is pressed. */
export function Unfold({
  line,
  lineClass = 'label strong',
  className = '',
  children,
}: {
  line: string;
  lineClass?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={`unfold ${className}`}>
      <summary className={lineClass}>
        {line}
        <Icon name="down" size={20} />
      </summary>
      {children}
    </details>
  );
}
