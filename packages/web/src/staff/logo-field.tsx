import { useRef } from 'react';
import { serverMessage } from '../platform/api-client.ts';
import { logo as ownLogo } from '../art/logo.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Art } from '../ui/svg.tsx';
import { useSendLogo } from './brand-api.ts';

const own = ownLogo(56);

/** The logo: chosen, replaced or taken away. It is kept with the form. */
export function LogoField({ address, onChange }: { address: string | undefined; onChange: (logo: string | undefined) => void }) {
  const t = useText();
  const files = useRef<HTMLInputElement>(null);
  const send = useSendLogo();
  const choose = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // The same file can be chosen again after it was refused.
    input.value = '';
    if (file !== undefined) send.mutate(file, { onSuccess: ({ logo }) => onChange(logo) });
  };
  const pick = t(address === undefined ? 'brandLogoAdd' : 'brandLogoReplace');
  return (
    <div className="field">
      <span className="label">{t('brandLogo')}</span>
      <div className="brand-logo-row">
        {address === undefined ? <Art svg={own} /> : <img src={address} alt={t('brandLogo')} height={56} />}
        <input
          ref={files}
          className="visually-hidden"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={pick}
          tabIndex={-1}
          onChange={(event) => choose(event.currentTarget)}
        />
        <Button kind="soft" small busy={send.isPending} onClick={() => files.current?.click()}>
          {pick}
        </Button>
        {address === undefined ? null : (
          <Button kind="plain" small onClick={() => onChange(undefined)}>
            {t('brandLogoRemove')}
          </Button>
        )}
      </div>
      <p className="caption">{t('brandLogoHint')}</p>
      {send.isError ? (
        <p className="field-error" role="alert">
          {serverMessage(send.error, t('brandNotSaved'))}
        </p>
      ) : null}
    </div>
  );
}
