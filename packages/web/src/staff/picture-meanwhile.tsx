import type { Picture as PictureOf } from '@safiri/contract/catalogue/shapes.ts';
import type { PictureShape } from '@safiri/rules/catalogue/pictures.ts';
import { Picture } from '../common/picture.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';

interface Props {
  readonly shape: PictureShape;
  readonly picture: PictureOf | null;
  readonly busy: boolean;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** What another person has saved in the meantime, with its picture; whose stands is for who sits here to say. */
export function PictureMeanwhile({ shape, picture, busy, onTheirs, onMine }: Props) {
  const t = useText();
  return (
    <div className="not-done" role="alert">
      <p>
        <b>{t('pictureMeanwhile')}</b>
      </p>
      {picture === null ? null : (
        <span className="picture-frame" data-shape={shape}>
          <Picture always picture={picture} sizes="112px" />
        </span>
      )}
      <div className="row wrap">
        <Button kind="soft" small onClick={onTheirs}>
          {t('shopTakeTheirs')}
        </Button>
        <Button kind="soft" small busy={busy} onClick={onMine}>
          {t('shopSaveMine')}
        </Button>
      </div>
    </div>
  );
}
