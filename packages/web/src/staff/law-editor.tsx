import { useDeferredValue, useState, type FormEvent } from 'react';
import type { BrandState } from '@safiri/contract/setup/brand-calls.ts';
import { legalTexts, type LegalText } from '@safiri/rules/brand/brand.ts';
import { languageIds, languages, type Language } from '@safiri/rules/languages.ts';
import { Law } from '../common/law.tsx';
import { lawPages } from '../common/law-links.tsx';
import { fieldMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast.tsx';
import type { BrandPart } from './brand-part.ts';
import { useChangeText, useShownText } from './brand-api.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';

/** Markdown in a line: the same in every language. */
const EXAMPLE = '# …, - …, **…**, […](https://…)';

/** One text in one language, and beside it what people read. */
function LawForm({ state, after, onWrote, text, language }: BrandPart & { text: LegalText; language: Language }) {
  const t = useText();
  const change = useChangeText();
  const written = state.document.texts[text];
  const [markdown, setMarkdown] = useState(written?.[language] ?? '');
  const [seen, setSeen] = useState(state.number);
  const [askAgain, setAskAgain] = useState(false);
  const shown = useShownText(useDeferredValue(markdown).trim());
  const begin = (from: BrandState) => {
    setMarkdown(from.document.texts[text]?.[language] ?? '');
    setSeen(from.number);
    setAskAgain(false);
  };
  const saved = () => toast({ title: t('lawSaved') });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate(
      { seen: after(seen), text, language, markdown, askAgain },
      {
        onSuccess: (next, { seen: over }) => {
          onWrote(over, next.number);
          begin(next);
          saved();
        },
      },
    );
  };
  return (
    <div className="brand-sides">
      <form className="form" onSubmit={submit}>
        <p className="label num">{written === undefined ? t('lawNotPublished') : t('lawInForce', { version: written.version })}</p>
        <TextArea
          label={t('lawMarkdown')}
          hint={t('lawMarkdownHint', { example: EXAMPLE })}
          className="brand-text"
          rows={16}
          maxLength={40_000}
          lang={language}
          value={markdown}
          error={fieldMessage(change.error, 'markdown')}
          onChange={(event) => setMarkdown(event.target.value)}
        />
        {written === undefined ? null : (
          <label className="row label">
            <input type="checkbox" checked={askAgain} onChange={(event) => setAskAgain(event.target.checked)} />
            {t('lawAskAgain')}
          </label>
        )}
        <ChangedMeanwhile step={change} onSaved={saved} onTheirs={begin} />
        <Button
          type="submit"
          busy={change.isPending}
          why={markdown.trim() === '' && written?.[language] === undefined ? t('lawEmpty') : undefined}
        >
          {t('lawSave')}
        </Button>
      </form>
      <section aria-label={t('lawPreview')} className="stack">
        <h3 className="title">{t('lawPreview')}</h3>
        {markdown.trim() === '' || shown.data === undefined ? (
          <p className="caption">{t('lawPreviewEmpty')}</p>
        ) : (
          <div className="brand-shown">
            <Law html={shown.data.html} lang={language} />
          </div>
        )}
      </section>
    </div>
  );
}

/** The texts of the law, one at a time, in each language. */
export function LawEditor(part: BrandPart) {
  const t = useText();
  const [text, setText] = useState<LegalText>('terms');
  const [language, setLanguage] = useState<Language>('en');
  return (
    <section aria-label={t('lawTitle')} className="card doc">
      <h2 className="h2">{t('lawTitle')}</h2>
      <p className="caption">{t('lawNote')}</p>
      <SelectField label={t('lawLanguage')} value={language} onChange={(event) => setLanguage(event.target.value as Language)}>
        {languageIds.map((id) => (
          <option key={id} value={id}>
            {languages[id].name}
          </option>
        ))}
      </SelectField>
      <Tabs label={t('lawTitle')} tabs={legalTexts.map((id) => ({ id, text: t(lawPages[id].title) }))} current={text} onChange={setText}>
        <LawForm key={`${text} ${language}`} {...part} text={text} language={language} />
      </Tabs>
    </section>
  );
}
