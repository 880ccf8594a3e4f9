import { useState } from 'react';
import type { DeskTrip } from '@safiri/contract/desk/trip-shapes.ts';
import { driverIdLabel } from '@safiri/rules/users/driver-id.ts';
import { clockTime, km } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { PersonLink } from './person-link.tsx';
import { gateNames, offerNames } from './trip-words.ts';

/** So many of those who were passed over are shown before somebody asks for all: the nearest stand first. */
const SHOWN_AT_FIRST = 8;

/** A driver by name, or by number where nobody is named. */
function Numbered({ driver }: { driver: DeskTrip['offers'][number]['driver'] }) {
  return (
    <PersonLink className="text-link" userId={driver.userId ?? undefined}>
      {driver.name === null ? driverIdLabel(driver.driverId) : `${driver.name} · ${driverIdLabel(driver.driverId)}`}
    </PersonLink>
  );
}

/** Whom it was offered to, and what kept every other driver who was looked at. */
export function Search({ offers, passedOver }: Pick<DeskTrip, 'offers' | 'passedOver'>) {
  const t = useText();
  const [all, setAll] = useState(false);
  const shown = all ? passedOver : passedOver.slice(0, SHOWN_AT_FIRST);
  return (
    <section className="card doc" aria-label={t('tripSearch')}>
      <h2 className="h2">{t('tripSearch')}</h2>
      <h3 className="label strong">{t('tripOffers')}</h3>
      {offers.length === 0 ? <p className="caption">{t('tripNoOffers')}</p> : null}
      <ul className="desk-facts">
        {offers.map((offer) => (
          <li key={offer.offerId} className="who-row">
            <span>
              <Numbered driver={offer.driver} />
              <span className="caption num desk-under">
                {clockTime(offer.offeredAt)} · {km(offer.pickupMeters / 1000)}
                {offer.wasShown ? '' : ` · ${t('passedNotShown')}`}
              </span>
            </span>
            <span className="chip">{t(offerNames[offer.status])}</span>
          </li>
        ))}
      </ul>
      <h3 className="label strong">{t('tripPassedOver')}</h3>
      {passedOver.length === 0 ? <p className="caption">{t('tripNobodyNear')}</p> : null}
      <ul className="desk-facts">
        {shown.map(({ driver, gate, rounds, meters }) => (
          <li key={driver.driverId} className="who-row">
            <span>
              <Numbered driver={driver} />
              <span className="caption num desk-under">
                {km(meters / 1000)} · {t('tripRounds', { n: rounds })}
              </span>
            </span>
            <span className="chip">{t(gateNames[gate])}</span>
          </li>
        ))}
      </ul>
      {shown.length === passedOver.length ? null : (
        <Button kind="soft" small onClick={() => setAll(true)}>
          {t('tripAllPassed', { n: passedOver.length })}
        </Button>
      )}
    </section>
  );
}
