import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { language } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Icon } from './svg.tsx';
import { useAboveFoot } from './toast-foot.ts';
import { useEndWithScreen } from './toast-screen.ts';
import { dismissToast, SWIPE_THRESHOLD_PX, swipeOffset, TOAST_DURATION_MS, type ShownToast } from './toast-store.ts';

/** True while nobody can read a message: another window or tab is in front. */
function useAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const look = () => setAway(document.hidden || !document.hasFocus());
    const events: Array<[EventTarget, string]> = [
      [window, 'blur'],
      [window, 'focus'],
      [document, 'visibilitychange'],
    ];
    for (const [target, name] of events) target.addEventListener(name, look);
    return () => {
      for (const [target, name] of events) target.removeEventListener(name, look);
    };
  }, []);
  return away;
}

/** How much of its time a message has left: a dialog that opens or closes mounts it anew. */
const left = new WeakMap<ShownToast, number>();

/** Lets the message end after its time; the clock stands still while `paused`. */
function useEnd(shown: ShownToast, paused: boolean): void {
  useEffect(() => {
    if (paused) return undefined;
    const from = performance.now();
    const ms = left.get(shown) ?? TOAST_DURATION_MS;
    const timer = setTimeout(() => dismissToast(shown.id), ms);
    return () => {
      clearTimeout(timer);
      left.set(shown, Math.max(0, ms - (performance.now() - from)));
    };
  }, [shown, paused]);
}

/** Ends the message when another language is chosen: its words were said in the one before. */
function useEndWithLanguage(shown: ShownToast): void {
  useEffect(() => {
    const said = language.get();
    return language.subscribe(() => {
      if (language.get() !== said) dismissToast(shown.id);
    });
  }, [shown]);
}

/** A message, which a finger pushes away. */
export function ToastMessage({ shown }: { shown: ShownToast }) {
  const t = useText();
  const [held, setHeld] = useState(false);
  const from = useRef<{ x: number; y: number }>(null);
  const place = useRef<HTMLDivElement>(null);
  useEnd(shown, useAway() || held);
  useEndWithScreen(shown);
  useEndWithLanguage(shown);
  useAboveFoot(place);
  const follow = (element: HTMLElement, px: number) => element.style.setProperty('--swipe', `${px}px`);
  const moved = (event: PointerEvent) =>
    from.current === null ? 0 : swipeOffset(event.clientX - from.current.x, event.clientY - from.current.y);
  if (shown.onPage === true) {
    return (
      <p className="visually-hidden">
        {shown.title} {shown.text}
      </p>
    );
  }
  return (
    <div
      ref={place}
      role="presentation"
      className={shown.tone === 'bad' ? 'toast bad' : 'toast'}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(shown.id)}
      onPointerDown={(event) => {
        if (event.isPrimary && event.button === 0) from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => {
        // Not by entering: it may come up under a mouse that rests, and would stay for ever.
        setHeld(true);
        const px = moved(event);
        if (px > 0) event.currentTarget.setPointerCapture(event.pointerId);
        if (from.current !== null) follow(event.currentTarget, px);
      }}
      onPointerUp={(event) => {
        if (moved(event) >= SWIPE_THRESHOLD_PX) dismissToast(shown.id);
        from.current = null;
        follow(event.currentTarget, 0);
      }}
      onPointerCancel={(event) => {
        from.current = null;
        follow(event.currentTarget, 0);
      }}
    >
      <Icon name={shown.tone === 'bad' ? 'alert' : 'check'} size={22} />
      <div role={shown.tone === 'bad' ? 'alert' : undefined}>
        <b>{shown.title}</b>
        {shown.text === undefined ? null : <span>{shown.text}</span>}
      </div>
      <button type="button" className="icon-button" aria-label={t('close')} onClick={() => dismissToast(shown.id)}>
        <Icon name="x" size={20} />
      </button>
    </div>
  );
}
