import { useEffect, useState } from 'react';
import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useDraft, type Draft } from './draft.ts';

type Yaml = typeof import('yaml');

/** In blocks, but for lists of words and numbers: a corner is a line. */
function written(yaml: Yaml, draft: Draft): string {
  const document = new yaml.Document(draft);
  yaml.visit(document, {
    Seq(_key, node) {
      node.flow = node.items.length > 0 && node.items.every((item) => yaml.isScalar(item));
    },
  });
  return document.toString({ lineWidth: 120, flowCollectionPadding: false });
}

/** The document as a text, for what no form covers. What is typed here becomes the document that the forms change. */
export function WholeDocument({ onTake }: { onTake: (draft: Draft) => void }) {
  const t = useText();
  const { draft } = useDraft();
  const [yaml, setYaml] = useState<Yaml>();
  const [text, setText] = useState<string>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    // It comes with the first look: nobody else needs it.
    void import('yaml').then(setYaml);
  }, []);
  if (yaml === undefined) return <p className="caption">{t('loading')}</p>;
  const take = () => {
    try {
      const read: unknown = yaml.parse(text ?? '', { maxAliasCount: 10 });
      if (typeof read !== 'object' || read === null || Array.isArray(read)) return setError(t('cityNoDocument'));
      onTake(read as Draft);
      setText(undefined);
      return setError(undefined);
    } catch (problem) {
      // The library says which line.
      return setError(problem instanceof Error ? problem.message : t('cityNoDocument'));
    }
  };
  return (
    <div className="form">
      <TextArea
        label={t('cityWhole')}
        hint={t('cityWholeHint')}
        className="city-yaml"
        rows={24}
        spellCheck={false}
        value={text ?? written(yaml, draft)}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row wrap">
        <Button kind="soft" why={text === undefined ? t('cityWholeAsIs') : undefined} onClick={take}>
          {t('cityWholeTake')}
        </Button>
        {text === undefined ? null : (
          <Button
            kind="plain"
            onClick={() => {
              setText(undefined);
              setError(undefined);
            }}
          >
            {t('cityWholeLeave')}
          </Button>
        )}
      </div>
    </div>
  );
}
