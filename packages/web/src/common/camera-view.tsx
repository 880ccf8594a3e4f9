import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import type { PaperShape } from './paper-shapes.ts';
import { useCamera } from './use-camera.ts';
import './camera.css';

interface Props {
  readonly shape: PaperShape;
  readonly onTaken: (picture: File) => void;
  /** Another way than the camera. */
  readonly onLeave: () => void;
  /** What leads there is called. */
  readonly leave?: TextKey;
  /** What stands where there is no camera, in place of the other way. */
  readonly without?: ReactNode;
}

/** What the camera sees, a frame to fit the paper in, and one large button. */
export function CameraView({ shape, onTaken, onLeave, leave = 'docOtherWay', without }: Props) {
  const t = useText();
  const { video, state, take } = useCamera(shape.facing);
  const [busy, setBusy] = useState(false);
  const shutter = useRef<HTMLButtonElement>(null);
  const isOff = state === 'denied' || state === 'none';
  useEffect(() => {
    if (state === 'on') shutter.current?.focus();
  }, [state]);
  const shoot = async () => {
    setBusy(true);
    const picture = await take();
    setBusy(false);
    if (picture !== undefined) onTaken(picture);
  };
  if (isOff)
    return (
      <div className="camera-off">
        <p role="status">{t(state === 'denied' ? 'cameraDenied' : 'cameraNone')}</p>
        {without ?? (
          <Button full autoFocus onClick={onLeave}>
            {t(leave)}
          </Button>
        )}
      </div>
    );
  return (
    <div className="camera">
      <video ref={video} className={shape.facing === 'user' ? 'mirrored' : ''} playsInline muted autoPlay aria-hidden="true" />
      <div className={`camera-frame frame-${shape.frame}`} aria-hidden="true" />
      <p className="camera-words" role="status">
        {t(state === 'on' ? shape.words : 'cameraStarting')}
      </p>
      <div className="camera-bar">
        <button type="button" className="camera-leave" onClick={onLeave}>
          {t(leave)}
        </button>
        <button
          ref={shutter}
          type="button"
          className="shutter"
          aria-label={t('docShutter')}
          disabled={state !== 'on' || busy}
          onClick={() => void shoot()}
        />
        <span />
      </div>
    </div>
  );
}
