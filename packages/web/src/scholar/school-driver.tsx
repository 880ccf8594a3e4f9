import type { ReactNode } from 'react';
import { useText } from '../platform/text.ts';
import { Face } from '../ui/face.tsx';
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
      <Face name={name} photo={photo} sizes={[64, 44]} />
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
