import type { ReactNode } from 'react';
import type { IconName } from '../art/icons.ts';
import { Icon } from './svg.tsx';

/** One choice of an order or a ride as it stands: its icon, what is chosen, a note, and the way to change it. */
export function ChoiceRow({ icon, text, note, children }: { icon: IconName; text: ReactNode; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className="pay">
      <span className="icon-box">
        <Icon name={icon} size={20} />
      </span>
      <span className="grow">
        <span className="label num">{text}</span>
        {note === undefined ? null : <span className="caption num">{note}</span>}
      </span>
      {children}
    </div>
  );
}
