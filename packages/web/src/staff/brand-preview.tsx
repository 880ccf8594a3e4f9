import type { CSSProperties } from 'react';
import { tokensOf } from '@safiri/rules/brand/colors.ts';
import { logo as ownLogo } from '../art/logo.ts';
import { language } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Art } from '../ui/svg.tsx';
import { shownColors, type TypedBrand } from './brand-typed.ts';

const own = ownLogo(30);

/** The head of a phone's screen and a button on it, by day or by night. */
function Phone({ typed, logo, theme }: { typed: TypedBrand; logo: string | undefined; theme: 'day' | 'night' }) {
  const t = useText();
  const tokens = tokensOf(shownColors(typed))[theme];
  const style = Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value])) as CSSProperties;
  const isDay = theme === 'day';
  const { name, phone, tagline } = typed;
  return (
    <figure className="brand-phone" data-theme={isDay ? 'light' : 'dark'} style={style} data-preview={theme}>
      <figcaption className="caption">{t(isDay ? 'brandByDay' : 'brandByNight')}</figcaption>
      <div className="brand-phone-head">
        {logo === undefined ? <Art svg={own} /> : <img className="mark" src={logo} alt="" height={30} style={{ maxWidth: 90 }} />}
        <b>{name}</b>
      </div>
      <div className="brand-phone-body">
        {tagline[language.get()] === '' ? null : <p className="label">{tagline[language.get()]}</p>}
        <span className="brand-phone-button">{t('brandSampleButton')}</span>
        <span className="brand-phone-link">{phone === '' ? t('brandSampleLink') : phone}</span>
      </div>
    </figure>
  );
}

/** What people would see of it: the name, the logo and the two colours where they are used. */
export function BrandPreview({ typed, logo }: { typed: TypedBrand; logo: string | undefined }) {
  const t = useText();
  return (
    <section aria-label={t('brandPreview')} className="brand-phones">
      <Phone typed={typed} logo={logo} theme="day" />
      <Phone typed={typed} logo={logo} theme="night" />
    </section>
  );
}
