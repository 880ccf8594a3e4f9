import type { Picture } from '@safiri/contract/catalogue/shapes.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { askForPictures, usePictures } from './pictures-shown.ts';
import './picture.css';

/** Under data saver drawings stand for pictures, until this is pressed: then the small ones come, here and on the other screens. */
export function ShowPictures({ of }: { of: ReadonlyArray<{ readonly picture: Picture | null }> }) {
  const t = useText();
  const pictures = usePictures();
  if (pictures !== 'none' || of.every(({ picture }) => picture == null)) return null;
  return (
    <Button kind="soft" small className="show-pictures" onClick={askForPictures}>
      {t('showPictures')}
    </Button>
  );
}
