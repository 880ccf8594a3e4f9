import { percentOf } from '@safiri/rules/assistant/voice-sample.ts';
import type { TextKey } from 'virtual:texts/keys';
import { money, moneyIn } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import type { CartButton, VoiceReply } from './api.ts';
import { useLeadTo } from './use-lead-to.ts';

type Item = VoiceReply['items'][number];

const unitTexts: Record<Item['asked']['unit'], TextKey | null> = {
  kg: null,
  g: null,
  l: null,
  ml: null,
  each: 'unitEach',
  pack: 'unitPack',
};

function Line({ item, countryId }: { item: Item; countryId: VoiceReply['store']['countryId'] }) {
  const t = useText();
  const { amount, unit } = item.asked;
  const unitText = unitTexts[unit];
  return (
    <li className="ai-line">
      <span className="ai-count num">{item.quantity}×</span>
      <span className="grow">
        <b>{item.name}</b>
        <span className="caption num">
          {[item.brand, `${money(item.price, countryId)} / ${item.unit}`].filter((part) => part !== '').join(' · ')}
        </span>
        {item.isRounded ? (
          <span className="caption num">
            {t('voiceRounded', { asked: `${amount} ${unitText === null ? unit : t(unitText)}`, unit: item.unit })}
          </span>
        ) : null}
      </span>
      <span className="num strong">{money(item.lineTotal, countryId)}</span>
    </li>
  );
}

/** What was understood: the transcript, how sure it is, the lines, and what is asked back. */
export function RecognisedOrder({ said, recognised, cart }: { said: string; recognised: VoiceReply; cart: CartButton }) {
  const t = useText();
  const answer = useLeadTo<HTMLElement>(recognised);
  const percent = percentOf(recognised.confidence);
  const { store, items, clarificationNeeded } = recognised;
  return (
    <section ref={answer} className="card doc ai-answer" aria-label={t('voiceResult')}>
      <div className="row spread">
        <h2 className="h2">{t('voiceResult')}</h2>
        <span className={percent >= 70 ? 'chip ok num' : 'chip num'}>{t('voiceConfidence', { percent })}</span>
      </div>
      <blockquote className="ai-said">“{said}”</blockquote>
      {items.length === 0 ? null : (
        <>
          <p className="caption">{store.name}</p>
          <ul className="ai-lines">
            {items.map((item) => (
              <Line key={item.productId} item={item} countryId={store.countryId} />
            ))}
          </ul>
          <p className="row spread title">
            <span>{t('aiTotal')}</span>
            <span className="num">{moneyIn(recognised.currency, Math.round(recognised.estimatedTotal * 100))}</span>
          </p>
        </>
      )}
      {clarificationNeeded.length === 0 ? null : (
        <div className="ai-asks">
          <p className="row strong">
            <Icon name="help" size={20} />
            {t('voiceClarify')}
          </p>
          <ul>
            {clarificationNeeded.map((line, i) => (
              // oxlint-disable-next-line no-array-index-key -- the sentences of one answer never move
              <li key={i}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="caption">
        {recognised.engine.kind === 'model' ? t('aiByModel', { name: recognised.engine.name ?? '' }) : t('aiByRules')}
      </p>
      {items.length === 0 ? null : cart({ store, lines: items })}
    </section>
  );
}
