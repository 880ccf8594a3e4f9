import { useRef, useState } from 'react';
import { SAMPLE_TRANSCRIPT } from '@safiri/rules/assistant/voice-sample.ts';
import { TRANSCRIPT_AT_MOST } from '@safiri/rules/assistant/tokens.ts';
import { moneyIn } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast.tsx';
import { useVoiceOrder, type CartButton } from './api.ts';
import { RecognisedOrder } from './recognised-order.tsx';
import { useSpeech } from './speech.ts';
import { StoreField, type StoresAround } from './store-field.tsx';

type Phase = 'idle' | 'recording' | 'processing';
const phaseTexts = { idle: 'voiceIdle', recording: 'voiceRecording', processing: 'voiceProcessing' } as const;

/** Orders that show how one may speak; a tap sends one. */
const examples = ['voiceTry1', 'voiceTry2', 'voiceTry3', 'voiceTry4', 'voiceTry5'] as const;

/** Speak or type what is needed; the store's shelf answers (spec: operations §2, §4 Voice). */
export function VoiceTab({ stores, cart }: { stores: StoresAround; cart: CartButton }) {
  const t = useText();
  const speech = useSpeech();
  const order = useVoiceOrder();
  const [text, setText] = useState('');
  const [isSample, setSample] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const asking = useRef(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const [storeId, setStoreId] = useState<number>();
  const phase: Phase = speech.isRecording ? 'recording' : isEnding || order.isPending ? 'processing' : 'idle';
  const shown = speech.isRecording ? speech.words : text;

  const needsWords = phase === 'idle' && text.trim() === '';

  const send = (transcript: string) => {
    const isSilent = transcript.trim() === '';
    setMissing(isSilent);
    if (isSilent) {
      box.current?.focus();
      return;
    }
    order.mutate(
      { transcript, storeId: storeId ?? stores?.[0]?.id },
      {
        onSuccess: ({ items, estimatedTotal, currency, clarificationNeeded }) => {
          const amount = moneyIn(currency, Math.round(estimatedTotal * 100));
          if (clarificationNeeded.length === 0) toast({ title: t('voiceDone'), text: t('voiceFound', { n: items.length, amount }) });
          else toast({ title: t('voiceClarify'), text: clarificationNeeded.join(' '), tone: 'bad' });
        },
        onError: () => toast({ title: t('voiceFailed'), text: t('voiceFailedText'), tone: 'bad' }),
      },
    );
  };

  const press = async () => {
    if (phase === 'processing') return;
    if (phase === 'idle') {
      // While the browser asks for the microphone a second press would open a second one.
      if (asking.current) return;
      asking.current = true;
      const granted = await speech.start();
      asking.current = false;
      if (granted) toast({ title: t('voiceStarted'), text: t('voiceStartedText') });
      else toast({ title: t('voiceRefused'), text: t('voiceRefusedText'), tone: 'bad' });
      return;
    }
    setEnding(true);
    const transcript = await speech.stop();
    setEnding(false);
    setSample(transcript === null);
    setText(transcript ?? SAMPLE_TRANSCRIPT);
    if (transcript !== null) send(transcript);
  };

  return (
    <>
      <section className="card doc voice-card" aria-label={t('aiTabVoice')}>
        <div className="voice-band">
          <button
            type="button"
            className="voice-mic"
            data-phase={phase}
            aria-pressed={phase === 'recording'}
            disabled={phase === 'processing'}
            onClick={() => void press()}
          >
            <Icon name={phase === 'recording' ? 'stop' : 'mic'} size={40} />
            <span aria-live="polite">{t(phaseTexts[phase])}</span>
          </button>
          <p className="voice-hint">{t('voiceHint')}</p>
          <div className="selvedge" data-svc="grocery" />
        </div>
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            send(text);
          }}
        >
          <TextArea
            ref={box}
            label={t('voiceBox')}
            aria-invalid={isMissing}
            className="voice-box"
            // An empty box of several lines would push what one may try out of sight.
            rows={shown === '' ? 1 : 3}
            maxLength={TRANSCRIPT_AT_MOST}
            value={shown}
            readOnly={phase !== 'idle'}
            onChange={(event) => {
              setText(event.target.value);
              setSample(false);
              setMissing(false);
            }}
          />
          {isSample ? (
            <p className="voice-sample">
              <span className="chip">{t('voiceSample')}</span> {t('voiceSampleText')}
            </p>
          ) : null}
          <StoreField stores={stores} storeId={storeId} onChange={setStoreId} />
          <Button type="submit" full disabled={phase !== 'idle'} why={needsWords ? t('needWords') : undefined}>
            {t('voiceSend')}
          </Button>
        </form>
        <p className="caption">{t('voicePrivacy')}</p>
      </section>
      <section className="card doc ai-beside" aria-label={t('voiceTry')}>
        <h2 className="h2">{t('voiceTry')}</h2>
        <ul className="voice-examples">
          {examples.map((example) => (
            <li key={example}>
              <button
                type="button"
                disabled={phase !== 'idle'}
                onClick={() => {
                  setText(t(example));
                  setSample(false);
                  send(t(example));
                }}
              >
                <Icon name="basket" size={20} />
                <span className="grow">{t(example)}</span>
                <Icon name="fwd" size={18} />
              </button>
            </li>
          ))}
        </ul>
        <p className="caption">{t('voiceThen')}</p>
      </section>
      {order.data === undefined ? null : <RecognisedOrder said={order.variables?.transcript ?? ''} recognised={order.data} cart={cart} />}
    </>
  );
}
