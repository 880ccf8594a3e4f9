import { useState } from 'react';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { useForgetDevice } from './api.ts';

/** Takes every account off this device's quick login; asks first, and says what came of it. */
export function ForgetDevice() {
  const t = useText();
  const forget = useForgetDevice();
  const [asking, setAsking] = useState(false);
  const go = () =>
    forget.mutate(undefined, {
      onSuccess: (left) => {
        setAsking(false);
        // Those who are still listed are the demo's.
        toast({ title: t('forgetDeviceDone'), ...(left > 0 ? { text: t('forgetDeviceDemo') } : {}) });
      },
      onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('forgetDeviceFailed')), tone: 'bad' }),
    });
  return (
    <>
      <Button kind="plain" small onClick={() => setAsking(true)}>
        {t('forgetDevice')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('forgetDeviceTitle')}>
        <div className="stack">
          <p>{t('forgetDeviceText')}</p>
          <Button kind="danger" busy={forget.isPending} onClick={go}>
            {t('forgetDeviceDo')}
          </Button>
          <Button kind="soft" onClick={() => setAsking(false)}>
            {t('forgetDeviceKeep')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
