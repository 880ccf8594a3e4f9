import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useText } from '../platform/text.ts';
import { IconButton } from '../ui/button.tsx';

/** What part of a picture a frame shows: a point of it in percent, and how large. */
interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
const ZOOM_AT_MOST = 4;
const ZOOM_STEP = 0.5;
/** Percent by which an arrow key moves the frame. */
const KEY_STEP = 5;
const STEPS: Readonly<Record<string, Pick<View, 'x' | 'y'>>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};
/** The whole paper; made larger it goes to its left, where a card or a passport has its photo. */
const AT_FIRST: View = { x: 0, y: 50, zoom: 1 };

const within = (value: number) => Math.min(100, Math.max(0, value));
/** Where along a picture, in percent, the frame stands when its middle is at a share of it. */
const along = (share: number, picture: number, frame: number): number =>
  picture - frame < 1 ? 50 : within((100 * (share * picture - frame / 2)) / (picture - frame));

interface Props {
  readonly url: string;
  readonly name: string;
  readonly onDrawn: () => void;
  readonly onBroken: () => void;
  /** What stands below the other face, too: first. */
  readonly children: ReactNode;
}

/**
 * A paper in a frame of the same form as the face beside it, whole at first: the buttons make its face as large as the other one, what is
 * tapped comes to the middle, and the arrow keys move it.
 */
export function FaceFrame({ url, name, onDrawn, onBroken, children }: Props) {
  const t = useText();
  const how = useId();
  const image = useRef<HTMLImageElement>(null);
  const [view, setView] = useState(AT_FIRST);
  const place = { objectPosition: `${view.x}% ${view.y}%`, transformOrigin: `${view.x}% ${view.y}%`, scale: view.zoom };
  const middle = (event: MouseEvent<HTMLButtonElement>) => {
    const picture = image.current;
    // A key has no place.
    if (picture === null || event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const fit = view.zoom * Math.min(width / picture.naturalWidth, height / picture.naturalHeight);
    const [wide, high] = [picture.naturalWidth * fit, picture.naturalHeight * fit];
    const share = (at: number, percent: number, whole: number, frame: number) => (at + (percent / 100) * (whole - frame)) / whole;
    setView({
      ...view,
      x: along(share(event.clientX - left, view.x, wide, width), wide, width),
      y: along(share(event.clientY - top, view.y, high, height), high, height),
    });
  };
  const enlarge = (by: number) => setView({ ...view, zoom: Math.min(ZOOM_AT_MOST, Math.max(1, view.zoom + by)) });
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setView({ ...view, x: within(view.x + step.x), y: within(view.y + step.y) });
  };
  return (
    <>
      <button type="button" className="face-frame face-move" aria-describedby={how} onClick={middle} onKeyDown={move}>
        <img ref={image} src={url} alt={name} style={place} onLoad={onDrawn} onError={onBroken} />
      </button>
      <div className="face-below">
        <div className="face-size">
          <IconButton icon="minus" label={t('faceSmaller')} disabled={view.zoom <= 1} onClick={() => enlarge(-ZOOM_STEP)} />
          <IconButton icon="plus" label={t('faceCloser')} disabled={view.zoom >= ZOOM_AT_MOST} onClick={() => enlarge(ZOOM_STEP)} />
        </div>
        {children}
        <p className="caption" id={how}>
          {t('faceHow')}
        </p>
      </div>
    </>
  );
}
