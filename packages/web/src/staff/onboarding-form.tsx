import { useRef, useState } from 'react';
import { columns, optionalColumns, requiredColumns, MOST_FILE_BYTES, MOST_LINES } from '@safiri/rules/onboarding/driver-file.ts';
import { languages, type Language } from '@safiri/rules/languages.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { toast } from '../ui/toast.tsx';
import { FileFaults } from './file-faults.tsx';
import { useCheckDrivers, useImportDrivers } from './onboarding-api.ts';

/** The first line of a file, and a driver as an example. */
const EXAMPLE = `${columns.join(',')}\nAchieng Otieno,0712 345 678,motorcycle,Bajaj,Boxer 150,Red,KMEA 123A,sw,2022,,\n`;
const example = `data:text/csv;charset=utf-8,${encodeURIComponent(EXAMPLE)}`;

const spokenIn = (language: Language | undefined) => (language === undefined ? {} : { language });

interface Props {
  readonly markets: ReadonlyArray<{ id: string; name: string; languages: readonly Language[] }>;
}

/** The city, the file, what is in it, and only then the button that writes. */
export function OnboardingForm({ markets }: Props) {
  const t = useText();
  const check = useCheckDrivers();
  const write = useImportDrivers();
  const input = useRef<HTMLInputElement>(null);
  const [marketId, setMarket] = useState(markets[0]?.id ?? '');
  const [language, setLanguage] = useState<Language>();
  const spoken = markets.find(({ id }) => id === marketId)?.languages ?? [];
  const [file, setFile] = useState<{ name: string; text: string }>();
  const checked = write.data ?? check.data;

  const look = async (to: string, text: string, usual = language) => {
    write.reset();
    try {
      await check.mutateAsync({ marketId: to, file: text, ...spokenIn(usual) });
    } catch (error) {
      toast({ title: t('onboardNotRead'), text: serverMessage(error, ''), tone: 'bad' });
    }
  };
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    check.reset();
    if (chosen.size > MOST_FILE_BYTES) {
      setFile(undefined);
      toast({ title: t('onboardNotRead'), text: t('onboardLarge', { n: MOST_LINES }), tone: 'bad' });
      return;
    }
    const text = await chosen.text();
    setFile({ name: chosen.name, text });
    await look(marketId, text);
  };
  const make = async () => {
    if (file === undefined) return;
    try {
      const done = await write.mutateAsync({ marketId, file: file.text, ...spokenIn(language) });
      if (done.faultCount > 0) return;
      setFile(undefined);
      check.reset();
      write.reset();
      toast({ title: t('onboardWritten'), text: t('onboardWrittenText') });
    } catch (error) {
      toast({ title: t('onboardNotWritten'), text: serverMessage(error, ''), tone: 'bad' });
    }
  };

  return (
    <section className="card doc" aria-label={t('onboardTitle')}>
      <p className="label">{t('onboardNote')}</p>
      <dl className="onboard-columns">
        <dt className="caption">{t('onboardNeeded')}</dt>
        <dd className="label strong">{requiredColumns.join(', ')}</dd>
        <dt className="caption">{t('onboardOptional')}</dt>
        <dd className="label strong">{optionalColumns.join(', ')}</dd>
      </dl>
      <a className="text-link" href={example} download="drivers.csv">
        {t('onboardTemplate')}
      </a>
      <SelectField
        label={t('onboardCity')}
        value={marketId}
        onChange={(event) => {
          setMarket(event.target.value);
          setLanguage(undefined);
          if (file !== undefined) void look(event.target.value, file.text, undefined);
        }}
      >
        {markets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {spoken.length < 2 ? null : (
        <SelectField
          label={t('onboardLanguage')}
          hint={t('onboardLanguageHint')}
          value={language ?? spoken[0]}
          onChange={(event) => {
            const chosen = event.target.value as Language;
            setLanguage(chosen);
            if (file !== undefined) void look(marketId, file.text, chosen);
          }}
        >
          {spoken.map((id) => (
            <option key={id} value={id}>
              {languages[id].name}
            </option>
          ))}
        </SelectField>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={t('onboardChoose')}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button kind={file === undefined ? 'primary' : 'soft'} onClick={() => input.current?.click()}>
        {t(file === undefined ? 'onboardChoose' : 'onboardOther')}
      </Button>
      {file === undefined ? null : (
        <div className="stack" role="status">
          <p className="label strong">{file.name}</p>
          {check.isPending ? <p>{t('onboardReading')}</p> : null}
          {checked === undefined ? null : checked.importId !== null ? (
            <p>{t('onboardKnown')}</p>
          ) : checked.faultCount > 0 ? (
            <>
              <p>{t('onboardBad', { n: checked.drivers, faults: checked.faultCount })}</p>
              <FileFaults checked={checked} />
            </>
          ) : (
            <>
              <p>{t('onboardGood', { n: checked.drivers })}</p>
              <Button busy={write.isPending} onClick={() => void make()}>
                {t('onboardWrite', { n: checked.drivers })}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  );
}
