import { useState } from 'react';
import { onCallPaths } from '@safiri/contract/safety/on-call-paths.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { EmergencyAlarm } from './emergency-alarm.tsx';
import { Allowed } from './may.tsx';
import { OnCallBands } from './on-call-bands.tsx';

/** What is alarming, over every section, the gravest first. On a phone an emergency stands alone; a tap shows the others below it. */
export function Alarms() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <div className="console-alarms" data-open={open}>
      <Allowed to={safetyPaths.listEmergencies}>
        <EmergencyAlarm />
      </Allowed>
      <Allowed to={onCallPaths.state}>
        <OnCallBands />
      </Allowed>
      {/* Where there are no others the stylesheet takes it away. */}
      <button type="button" className="alarms-more" aria-expanded={open} aria-label={t('alarmsMore')} onClick={() => setOpen(!open)}>
        <Icon name="down" size={24} />
      </button>
    </div>
  );
}
