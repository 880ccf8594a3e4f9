/** Colours as most drivers write them, with the key of their word in the dictionaries. */
const colours = {
  white: 'carWhite',
  silver: 'carSilver',
  grey: 'carGrey',
  black: 'carBlack',
  red: 'carRed',
  maroon: 'carMaroon',
  blue: 'carBlue',
  green: 'carGreen',
  yellow: 'carYellow',
  orange: 'carOrange',
  gold: 'carGold',
  beige: 'carBeige',
  brown: 'carBrown',
  purple: 'carPurple',
  gray: 'carGrey',
} as const;

export type CarColour = (typeof colours)[keyof typeof colours];
const known: ReadonlyMap<string, CarColour> = new Map(Object.entries(colours));

/** The key of a colour's word by what a driver wrote; undefined for a colour that has none. */
export const carColour = (color: string | null): CarColour | undefined =>
  color === null ? undefined : known.get(color.trim().toLowerCase());
