import { useState } from 'react';
import type { Area } from '@safiri/rules/markets/document.ts';
import { areaOfGeoJson } from '@safiri/rules/markets/outline.ts';
import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Unfold } from '../../ui/unfold.tsx';

/** An outline that was made elsewhere. */
export function PasteOutline({ onTake }: { onTake: (area: Area) => void }) {
  const t = useText();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    const area = areaOfGeoJson(text);
    setWrong(area === undefined);
    if (area === undefined) return;
    setText('');
    onTake(area);
  };
  return (
    <Unfold line={t('areaPaste')}>
      <div className="form">
        <TextArea
          label={t('areaGeoJson')}
          hint={t('areaGeoJsonHint')}
          className="city-yaml"
          rows={5}
          spellCheck={false}
          value={text}
          error={isWrong ? t('areaNoGeoJson') : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button kind="soft" small why={text.trim() === '' ? t('areaNothingPasted') : undefined} onClick={take}>
          {t('areaTake')}
        </Button>
      </div>
    </Unfold>
  );
}
