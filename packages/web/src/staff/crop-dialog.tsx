import { Suspense, useState, type ReactNode } from 'react';
import type { Cut, PictureShape } from '@safiri/rules/catalogue/pictures.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useUnreached } from '../platform/unreached.ts';
import { lazyPart, retryFailedLoads } from '../platform/lazy-screen.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import type { ChosenPart } from './picture-api.ts';

/** A photo that was chosen, and where the page finds it. */
export interface Photo {
  readonly file: File;
  readonly address: string;
}

function NotFetched() {
  const t = useText();
  return <ErrorCard text={t('oneNotLoaded')} onRetry={retryFailedLoads} />;
}

const CropPhoto = lazyPart(async () => (await import('./crop-photo.tsx')).CropPhoto, NotFetched);

interface Props {
  readonly photo: Photo | undefined;
  readonly shape: PictureShape;
  readonly title: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onUse: (part: ChosenPart) => void;
  /** It is no picture that this browser can show. */
  readonly onBroken: () => void;
  readonly onClose: () => void;
  /** Stands where it is used. */
  readonly children: ReactNode;
}

/** Which part of a photo is shown; a refusal stands beside the button, and what was chosen stays. */
export function CropDialog({ photo, shape, title, busy, error, onUse, onBroken, onClose, children }: Props) {
  const t = useText();
  const unreached = useUnreached();
  const [cut, setCut] = useState<Cut>();
  return (
    <Dialog open={photo !== undefined} onClose={onClose} title={title} tall className="crop-dialog">
      {photo === undefined ? null : (
        <div className="stack">
          <Suspense fallback={<Skeleton height={380} />}>
            <CropPhoto photo={photo.address} shape={shape} onCut={setCut} onBroken={onBroken} />
          </Suspense>
          {error === null ? null : (
            <p className="field-error" role="alert">
              {serverMessage(error, t('notSent'))}
            </p>
          )}
          {children ?? (
            <Button
              full
              busy={busy}
              why={unreached}
              disabled={cut === undefined}
              onClick={() => (cut === undefined ? undefined : onUse({ photo: photo.file, cut }))}
            >
              {t('pictureUse')}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
