/** How an amount was asked for: by weight, by volume, by the piece or by what it is sold in. */
export const askedUnits = ['kg', 'g', 'l', 'ml', 'each', 'pack'] as const;
export type AskedUnit = (typeof askedUnits)[number];

const said: ReadonlyArray<readonly [AskedUnit, string]> = [
  ['kg', 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes kilogramo dikilo kilogeramo dikilogeramo ikhilo'],
  ['g', 'g gr gram grams gramme grammes gramu dikgeramo kgeramo'],
  ['l', 'l lt ltr ltrs litre litres liter liters lita litara dilitara litras ilitha'],
  ['ml', 'ml mls millilitre millilitres milliliter milliliters mililita'],
  ['each', 'piece pieces clove cloves x'],
  [
    'pack',
    'pack packs packet packets pkt bag bags box boxes bottle bottles tin tins can cans loaf loaves jar jars carton cartons tub tubs',
  ],
  ['pack', 'bunch bunches punnet punnets tray trays roll rolls bar bars slab slabs head heads case cases crate crates sack sacks'],
  ['pack', 'pakiti mfuko mifuko chupa kopo makopo boksi fungu mafungu pakete dipakete mokotla mekotla botlolo dibotlolo thini lebokose'],
  ['pack', 'mabokose pak pakkie pakkies sak bottel bottels blik blikkies paquet paquets bouteille bouteilles boite boites iphakethe'],
];

export const unitWords: ReadonlyMap<string, AskedUnit> = new Map(
  said.flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)),
);

/** Containers whose number follows them: 'chupa mbili', 'dipakete tse tharo'. */
export const containersBeforeNumbers = new Set(
  'pakiti mfuko mifuko chupa kopo makopo boksi fungu mafungu pakete dipakete mokotla mekotla botlolo dibotlolo thini lebokose mabokose'.split(
    ' ',
  ),
);

export const isMeasure = (unit: AskedUnit | undefined): boolean => unit === 'kg' || unit === 'g' || unit === 'l' || unit === 'ml';

/** 'of' between an amount and its thing. */
export const ofs = new Set('of ya za wa la cha vya tsa sa van de du des'.split(' '));
