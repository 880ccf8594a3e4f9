import { useRef, useState, type ReactNode } from 'react';
import type { Picture as PictureOf } from '@safiri/contract/catalogue/shapes.ts';
import type { PictureShape } from '@safiri/rules/catalogue/pictures.ts';
import { MAX_DOCUMENT_BYTES } from '@safiri/rules/verification/documents.ts';
import type { TextKey } from 'virtual:texts/keys';
import { Picture } from '../common/picture.tsx';
import { wasRefused } from '../platform/api-client.ts';
import { photoAddress, smallPhoto } from '../platform/small-photo.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useMedia } from '../ui/use-media.ts';
import { CropDialog, type Photo } from './crop-dialog.tsx';
import { NotDone } from './not-done.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { usePutPicture, type ChosenPart } from './picture-api.ts';
import './picture-field.css';

/** Longest side of a photo as it is sent, pixels: enough for a part of it in the widest width. */
const SENT_SIDE = 2400;
/** What is held in a hand has a camera that looks at the dish. */
const HAND_HELD = '(pointer: coarse)';

interface Props<R> {
  readonly merchantId: number;
  readonly shape: PictureShape;
  /** What it is of. */
  readonly name: string;
  readonly picture: PictureOf | null;
  readonly version: number;
  /** Says that it has this picture now, or none. */
  readonly put: (picture: number | null, version: number) => Promise<R>;
  readonly onDone?: (saved: R) => void;
  /** What customers see without one. */
  readonly children: ReactNode;
}

const isClash = (error: Error | null) => wasRefused(error, 'changed_meanwhile');

/** The picture of an item or a shop: chosen or taken, cut, replaced, taken away. */
export function PictureField<R>({ merchantId, shape, name, picture, version, put, onDone, children }: Props<R>) {
  const t = useText();
  const handHeld = useMedia(HAND_HELD);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<Photo>();
  const [fault, setFault] = useState<TextKey>();
  // Whoever begins to change a picture changes that one, whatever becomes of it meanwhile.
  const [seen, setSeen] = useState(version);
  const saving = usePutPicture(merchantId, shape, put, (saved, part) => {
    setPhoto(undefined);
    onDone?.(saved);
    toast({ title: t(part === null ? 'pictureRemoved' : 'pictureSaved', { name }) });
  });
  const clash = isClash(saving.error);

  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // The same file can be chosen again after it was refused.
    input.value = '';
    if (file === undefined) return;
    saving.reset();
    if (!file.type.startsWith('image/')) return setFault('pictureOnlyPhotos');
    const small = await smallPhoto(file, SENT_SIDE);
    if (small.size > MAX_DOCUMENT_BYTES) return setFault('pictureTooLarge');
    setFault(undefined);
    setSeen(version);
    setPhoto({ file: small, address: await photoAddress(small) });
  };
  const save = (part: ChosenPart | null, over: number) => saving.mutate({ part, version: over });
  const leave = () => {
    setPhoto(undefined);
    saving.reset();
  };
  const meanwhile = clash ? (
    <Meanwhile
      title={t('pictureMeanwhile')}
      busy={saving.isPending}
      onTheirs={leave}
      onMine={() => save(saving.variables?.part ?? null, version)}
    >
      {picture === null ? null : (
        <span className="picture-frame" data-shape={shape}>
          <Picture always picture={picture} sizes="112px" />
        </span>
      )}
    </Meanwhile>
  ) : null;
  const input = (at: typeof files, label: string, capture?: 'environment') => (
    <input
      ref={at}
      className="visually-hidden"
      type="file"
      accept="image/*"
      capture={capture}
      aria-label={label}
      tabIndex={-1}
      onChange={(event) => void choose(event.currentTarget)}
    />
  );
  const pick = t(picture === null ? 'pictureAdd' : 'pictureReplace');
  return (
    <div className="picture-field" data-shape={shape}>
      <span className="picture-frame" data-shape={shape}>
        <Picture always picture={picture} sizes={shape === 'item' ? '112px' : '400px'}>
          {children}
        </Picture>
      </span>
      <div className="picture-ways">
        {input(files, pick)}
        <Button kind="soft" small aria-label={`${pick}: ${name}`} onClick={() => files.current?.click()}>
          {pick}
        </Button>
        {handHeld ? (
          <>
            {input(camera, t('pictureTake'), 'environment')}
            <Button kind="soft" small aria-label={`${t('pictureTake')}: ${name}`} onClick={() => camera.current?.click()}>
              {t('pictureTake')}
            </Button>
          </>
        ) : null}
        {picture === null ? null : (
          <Button
            kind="plain"
            small
            busy={saving.isPending}
            aria-label={`${t('pictureRemove')}: ${name}`}
            onClick={() => save(null, version)}
          >
            {t('pictureRemove')}
          </Button>
        )}
        <p className="caption">{t(shape === 'item' ? 'pictureHintItem' : 'pictureHintShop')}</p>
        {fault === undefined ? null : (
          <p className="field-error" role="alert">
            {t(fault)}
          </p>
        )}
        {photo !== undefined ? null : clash ? meanwhile : <NotDone step={saving} />}
      </div>
      <CropDialog
        photo={photo}
        shape={shape}
        title={t('pictureCrop', { name })}
        busy={saving.isPending}
        error={clash ? null : saving.error}
        onUse={(part) => save(part, seen)}
        onBroken={() => {
          leave();
          setFault('pictureOnlyPhotos');
        }}
        onClose={leave}
      >
        {meanwhile}
      </CropDialog>
    </div>
  );
}
