import { useState, type ReactNode } from 'react';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/svg.tsx';
import { FaceFrame } from './face-frame.tsx';

interface Props {
  readonly url: string;
  readonly name: string;
  /** Below its name: since when, or why it stands here. */
  readonly note: ReactNode;
  /** It shows more than a face: the frame is moved to the one on it. */
  readonly isPaper?: boolean;
  /** It was looked at: its picture came, or what is no picture was opened. */
  readonly onSeen?: () => void;
}

/**
 * One of two faces that are compared, in frames of one form; the whole picture by the button below. What the browser can't draw, such as a
 * PDF, is opened beside.
 */
export function ComparedFace({ url, name, note, isPaper = false, onSeen }: Props) {
  const t = useText();
  const [isDrawn, setDrawn] = useState(true);
  const [isLarge, setLarge] = useState(false);
  const drawn = () => onSeen?.();
  const broken = () => setDrawn(false);
  const larger = (
    <Button kind="plain" small icon="search" aria-label={isPaper ? undefined : t('faceEnlarge', { name })} onClick={() => setLarge(true)}>
      {t(isPaper ? 'faceWhole' : 'faceLarger')}
    </Button>
  );
  return (
    <figure>
      <figcaption>
        <b>{name}</b>
        <span className="caption num">{note}</span>
      </figcaption>
      {!isDrawn ? null : isPaper ? (
        <FaceFrame url={url} name={name} onDrawn={drawn} onBroken={broken}>
          {larger}
        </FaceFrame>
      ) : (
        <>
          <div className="face-frame">
            <img src={url} alt={name} onLoad={drawn} onError={broken} />
          </div>
          <div className="face-below">{larger}</div>
        </>
      )}
      {isDrawn ? null : (
        <a href={url} target="_blank" rel="noreferrer" className="face-frame face-none" onClick={onSeen}>
          <Icon name="book" size={32} />
          <span className="text-link">{t('reviewOpen')}</span>
          <span className="caption">{t('faceNoPicture')}</span>
        </a>
      )}
      <Dialog open={isLarge} onClose={() => setLarge(false)} title={name} tall className="face-large">
        {isLarge ? <img src={url} alt={name} /> : null}
      </Dialog>
    </figure>
  );
}
