import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useText } from '../platform/text.ts';

/** What part of a picture a frame shows: a point of it in percent, and how large. */
interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
const ZOOM_AT_MOST = 4;
/** Percent by which an arrow key moves the frame. */
const KEY_STEP = 5;
const STEPS: Readonly<Record<string, Pick<View, 'x' | 'y'>>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};
/** A card or a passport has its photo on the left, and is wider than the frame. */
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
 * A paper in a frame of the same form as the face beside it: what is tapped comes to the middle, the slider makes it as large as the other
 * face. The arrow keys move it.
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
    const fit = view.zoom * Math.max(width / picture.naturalWidth, height / picture.naturalHeight);
    const [wide, high] = [picture.naturalWidth * fit, picture.naturalHeight * fit];
    const share = (at: number, percent: number, whole: number, frame: number) => (at + (percent / 100) * (whole - frame)) / whole;
    setView({
      ...view,
      x: along(share(event.clientX - left, view.x, wide, width), wide, width),
      y: along(share(event.clientY - top, view.y, high, height), high, height),
    });
  };
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
        {children}
        <p className="caption" id={how}>
          {t('faceHow')}
        </p>
        <label className="face-size caption">
          {t('faceSize')}
          <input
            type="range"
            min={1}
            max={ZOOM_AT_MOST}
            step={0.1}
            value={view.zoom}
            onChange={(event) => setView({ ...view, zoom: Number(event.target.value) })}
          />
        </label>
      </div>
    </>
  );
}
