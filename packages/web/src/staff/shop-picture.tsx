import type { BoardMerchant } from '@safiri/contract/orders/shapes.ts';
import { useText } from '../platform/text.ts';
import { Unfold } from '../ui/unfold.tsx';
import { putShopPicture } from './board-api.ts';
import { PictureField } from './picture-field.tsx';

/** What the shop shows of itself: above its name, and in the lists of customers. */
export function ShopPicture({ merchant }: { merchant: BoardMerchant }) {
  const t = useText();
  const { id, name, picture, version } = merchant;
  return (
    <Unfold className="card doc" lineClass="h2" line={t('boardPicture')}>
      <PictureField merchantId={id} shape="shop" name={name} picture={picture} version={version} put={putShopPicture(id)}>
        <span className="caption picture-none">{t('pictureNoneShop')}</span>
      </PictureField>
    </Unfold>
  );
}
