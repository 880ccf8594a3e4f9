import type { Invitation } from '@safiri/contract/auth/calls.ts';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import { vehicleNames } from '../common/vehicle-kinds.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { useAnswerInvitation } from './api.ts';
import { StepHead } from './step-head.tsx';

interface Props {
  invitation: Invitation;
  onSignedIn: (user: OwnUser) => void;
  /** The number is somebody else's: it can be registered. */
  onNew: () => void;
  onBack: () => void;
}

/** The team brought a driver along by this number: whoever has it says whether it is them, before anything of the account is shown. */
export function InvitedStep({ invitation: { name, vehicle, plate, city }, onSignedIn, onNew, onBack }: Props) {
  const t = useText();
  const answer = useAnswerInvitation();
  const say = (isMe: boolean) => answer.mutate(isMe, { onSuccess: ({ user }) => (user === null ? onNew() : onSignedIn(user)) });
  const isSaying = (isMe: boolean) => answer.isPending && answer.variables === isMe;
  return (
    <>
      <StepHead title={t('invitedTitle', { name })} onBack={onBack} />
      <div className="form">
        <p>{t('invitedText', { city, name, vehicle: t(vehicleNames[vehicle]), plate })}</p>
        <Button busy={isSaying(true)} onClick={() => say(true)}>
          {t('invitedYes')}
        </Button>
        <Button kind="outline" busy={isSaying(false)} onClick={() => say(false)}>
          {t('invitedNo')}
        </Button>
        <p className="caption">{t('invitedNoNote')}</p>
        {answer.isError ? (
          <p className="field-error" role="alert">
            {serverMessage(answer.error, t('codeFailed'))}
          </p>
        ) : null}
      </div>
    </>
  );
}
