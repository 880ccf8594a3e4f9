import { useEffect, useRef, useState } from 'react';

/** `denied`: the person or the browser said no; `none`: there is no camera to ask for. */
export type CameraState = 'starting' | 'on' | 'denied' | 'none';

export type Facing = 'environment' | 'user';

/** Small print needs points; a phone gives what it has. */
const WANTED = { width: { ideal: 1920 }, height: { ideal: 1440 } } as const;
const QUALITY = 0.9;

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

async function open(facing: Facing): Promise<MediaStream | 'denied' | 'none'> {
  // Not there on a page without encryption, and in old browsers.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices?.getUserMedia === undefined) return 'none';
  try {
    return await devices.getUserMedia({ audio: false, video: { ...WANTED, facingMode: { ideal: facing } } });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none';
  }
}

/** Whether the page is in front: a camera in a pocket is nobody's wish. */
function useIsInFront(): boolean {
  const [inFront, setInFront] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setInFront(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return inFront;
}

/** The phone's camera in a video element for as long as this is on the screen and in front; then it is off, its light too. */
export function useCamera(facing: Facing) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const inFront = useIsInFront();
  useEffect(() => {
    if (!inFront) return undefined;
    let isGone = false;
    let stream: MediaStream | undefined;
    void open(facing).then(async (opened) => {
      if (typeof opened === 'string') return isGone || setState(opened);
      if (isGone || video.current === null) return stop(opened);
      stream = opened;
      video.current.srcObject = opened;
      await video.current.play().catch(() => {});
      if (!isGone) setState('on');
    });
    return () => {
      isGone = true;
      if (stream !== undefined) stop(stream);
      setState('starting');
    };
  }, [facing, inFront]);

  /** What the camera sees now, as a file; undefined before there is anything to see. */
  const take = async (): Promise<File | undefined> => {
    const seen = video.current;
    if (seen === null || seen.videoWidth === 0) return undefined;
    const canvas = document.createElement('canvas');
    canvas.width = seen.videoWidth;
    canvas.height = seen.videoHeight;
    canvas.getContext('2d')?.drawImage(seen, 0, 0);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return made === null ? undefined : new File([made], 'photo.jpg', { type: 'image/jpeg' });
  };
  return { video, state, take };
}
