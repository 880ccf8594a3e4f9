import { useId } from 'react';
import type { Agreed } from '@safiri/rules/brand/consent.ts';
import { lawPages } from '../common/law-links.tsx';
import { useText } from '../platform/text.ts';

/** The texts that are agreed to with a registration, each a tap away. */
export function AgreeField({ due }: { due: readonly Agreed[] }) {
  const t = useText();
  const id = useId();
  return (
    <div className="agree">
      <input id={id} name="agreed" type="checkbox" required />
      <div>
        <label className="label" htmlFor={id}>
          {t('agreeTo')}
        </label>
        <p className="row" style={{ flexWrap: 'wrap', gap: '0 18px' }}>
          {due.map(({ text }) => (
            <a key={text} className="text-link" href={lawPages[text].path} target="_blank" rel="noreferrer">
              {t(lawPages[text].title)}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
