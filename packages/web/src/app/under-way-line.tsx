import type { UnderWay } from '../common/under-way.ts';
import { Plate } from '../ui/person.tsx';
import { Icon } from '../ui/svg.tsx';
import './under-way-line.css';

/** The second line: the plate that comes, or when it arrives; with its PIN, or whose it is. */
function Known({ what: { plate, pin, owner, arrives = '' } }: { what: UnderWay }) {
  const last = pin === '' ? owner : pin;
  if (plate === undefined && arrives === '' && last === '') return null;
  return (
    <span className="num under-way-known">
      {plate === undefined ? null : <Plate text={plate} />}
      {arrives === '' ? null : <b className="under-way-when">{arrives}</b>}{' '}
      <span className={plate === undefined && pin === '' ? 'under-way-owner' : undefined}>{last}</span>
    </span>
  );
}

/** What goes on and until when; below it the plate that comes or when it arrives, with its PIN or whose it is. */
export function UnderWayLine({ what }: { what: UnderWay }) {
  return (
    <>
      <Icon name={what.icon} size={24} />
      <span className="under-way-words">
        <b>{what.title}</b> {what.when === '' ? null : <b className="num under-way-when">{what.when}</b>}
        <Known what={what} />
      </span>
      <Icon name="fwd" size={20} />
    </>
  );
}
