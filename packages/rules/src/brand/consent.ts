import type { LegalText, TextVersions } from './brand.ts';

/** What everybody agrees to, and what a driver agrees to beside it. */
const asked = { passenger: ['terms', 'privacy'], driver: ['terms', 'privacy', 'driver_agreement'] } as const satisfies Record<
  string,
  readonly LegalText[]
>;

/** An agreement: to which text, in which version. */
export interface Agreed {
  readonly text: LegalText;
  readonly version: number;
}

/**
 * What somebody is still to agree to: every text in force that is for them, in a version that they have not agreed to.
 * Staff are asked for nothing: they work under a contract of their own.
 */
export function dueTexts(inForce: TextVersions, userType: string, given: readonly Agreed[]): Agreed[] {
  const texts = userType === 'passenger' || userType === 'driver' ? asked[userType] : [];
  return texts.flatMap((text) => {
    const version = inForce[text];
    if (version === undefined || given.some((one) => one.text === text && one.version >= version)) return [];
    return [{ text, version }];
  });
}
