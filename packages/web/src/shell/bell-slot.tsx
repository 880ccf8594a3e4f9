import { createContext, use, type ReactNode } from 'react';

/** Makes the bell of a head; `ofStaff` in the console's, where only staff have one. */
export type MakeBell = (ofStaff: boolean) => ReactNode;

/** The bell that the app puts into the frames of its screens: the room of notifications stands above them. */
export const BellContext = createContext<MakeBell>(() => null);

/** Where a screen's head has its bell. */
export function BellSlot({ ofStaff = false }: { ofStaff?: boolean }) {
  return use(BellContext)(ofStaff);
}
