/** Words for numbers as they are said in English, Swahili, Sesotho, Afrikaans, isiZulu and French, folded. */
const said: ReadonlyArray<readonly [number, string]> = [
  [0, 'zero nil sifuri lefela nul'],
  [1, 'one moja mmoja nngwe bonngwe een un une okukodwa eyodwa'],
  [2, 'two mbili wawili miwili mawili viwili pedi bedi mabedi mmedi twee deux ezimbili amabili kubili'],
  [3, 'three tatu watatu mitatu matatu vitatu tharo raro mararo drie trois ezintathu amathathu'],
  [4, 'four nne wanne minne manne vinne mane vier quatre ezine amane'],
  [5, 'five tano watano mitano matano vitano hlano mahlano vyf cinq ezinhlanu amahlanu'],
  [6, 'six sita tshelela tsheletseng ses eziyisithupha'],
  [7, 'seven saba supa supileng sewe sept'],
  [8, 'eight nane manane minane wanane robedi agt huit'],
  [9, 'nine tisa robong nege neuf'],
  [10, 'ten kumi leshome tien dix ishumi'],
  [11, 'eleven elf onze'],
  [12, 'twelve twaalf douze'],
  [13, 'thirteen dertien'],
  [14, 'fourteen'],
  [15, 'fifteen vyftien quinze'],
  [16, 'sixteen'],
  [17, 'seventeen'],
  [18, 'eighteen'],
  [19, 'nineteen'],
  [20, 'twenty ishirini twintig vingt'],
  [30, 'thirty thelathini dertig trente'],
  [40, 'forty arobaini'],
  [50, 'fifty hamsini vyftig'],
  [60, 'sixty sitini'],
  [70, 'seventy sabini'],
  [80, 'eighty themanini'],
  [90, 'ninety tisini'],
];

const words = (...groups: string[]) => new Set(groups.join(' ').split(' '));

export const numberWords: ReadonlyMap<string, number> = new Map(
  said.flatMap(([value, names]) => names.split(' ').map((name) => [name, value] as const)),
);

/** Multiply what stands before them; alone they are one of themselves. */
export const multipliers: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['mia', 100],
  ['lekgolo', 100],
  ['thousand', 1000],
  ['elfu', 1000],
  ['million', 1_000_000],
  ['milioni', 1_000_000],
  ['billion', 1_000_000_000],
  ['dozen', 12],
  ['dozens', 12],
  ['doz', 12],
  ['dazeni', 12],
  ['dosyn', 12],
  ['dosene', 12],
  ['douzaine', 12],
]);

export const fewWords: ReadonlyMap<string, number> = new Map([
  ['couple', 2],
  ['pair', 2],
  ['few', 3],
]);

export const parts: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['halves', 0.5],
  ['nusu', 0.5],
  ['halofo', 0.5],
  ['halwe', 0.5],
  ['demi', 0.5],
  ['uhhafu', 0.5],
  ['quarter', 0.25],
  ['quarters', 0.25],
  ['robo', 0.25],
  ['kotara', 0.25],
  ['kwart', 0.25],
]);

/** One of something, before a thing or a measure. */
export const articles = words('a an n');
/** Stand between a Sesotho, Zulu or Swahili noun and its number. */
export const concords = words('tse a e ba ya za tsa');
export const ands = words('and na le en et');
export const tensJoinedByNa = words('kumi ishirini thelathini arobaini hamsini sitini sabini themanini tisini');
/** Numbers in languages that put them behind the noun. */
export const behindTheNoun = words(
  'moja mmoja nngwe bonngwe mbili wawili miwili mawili viwili pedi bedi mabedi mmedi tatu watatu mitatu matatu vitatu tharo raro mararo',
  'nne wanne minne manne vinne mane tano watano mitano matano vitano hlano mahlano sita tshelela tsheletseng saba supa supileng nane tisa',
  'robedi robong kumi leshome ishirini thelathini okukodwa eyodwa ezimbili amabili ezintathu amathathu ezine amane ezinhlanu amahlanu',
);
export const minuses = words('minus negative');
/** What follows is not wanted. */
export const refusals = words('no not nothing without dont never remove cancel except bila hapana ntle sans geen sonder');
