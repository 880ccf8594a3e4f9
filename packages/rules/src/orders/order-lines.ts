/** What became of a line when it was looked for on the shelves. */
export const pickOutcomes = ['picked', 'replaced', 'missing'] as const;
export type PickOutcome = (typeof pickOutcomes)[number];

/** How a line of an order stands. */
export const lineStates = ['ordered', ...pickOutcomes] as const;

/** Of which its buyer can say whether it was liked: it came as it was ordered. */
export const ratedLineStates = ['ordered', 'picked'] as const satisfies ReadonlyArray<(typeof lineStates)[number]>;
