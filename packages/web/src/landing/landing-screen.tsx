import type { CountryId } from '@safiri/rules/countries/country.ts';
import { baseFareMinor } from '@safiri/rules/pricing/base-fare.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { servedText } from './served-text.ts';
import { countryHere } from '../common/country-here.ts';
import { logo } from '../art/logo.ts';
import { quilt } from '../art/quilt.ts';
import { heroPhoneRows, heroRows } from '../art/quilts.ts';
import { vehicles } from '../art/vehicles.ts';
import { palette } from '../art/palette.ts';
import { OperatorLinks } from '../common/operator-links.tsx';
import { brand } from '../platform/brand.ts';
import { chooseLanguage } from '../platform/agree-account.ts';
import { languageIds, languages } from '@safiri/rules/languages.ts';
import { money, moneyOf } from '../platform/format.ts';
import { instanceMarkets, leastIn, serves, useHomeMarket } from '../platform/instance.ts';
import { country, language } from '../platform/preferences.ts';
import { homeOf, session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Mark } from '../ui/mark.tsx';
import { Art, Icon } from '../ui/svg.tsx';
import { InstallButton } from '../shell/install-button.tsx';
import { shownClaims } from './claims.ts';
import './landing.css';

const nightLogo = logo(36, palette.ink, palette.mari, palette.mari);
const wideQuilt = quilt(heroRows);
const phoneQuilt = quilt(heroPhoneRows);

function LanguagePicker() {
  const t = useText();
  const chosen = language.use();
  return (
    <span className="lang" role="group" aria-label={t('language')}>
      {languageIds.map((id) => (
        <button key={id} type="button" aria-pressed={chosen === id} data-language={id} onClick={() => chooseLanguage(id)}>
          {instanceMarkets === null ? languages[id].specified : languages[id].name}
        </button>
      ))}
    </span>
  );
}

/** The price ticket of wide screens. */
function Ticket({ of, fare, cities }: { of: CountryId; fare: string; cities: readonly string[] }) {
  const t = useText();
  return (
    <div className="ticket">
      <div className="selvedge" />
      <div className="ticket-in">
        <div className="row spread">
          <span className="title">{brand.name}</span>
          <Art svg={vehicles.standard} />
        </div>
        <p className="label">{t(instanceMarkets === null ? 'standardStartingFrom' : 'startingFrom')}</p>
        <p className="ticket-fare num" data-fare>
          {fare}
        </p>
        <p className="row ticket-cities" data-of={of}>
          {cities.slice(0, 2).map((city) => (
            <span key={city} className="chip">
              {city}
            </span>
          ))}
          {cities.length > 2 ? <span className="chip num">{t('plusMore', { n: cities.length - 2 })}</span> : null}
        </p>
      </div>
    </div>
  );
}

/** `/` and `/welcome` (spec: foundations §2 Landing screen). */
export function LandingScreen({ countryButton, tour }: { countryButton: ReactNode; tour: ReactNode }) {
  const t = useText();
  const chosen = countryHere(country.use());
  const user = session.use();
  const home = useHomeMarket();
  const least = home === undefined ? undefined : leastIn(home);
  const fare =
    home === undefined || least === undefined
      ? moneyOf(baseFareMinor('standard', chosen), chosen.id)
      : money(least, home.countryId, home.decimals);
  /** An instance that carries nobody yet has no price to begin with. */
  const hasFare = instanceMarkets === null || least !== undefined;
  const cities = instanceMarkets?.map(({ name }) => name) ?? chosen.cities;
  return (
    <>
      <main className="land" id="main">
        <header className="top row spread">
          <span className="brand">
            <Mark svg={nightLogo} size={36} />
            <span>{brand.name}</span>
          </span>
          <LanguagePicker />
        </header>
        <Art className="quilt-phone" svg={phoneQuilt} />
        <Art className="quilt-wide" svg={wideQuilt} />
        {hasFare ? <Ticket of={chosen.id} fare={fare} cities={cities} /> : null}
        <div className="copy">
          <p className="label land-welcome">{t('welcome')}</p>
          <h1>
            {t('builtBy')} <em>{t('forAfricans')}</em>
          </h1>
          <p className="sub" data-demo>
            {brand.tagline[language.get()] ?? (instanceMarkets === null ? t('tagline') : home === undefined ? null : servedText(t, home))}
          </p>
          <div className="fromrow">
            {countryButton}
            {hasFare ? (
              <p className="from num">
                <span>{t('startingFrom')}</span>
                <b data-fare>{fare}</b>
              </p>
            ) : null}
          </div>
          <div className="cta">
            {/* Shown before the app has come, to whom this browser knows (inline/choices.ts). */}
            <Link className="button accent" href={user === null ? '/passenger' : homeOf(user)} hidden={user === null} data-home>
              <span>{t('continueAs')}</span>
              <b>{user?.name.split(' ')[0]}</b>
            </Link>
            <Link className="button accent" href="/auth?as=passenger">
              {t('getStartedPassenger')}
            </Link>
            <Link className="button outline" href="/auth?as=driver">
              <Icon name="wheel" size={22} />
              {t('driveWithUs')}
            </Link>
          </div>
          <div className="row spread land-more">
            <Link className="button small" href="/quick-login">
              <Icon name="bolt" size={20} />
              {t('quickLogin')}
            </Link>
            <InstallButton />
            {tour}
          </div>
        </div>
      </main>
      <section className="land-below" aria-label={t('whyUs')}>
        {serves('ladies_only') ? (
          <div className="notice" data-kinds="ladies_only">
            <span className="icon-box">
              <Icon name="shieldcheck" size={26} />
            </span>
            <div>
              <b>{t('newLadiesOnly')}</b>
              <span>{t('ladiesOnlyClaim')}</span>
            </div>
          </div>
        ) : null}
        <ul className="trio">
          <li>
            <Icon name="shield" />
            {t('safe')}
          </li>
          <li>
            <Icon name="bolt" />
            {t('fast')}
          </li>
          <li>
            <Icon name="cash" />
            {t('affordable')}
          </li>
        </ul>
        <ul className="claims">
          {instanceMarkets === null ? <li data-demo>{t('claimPayments')}</li> : null}
          {chosen.id === 'za' && instanceMarkets === null ? <li data-of="za">{t('claimWallet', { wallet: t('wallet') })}</li> : null}
          <li>{t('claimDriving')}</li>
          {shownClaims.map((claim) => (
            <li key={claim}>{t(claim)}</li>
          ))}
        </ul>
        <p className="row land-more">
          <Link className="button small soft" href="/services">
            {t('seeServices')}
          </Link>
          <a className="button small soft" href="/manifest.webmanifest" download="safiri.webmanifest">
            <Icon name="download" size={20} />
            {t('downloadAppFile')}
          </a>
        </p>
        <OperatorLinks />
      </section>
    </>
  );
}
