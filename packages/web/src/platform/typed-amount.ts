/** An amount as it was typed, with a point. */
export const typedAmount = (text: string): string => text.trim().replace(',', '.');
