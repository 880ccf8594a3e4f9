import type { TextKey } from 'virtual:texts/keys';
import type { Translate } from '../platform/text.ts';

/** The names of shelves and parts of a menu that many shops share, as a catalogue file writes them. */
const known: ReadonlyMap<string, TextKey> = new Map(
  Object.entries({
    mains: 'sectionMains',
    sides: 'sectionSides',
    drinks: 'sectionDrinks',
    burgers: 'sectionBurgers',
    curries: 'sectionCurries',
    pizza: 'sectionPizza',
    pasta: 'sectionPasta',
    rice: 'sectionRice',
    chicken: 'sectionChicken',
    sweets: 'sectionSweets',
    noodles: 'sectionNoodles',
    starters: 'sectionStarters',
    salads: 'sectionSalads',
    bread: 'sectionBread',
    pantry: 'sectionPantry',
    vegetables: 'sectionVegetables',
    fruit: 'sectionFruit',
    'dairy and eggs': 'sectionDairy',
    'meat and fish': 'sectionMeat',
    'bread and cakes': 'sectionBakery',
    household: 'sectionHousehold',
    'care and baby': 'sectionCare',
    snacks: 'sectionSnacks',
  } as const satisfies Record<string, TextKey>),
);

/** A section in the reader's language where it is one that many shops share; a shop's own words stay as they were written. */
export function sectionName(t: Translate, section: string): string {
  const key = known.get(section.trim().toLowerCase());
  return key === undefined ? section : t(key);
}
