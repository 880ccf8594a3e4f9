import { useState, type CSSProperties, type ReactNode } from 'react';
import { useText } from '../platform/text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/svg.tsx';

interface Props {
  readonly url: string;
  readonly name: string;
  /** Below its name: since when, or why it stands here. */
  readonly note: ReactNode;
  /** It was looked at: its picture came, or what is no picture was opened. */
  readonly onSeen?: () => void;
}

/** One of two pictures that are compared: whole in its frame, larger by a tap. What the browser can't draw, such as a PDF, is opened beside. */
export function ComparedFace({ url, name, note, onSeen }: Props) {
  const t = useText();
  const [isDrawn, setDrawn] = useState(true);
  const [isLarge, setLarge] = useState(false);
  const [ratio, setRatio] = useState(4 / 3);
  const drawn = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
    onSeen?.();
  };
  return (
    <figure style={{ '--ratio': ratio } as CSSProperties}>
      {isDrawn ? (
        <button type="button" className="face-frame" aria-label={t('faceEnlarge', { name })} onClick={() => setLarge(true)}>
          <img src={url} alt={name} onLoad={({ currentTarget }) => drawn(currentTarget)} onError={() => setDrawn(false)} />
          <span className="face-zoom" aria-hidden="true">
            <Icon name="search" size={22} />
          </span>
        </button>
      ) : (
        <a href={url} target="_blank" rel="noreferrer" className="face-frame face-none" onClick={onSeen}>
          <Icon name="book" size={32} />
          <span className="text-link">{t('reviewOpen')}</span>
          <span className="caption">{t('faceNoPicture')}</span>
        </a>
      )}
      <figcaption>
        <b>{name}</b>
        <span className="caption num">{note}</span>
      </figcaption>
      <Dialog open={isLarge} onClose={() => setLarge(false)} title={name} tall className="face-large">
        {isLarge ? <img src={url} alt={name} /> : null}
      </Dialog>
    </figure>
  );
}
