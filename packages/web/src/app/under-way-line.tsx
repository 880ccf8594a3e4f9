import type { UnderWay } from '../common/under-way.ts';
import { Plate } from '../ui/person.tsx';
import { Icon } from '../ui/svg.tsx';
import './under-way-line.css';

/** What goes on and until when; below it the plate that comes, with its PIN or whose it is. */
export function UnderWayLine({ what: { icon, title, plate, pin, owner, when } }: { what: UnderWay }) {
  return (
    <>
      <Icon name={icon} size={24} />
      <span className="under-way-words">
        <b>{title}</b> {when === '' ? null : <b className="num under-way-when">{when}</b>}
        {plate === undefined && pin === '' && owner === '' ? null : (
          <span className={plate === undefined && pin === '' ? 'num under-way-known under-way-owner' : 'num under-way-known'}>
            {plate === undefined ? null : <Plate text={plate} />} <span>{pin === '' ? owner : pin}</span>
          </span>
        )}
      </span>
      <Icon name="fwd" size={20} />
    </>
  );
}
