import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useText } from '../platform/text.ts';
import { IconButton } from '../ui/button.tsx';

/** What part of a picture a frame shows: a point of it in percent, and how large. */
interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
const ZOOM_AT_MOST = 6;
const ZOOM_STEP = 0.5;
/** Percent by which an arrow key moves the frame. */
const KEY_STEP = 5;
const STEPS: Readonly<Record<string, Pick<View, 'x' | 'y'>>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};
const WHOLE: View = { x: 0, y: 50, zoom: 1 };
/** Where a card or a passport has its photo, in shares of it, and how much larger it is made until that photo fills the frame. */
const PHOTO = { x: 0.19, y: 0.52, zoom: 3 } as const;
/** A picture so much wider than it is high is of a card or a passport that lies as it is read. */
const LYING = 1.2;

const within = (value: number) => Math.min(100, Math.max(0, value));
/** Where along a picture, in percent, the frame stands when its middle is at a share of it. */
const along = (share: number, picture: number, frame: number): number =>
  picture - frame < 1 ? 50 : within((100 * (share * picture - frame / 2)) / (picture - frame));

/** A view with a point of the picture, in shares of it, in the middle of its frame. */
function centred(view: View, picture: HTMLImageElement, { width, height }: DOMRect, x: number, y: number): View {
  const fit = view.zoom * Math.min(width / picture.naturalWidth, height / picture.naturalHeight);
  return { ...view, x: along(x, picture.naturalWidth * fit, width), y: along(y, picture.naturalHeight * fit, height) };
}

interface Props {
  readonly url: string;
  readonly name: string;
  readonly onDrawn: () => void;
  readonly onBroken: () => void;
  /** What stands below the other face, too: first. */
  readonly children: ReactNode;
}

/**
 * A paper in a frame of the same form as the face beside it, which begins where papers have their photo: the buttons make its face as large
 * as the other one, what is tapped comes to the middle, and the arrow keys move it.
 */
export function FaceFrame({ url, name, onDrawn, onBroken, children }: Props) {
  const t = useText();
  const how = useId();
  const image = useRef<HTMLImageElement>(null);
  const [view, setView] = useState(WHOLE);
  const place = { objectPosition: `${view.x}% ${view.y}%`, transformOrigin: `${view.x}% ${view.y}%`, scale: view.zoom };
  const middle = (event: MouseEvent<HTMLButtonElement>) => {
    const picture = image.current;
    // A key has no place.
    if (picture === null || event.detail === 0) return;
    const frame = event.currentTarget.getBoundingClientRect();
    const fit = view.zoom * Math.min(frame.width / picture.naturalWidth, frame.height / picture.naturalHeight);
    const [wide, high] = [picture.naturalWidth * fit, picture.naturalHeight * fit];
    const share = (at: number, percent: number, whole: number, length: number) => (at + (percent / 100) * (whole - length)) / whole;
    const x = share(event.clientX - frame.left, view.x, wide, frame.width);
    const y = share(event.clientY - frame.top, view.y, high, frame.height);
    setView(centred(view, picture, frame, x, y));
  };
  const begin = ({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>) => {
    const frame = picture.parentElement?.getBoundingClientRect();
    if (frame !== undefined && picture.naturalWidth > LYING * picture.naturalHeight)
      setView(centred({ ...WHOLE, zoom: PHOTO.zoom }, picture, frame, PHOTO.x, PHOTO.y));
    onDrawn();
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
        <img ref={image} src={url} alt={name} style={place} onLoad={begin} onError={onBroken} />
      </button>
      <div className="face-below">
        {children}
        <div className="face-size">
          <IconButton icon="minus" label={t('faceSmaller')} disabled={view.zoom <= 1} onClick={() => enlarge(-ZOOM_STEP)} />
          <IconButton icon="plus" label={t('faceCloser')} disabled={view.zoom >= ZOOM_AT_MOST} onClick={() => enlarge(ZOOM_STEP)} />
        </div>
        <p className="caption" id={how}>
          {t('faceHow')}
        </p>
      </div>
    </>
  );
}
