import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { pictureFacts, type Cut, type PictureShape } from '@safiri/rules/catalogue/pictures.ts';
import { useText } from '../platform/text.ts';
import { IconButton } from '../ui/button.tsx';
import './crop-photo.css';

const ZOOM_AT_MOST = 4;
const ZOOM_STEP = 0.25;
/** Pixels by which an arrow key moves the photo. */
const KEY_STEP = 8;

interface Props {
  /** An address that the page may show. */
  readonly photo: string;
  readonly shape: PictureShape;
  readonly onCut: (cut: Cut) => void;
  /** It can't be shown. */
  readonly onBroken: () => void;
}

/** The part of a photo that is shown: moved by finger, mouse or arrow keys, zoomed by two fingers, the wheel, a slider or buttons. */
export function CropPhoto({ photo, shape, onCut, onBroken }: Props) {
  const t = useText();
  const how = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  // A part of fewer pixels than are needed can't be chosen.
  const [most, setMost] = useState(ZOOM_AT_MOST);
  const { ratio, leastWidth } = pictureFacts[shape];
  const zoomBy = (by: number) => setZoom(Math.min(most, Math.max(1, zoom + by)));
  return (
    <>
      <div className="crop-photo" data-shape={shape}>
        <Cropper
          image={photo}
          crop={crop}
          zoom={zoom}
          maxZoom={most}
          aspect={ratio}
          keyboardStep={KEY_STEP}
          // A style sheet of the app's own: the page takes none that a script writes.
          disableAutomaticStylesInjection
          mediaProps={{ alt: '', onError: onBroken }}
          cropperProps={{ role: 'group', 'aria-label': t('pictureMove'), 'aria-describedby': how }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onMediaLoaded={({ naturalWidth, naturalHeight }) =>
            setMost(Math.min(ZOOM_AT_MOST, Math.max(1, Math.min(naturalWidth, naturalHeight * ratio) / leastWidth)))
          }
          onCropAreaChange={({ x, y, width, height }) => onCut({ left: x / 100, top: y / 100, width: width / 100, height: height / 100 })}
        />
      </div>
      <div className="row crop-zoom">
        <IconButton label={t('pictureZoomOut')} icon="minus" onClick={() => zoomBy(-ZOOM_STEP)} />
        <input
          type="range"
          className="grow"
          aria-label={t('pictureZoom')}
          min={1}
          max={most}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
        <IconButton label={t('pictureZoomIn')} icon="plus" onClick={() => zoomBy(ZOOM_STEP)} />
      </div>
      <p className="caption" id={how}>
        {t('pictureHow')}
      </p>
    </>
  );
}
