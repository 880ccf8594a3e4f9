import { useState, type ReactNode } from 'react';
import { brand } from '../platform/brand.ts';
import { instanceMarkets } from '../platform/instance.ts';
import { useText, type Translate } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Unserved } from './unserved.ts';
import './unserved.css';

/** More of an instance's cities are not named. */
const NAMED_AT_MOST = 6;

/** Where an instance's rides begin; empty where that is not told. */
const openCities = () => (instanceMarkets ?? []).filter(({ isOpen }) => isOpen).map(({ name }) => name);

/** In one line, that nobody comes to a pickup. */
export function unservedTitle(t: Translate, { paused, city }: Unserved): string {
  if (paused !== undefined) return t('unservedPaused', { city: paused });
  return city === undefined ? t('unservedHere', { product: brand.name }) : t('unservedCity', { product: brand.name, city: city.name });
}

export type WaitingList = (about: Unserved['city'], onDone: () => void) => ReactNode;

/** In the place of what can be asked for: that nobody comes to this pickup, where somebody would, and the way to wait for it. */
export function UnservedHere({ unserved, waitingList }: { unserved: Unserved; waitingList: WaitingList }) {
  const t = useText();
  const [isWaiting, setWaiting] = useState(false);
  const cities = openCities();
  return (
    <section className="unserved" role="alert">
      <p className="h2">{unservedTitle(t, unserved)}</p>
      <p>
        {cities.length === 0 || cities.length > NAMED_AT_MOST ? t('unservedElsewhere') : t('unservedCities', { cities: cities.join(', ') })}
      </p>
      {unserved.paused === undefined ? (
        <>
          <Button kind="soft" onClick={() => setWaiting(true)}>
            {t('unservedWait')}
          </Button>
          <Dialog open={isWaiting} onClose={() => setWaiting(false)} title={t('unservedWait')}>
            {isWaiting ? waitingList(unserved.city, () => setWaiting(false)) : null}
          </Dialog>
        </>
      ) : null}
    </section>
  );
}
