import type { ReactNode } from 'react';
import { useText } from '../platform/text.ts';
import { Avatar } from '../ui/person.tsx';
import { Icon } from '../ui/svg.tsx';

/** Who drives the children, and that people have looked at their papers. */
export function SchoolDriver({
  name,
  verified,
  photo = null,
  children,
}: {
  name: string;
  verified: boolean;
  /** Of a child that is driven by them. */
  photo?: string | null;
  children?: ReactNode;
}) {
  const t = useText();
  if (name === '') return null;
  return (
    <div className="row school-driver">
      <Avatar name={name} size={photo === null ? 44 : 64} photo={photo} />
      <div className="grow">
        <div className="row">
          <b className="label strong">{name}</b>
          {children}
        </div>
        {verified ? (
          <span className="caption school-checked">
            <Icon name="shieldcheck" size={16} />
            {t('scholarChecked')}
          </span>
        ) : null}
      </div>
    </div>
  );
}
