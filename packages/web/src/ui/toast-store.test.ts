import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, dismissToastAbout, onToastChange, swipeOffset, toast, TOAST_REMOVE_DELAY } from './toast-store.ts';

const idNow = () => currentToast()?.id ?? 0;

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stand one at a time: the newest', () => {
    toast({ title: 'first' });
    const first = idNow();
    toast({ title: 'second', tone: 'bad' });
    expect(currentToast()).toMatchObject({ title: 'second', tone: 'bad', open: true });
    dismissToast(first);
    expect(currentToast()).toMatchObject({ title: 'second', open: true });
  });

  it('are closed when dismissed and forgotten after 1,000,000 ms', () => {
    toast({ title: 'seen' });
    dismissToast(idNow());
    expect(currentToast()).toMatchObject({ title: 'seen', open: false });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
    expect(currentToast()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
    expect(TOAST_REMOVE_DELAY).toBe(1_000_000);
  });

  it('are closed when what they are about holds no longer, and no others', () => {
    toast({ title: 'Looking', about: 'search 7' });
    dismissToastAbout('search 8');
    expect(currentToast()).toMatchObject({ title: 'Looking', open: true });
    dismissToastAbout('search 7');
    expect(currentToast()).toMatchObject({ title: 'Looking', open: false });
    toast({ title: 'Saved' });
    dismissToastAbout('search 7');
    expect(currentToast()).toMatchObject({ title: 'Saved', open: true });
  });

  it('are not taken away by an older one’s end', () => {
    toast({ title: 'older' });
    dismissToast(idNow());
    toast({ title: 'newer' });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
    expect(currentToast()).toMatchObject({ title: 'newer', open: true });
  });

  it('tell their listeners of each change, once', () => {
    const heard = vi.fn<() => void>();
    const stop = onToastChange(heard);
    toast({ title: 'one' });
    dismissToast(idNow());
    dismissToast(idNow());
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    toast({ title: 'two' });
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('a swipe', () => {
  it('takes a toast along to the right alone, not while scrolling or pressing', () => {
    expect(swipeOffset(49, 3)).toBe(49);
    expect(swipeOffset(-80, 0)).toBe(0);
    expect(swipeOffset(20, -60)).toBe(0);
    expect(swipeOffset(5, 1)).toBe(0);
  });
});
