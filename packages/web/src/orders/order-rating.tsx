import { useState, type ReactNode } from 'react';
import type { Order, OrderLine } from '@safiri/contract/orders/shapes.ts';
import { handedOverStatuses } from '@safiri/rules/orders/order-life.ts';
import { LINE_TAGS_AT_MOST, lineTagsFor, type LineTag } from '@safiri/rules/orders/line-tags.ts';
import { ratedLineStates } from '@safiri/rules/orders/order-lines.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { lineTagNames } from '../common/line-tag-names.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useRateLine, useRateMerchant } from './api.ts';
import '../ui/pick.css';

/** Whether its goods reached somebody: only then is there something to say of them. */
export const isHandedOver = ({ status }: Order): boolean => isOneOf(handedOverStatuses, status);

function useFailed(): (error: unknown) => void {
  const t = useText();
  return (error) => toast({ title: t('error'), text: serverMessage(error, t('orderTryAgain')), tone: 'bad' });
}

/** Five stars for the shop, given with one tap; then what was given. */
function ShopStars({ order, name }: { order: Order; name: string }) {
  const t = useText();
  const rate = useRateMerchant();
  const onError = useFailed();
  if (order.merchantRating !== null) return <p role="status">{t('orderRated', { name, n: order.merchantRating })}</p>;
  return (
    <fieldset className="order-stars" disabled={rate.isPending}>
      <legend className="title">{t('orderRateShop', { name })}</legend>
      {[1, 2, 3, 4, 5].map((n) => (
        <button
          key={n}
          type="button"
          className="icon-button"
          aria-label={t('starsCount', { n })}
          onClick={() => rate.mutate({ id: order.id, rating: n }, { onError })}
        >
          <Icon name="star" size={36} />
        </button>
      ))}
    </fieldset>
  );
}

/** Why it was liked, or not, in one touch each; each touch is sent by itself. */
function LineTags({ order, line, liked }: { order: Order; line: OrderLine; liked: boolean }) {
  const t = useText();
  const rate = useRateLine();
  const failed = useFailed();
  const [tags, setTags] = useState<readonly LineTag[]>(line.tags);
  const say = (next: LineTag[]) => {
    setTags(next);
    rate.mutate(
      { id: order.id, lineId: line.id, liked, tags: next },
      {
        onError: (error) => {
          setTags(tags);
          failed(error);
        },
      },
    );
  };
  return (
    <fieldset className="picks order-tags">
      <legend className="caption">{t(liked ? 'lineTagsGood' : 'lineTagsBad')}</legend>
      {lineTagsFor(order.kind, liked).map((tag) => (
        <label key={tag} className="pick" data-on={tags.includes(tag)}>
          <input
            className="visually-hidden"
            type="checkbox"
            checked={tags.includes(tag)}
            onChange={({ target }) =>
              say(target.checked ? [...tags, tag].slice(-LINE_TAGS_AT_MOST) : tags.filter((other) => other !== tag))
            }
          />
          {t(lineTagNames[tag])}
        </label>
      ))}
    </fieldset>
  );
}

/** Whether one thing was liked: two thumbs until one is tapped, then what was said, and why. */
function Liked({ order, line }: { order: Order; line: OrderLine }) {
  const t = useText();
  const rate = useRateLine();
  const onError = useFailed();
  const [saysWhy, setSaysWhy] = useState(false);
  const { name, liked } = line;
  const say = (value: boolean) =>
    rate.mutate({ id: order.id, lineId: line.id, liked: value }, { onSuccess: () => setSaysWhy(true), onError });
  return (
    <li className="order-liked">
      <span className="grow">{name}</span>
      {liked === null ? (
        <fieldset className="order-thumbs" disabled={rate.isPending}>
          <legend className="visually-hidden">{t('lineLikedAsk', { name })}</legend>
          <button type="button" className="icon-button" aria-label={t('lineLike', { name })} onClick={() => say(true)}>
            <Icon name="thumbUp" />
          </button>
          <button type="button" className="icon-button" aria-label={t('lineDislike', { name })} onClick={() => say(false)}>
            <span className="thumb-down">
              <Icon name="thumbUp" />
            </span>
          </button>
        </fieldset>
      ) : (
        <span className="caption row" role="status">
          <span className={liked ? undefined : 'thumb-down'}>
            <Icon name="thumbUp" size={18} />
          </span>
          {[t(liked ? 'lineLiked' : 'lineNotLiked'), ...(saysWhy ? [] : line.tags.map((tag) => t(lineTagNames[tag])))].join(' · ')}
        </span>
      )}
      {liked !== null && saysWhy ? <LineTags order={order} line={line} liked={liked} /> : null}
    </li>
  );
}

/**
 * How it was, in one place once it was handed over: each thing, the shop, and who brought it.
 * @param courier what is asked of the courier
 */
export function HowWasIt({ order, courier }: { order: Order; courier: ReactNode }) {
  const t = useText();
  if (!isHandedOver(order)) return null;
  const lines = order.status === 'delivered' ? order.lines.filter(({ state }) => isOneOf(ratedLineStates, state)) : [];
  return (
    <section className="card doc order-rating no-print" aria-label={t('orderHowWasIt')}>
      <h2 className="h2">{t('orderHowWasIt')}</h2>
      {lines.length === 0 ? null : (
        <ul>
          {lines.map((line) => (
            <Liked key={line.id} order={order} line={line} />
          ))}
        </ul>
      )}
      {order.merchant === null ? null : <ShopStars order={order} name={order.merchant.name} />}
      {courier}
    </section>
  );
}
