import { useRef, useState } from 'react';
import type { TextKey } from 'virtual:texts/keys';
import { MAX_DOCUMENT_BYTES } from '@safiri/rules/verification/documents.ts';
import type { PictureFault } from '@safiri/rules/verification/picture-fault.ts';
import { photoAddress, smallPhoto } from '../platform/small-photo.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { CameraView } from './camera-view.tsx';
import { lookAtPicture } from './look-at-picture.ts';
import type { PaperShape } from './paper-shapes.ts';

/** A file that is to be sent, and what is seen of it. */
export interface Picture {
  readonly file: File;
  /** An address that the page may show; null for a PDF. */
  readonly preview: string | null;
  readonly fault: PictureFault | null;
}

/** Longest side of a picture as it is sent, pixels: small print stays readable, and the data of a phone are spared. */
const SENT_SIDE = 2400;

const faults: Readonly<Record<PictureFault, TextKey>> = { dark: 'faultDark', glare: 'faultGlare', blurred: 'faultBlurred' };

/** A chosen file made small, with what makes it hard to read. */
export async function pictureOf(file: File): Promise<Picture> {
  if (!file.type.startsWith('image/')) return { file, preview: null, fault: null };
  const small = await smallPhoto(file, SENT_SIDE);
  const [preview, fault] = await Promise.all([photoAddress(small), lookAtPicture(small)]);
  return { file: small, preview, fault };
}

function Advice({ fault }: { fault: PictureFault | null }) {
  const t = useText();
  if (fault === null) return null;
  return (
    <p className="picture-fault" role="status">
      <Icon name="alert" />
      <span>{t(faults[fault])}</span>
    </p>
  );
}

interface Shown {
  readonly picture: Picture;
  readonly onUse: () => void;
  readonly onAgain: () => void;
  /** What using it is called. */
  readonly use?: TextKey;
  readonly busy?: boolean;
}

/** The picture just taken, shown back. */
export function ShownBack({ picture, onUse, onAgain, use = 'docUse', busy = false }: Shown) {
  const t = useText();
  return (
    <div className="shown-back">
      {picture.preview === null ? null : <img src={picture.preview} alt={t('docTaken')} />}
      <Advice fault={picture.fault} />
      <div className="paper-ways">
        <Button kind="outline" busy={busy} onClick={onAgain}>
          {t('docRetake')}
        </Button>
        <Button autoFocus busy={busy} onClick={onUse}>
          {t(use)}
        </Button>
      </div>
    </div>
  );
}

interface Props {
  readonly shape: PaperShape;
  readonly picture: Picture | null;
  readonly onPicture: (picture: Picture | null) => void;
  /** The camera, or what it took, has the whole step. */
  readonly isTaking: boolean;
  readonly onTaking: (isTaking: boolean) => void;
}

/** The picture of a paper: by the camera, or a file where there is none, or by choice. */
export function PaperPicture({ shape, picture, onPicture, isTaking, onTaking }: Props) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<Picture>();

  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // The same file can be chosen again after it was refused.
    input.value = '';
    if (file === undefined) return;
    if (file.size > MAX_DOCUMENT_BYTES) {
      toast({ title: t('fileTooLarge'), text: t('fileTooLargeText'), tone: 'bad' });
      onPicture(null);
      return;
    }
    onPicture(await pictureOf(file));
  };

  if (isTaking && taken !== undefined)
    return (
      <ShownBack
        picture={taken}
        onAgain={() => setTaken(undefined)}
        onUse={() => {
          onPicture(taken);
          setTaken(undefined);
          onTaking(false);
        }}
      />
    );
  if (isTaking) return <CameraView shape={shape} onTaken={(file) => void pictureOf(file).then(setTaken)} onLeave={() => onTaking(false)} />;
  return (
    <div className="paper-picture">
      {picture === null ? (
        <p className="paper-empty">
          <span className={`frame-${shape.frame}`} aria-hidden="true" />
          {t(shape.words)} {t(shape.advice)}
        </p>
      ) : picture.preview === null ? (
        <p className="row">
          <Icon name="book" /> {picture.file.name}
        </p>
      ) : (
        <img src={picture.preview} alt={t('docTaken')} />
      )}
      <Advice fault={picture?.fault ?? null} />
      <input
        ref={picker}
        className="visually-hidden"
        type="file"
        accept={shape.accept}
        aria-label={t('docChooseFile')}
        tabIndex={-1}
        onChange={(event) => void choose(event.currentTarget)}
      />
      <div className="paper-ways">
        <Button kind={picture === null ? 'primary' : 'soft'} onClick={() => onTaking(true)}>
          {t(picture === null ? 'docOpenCamera' : 'docRetake')}
        </Button>
        <Button kind="outline" onClick={() => picker.current?.click()}>
          {t('docPickFile')}
        </Button>
      </div>
      <p className="caption">
        {shape.frame === 'face' ? null : `${t('docChooseFile')}. `}
        {t('docChooseHint')}
      </p>
    </div>
  );
}
