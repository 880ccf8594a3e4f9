import { onCallPaths } from '@safiri/contract/safety/on-call-paths.ts';
import { Link, useLocation } from 'wouter';
import { clockTime, weekday } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { Allowed } from './may.tsx';
import { NotDone } from './not-done.tsx';
import { useConfirmTest, useOnCallState } from './on-call-api.ts';
import './on-call.css';

/** The weekly test alarm, confirmed by one tap wherever in the console it is seen. */
function TestBand({ at }: { at: string }) {
  const t = useText();
  const confirm = useConfirmTest();
  return (
    <div className="on-call-band" data-kind="test">
      <Icon name="bell" size={22} />
      <span className="grow">{t('onCallTestCame', { time: `${weekday(at)} ${clockTime(at)}` })}</span>
      <Button small busy={confirm.isPending} onClick={() => confirm.mutate(onCallPaths.confirmTest)}>
        {t('onCallTestTap')}
      </Button>
      <NotDone step={confirm} />
    </div>
  );
}

const ON_CALL = '/staff/on-call';
/** Where one looks for what is wrong: there it stands with what follows from it, elsewhere that is only read out. */
const isTold = (path: string) => path === '/staff' || path.startsWith('/staff/emergencies') || path.startsWith(ON_CALL);

/** Over every section: that nobody is on call, and one's own test alarm. */
export function OnCallBands() {
  const t = useText();
  const [path] = useLocation();
  const { data } = useOnCallState();
  if (data === undefined) return null;
  const { anybody, uncovered, test } = data;
  return (
    <>
      {anybody && uncovered.length === 0 ? null : (
        <div className="on-call-band" data-kind="nobody" data-told={isTold(path) || undefined}>
          <Link className="grow" href={ON_CALL}>
            <Icon name="alert" size={22} />
            <span>
              <b>{anybody ? t('onCallNobodyIn', { cities: uncovered.join(', ') }) : t('onCallNobody')}.</b>{' '}
              {anybody ? null : <span className={isTold(path) ? 'band-why' : 'visually-hidden'}>{t('onCallNobodyWhy')}</span>}
            </span>
          </Link>
          {path === ON_CALL ? null : (
            <Allowed to={onCallPaths.addShift}>
              <Link className="button outline small" href={`${ON_CALL}?who=me`}>
                {t('onCallPutMe')}
              </Link>
            </Allowed>
          )}
        </div>
      )}
      {test === null ? null : <TestBand key={test.at} at={test.at} />}
    </>
  );
}
