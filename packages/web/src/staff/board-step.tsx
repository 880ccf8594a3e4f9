import type { ReactNode } from 'react';
import { useBoardStep, type BoardStep } from './board-api.ts';
import { NotDone } from './not-done.tsx';

/** A step of an order on the board, and why it could not be made. */
export function useStep(): { busy: boolean; go: (did: BoardStep) => void; failed: ReactNode } {
  const step = useBoardStep();
  return { busy: step.isPending, go: (did) => step.mutate(did), failed: <NotDone step={step} /> };
}
