import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { tours, type TourPage } from './pages.ts';
import { tourState } from './tour-state.ts';
import './tour.css';

const isShown = (element: Element) => element.getClientRects().length > 0;

/** Outlines the element of a step and brings it into view; whether the card has to stand above it. */
function usePointing(target: string): boolean {
  const [above, setAbove] = useState(false);
  useEffect(() => {
    const element = [...document.querySelectorAll(target)].find(isShown);
    if (element === undefined) return undefined;
    element.setAttribute('data-tour-on', '');
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { top, bottom, height } = element.getBoundingClientRect();
    const inView = top >= 0 && bottom <= innerHeight * 0.6;
    if (!inView) element.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
    const fixed = getComputedStyle(element.closest('nav') ?? element).position === 'fixed';
    setAbove(fixed && top + height / 2 > innerHeight / 2);
    return () => element.removeAttribute('data-tour-on');
  }, [target]);
  return above;
}

/** One step of a tour. It lies beside the page and never over all of it: whoever is in a hurry goes on. */
export function TourCard({ page, asked, onClose }: { page: TourPage; asked: boolean; onClose: () => void }) {
  const t = useText();
  const state = tourState(page);
  const steps = tours[page];
  const at = Math.min(state.use().step, steps.length - 1);
  const step = steps[at];
  const card = useRef<HTMLDivElement>(null);
  const above = usePointing(step?.target ?? '');
  useEffect(() => {
    // Who is typing keeps the focus; for everybody else the tour is where the keyboard is.
    if (asked || document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [asked]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [onClose]);
  if (step === undefined) return null;
  const last = at === steps.length - 1;
  const go = (to: number) => state.set({ ...state.get(), step: to });
  const complete = () => {
    state.set({ step: 0, completed: true, shown: true });
    onClose();
  };
  return createPortal(
    <div ref={card} className="tour" role="dialog" aria-label={t('tourOpen')} tabIndex={-1} data-above={above}>
      <div aria-live="polite">
        <p className="caption num">{t('tourStep', { n: at + 1, of: steps.length })}</p>
        <h2 className="title">{t(step.title)}</h2>
        <p>{t(step.text)}</p>
      </div>
      <div className="tour-buttons">
        <Button kind="plain" small onClick={onClose}>
          {t('tourSkip')}
        </Button>
        <span className="grow" />
        {at === 0 ? null : (
          <Button kind="soft" small onClick={() => go(at - 1)}>
            {t('tourPrevious')}
          </Button>
        )}
        <Button small onClick={last ? complete : () => go(at + 1)}>
          {t(last ? 'tourComplete' : 'tourNext')}
        </Button>
      </div>
    </div>,
    document.body,
  );
}
