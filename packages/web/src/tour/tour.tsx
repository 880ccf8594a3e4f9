import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom, useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import type { TourPage } from './pages.ts';
import { tourState } from './tour-state.ts';

/** Milliseconds after the first visit until the tour opens by itself (spec: foundations §9). */
const OPENS_AFTER_MS = 1500;

/** On the screen that the document was opened with, the visit began with the document, and not when the app had come. */
const isOpenedHere = () => performance.getEntriesByType('navigation')[0]?.name.split(/[?#]/)[0] === location.origin + location.pathname;
const untilOpen = () => (isOpenedHere() ? Math.max(0, OPENS_AFTER_MS - performance.now()) : OPENS_AFTER_MS);

const getCard = () => Promise.all([import('./tour-card.tsx'), enterRoom('tour')]);
const TourCard = lazyPart(async () => (await getCard())[0].TourCard);

/** The help button of a page, `bare` a mark without words. Its tour opens by itself once, and later by the button. */
export function Tour({ page, bare = false }: { page: TourPage; bare?: boolean }) {
  const t = useText();
  const [open, setOpen] = useState<'no' | 'itself' | 'asked'>('no');
  useEffect(() => {
    const state = tourState(page);
    if (state.get().shown) return undefined;
    getCard().catch(() => {});
    const timer = setTimeout(() => {
      state.set({ ...state.get(), shown: true });
      setOpen((now) => (now === 'no' ? 'itself' : now));
    }, untilOpen());
    return () => clearTimeout(timer);
  }, [page]);
  const ask = () => {
    const state = tourState(page);
    const { step, completed } = state.get();
    state.set({ step: completed ? 0 : step, completed, shown: true });
    setOpen('asked');
  };
  return (
    <>
      <button
        type="button"
        className={bare ? 'icon-button' : 'button soft'}
        {...(bare ? { 'aria-label': t('tourOpen') } : {})}
        aria-expanded={open !== 'no'}
        onClick={ask}
      >
        <Icon name="help" size={22} />
        {bare ? null : t('tourOpen')}
      </button>
      {open === 'no' ? null : (
        <Suspense fallback={null}>
          <TourCard page={page} asked={open === 'asked'} onClose={() => setOpen('no')} />
        </Suspense>
      )}
    </>
  );
}
