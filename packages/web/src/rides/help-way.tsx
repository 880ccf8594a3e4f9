import type { ReactNode } from 'react';
import './help-way.css';

/** One of several ways to get help, with a few words on what it does: whoever is afraid compares no sentences elsewhere. */
export function HelpWay({ does, children }: { does: string; children: ReactNode }) {
  return (
    <div className="help-way">
      {children}
      <p className="caption">{does}</p>
    </div>
  );
}
