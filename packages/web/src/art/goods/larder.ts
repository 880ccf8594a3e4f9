import { b, c, dots, e, G, leaf, p, s, turned, zigzag } from './draw.ts';

const tray = (fill: string) => p(fill, 'M8 48H88L80 66H16z');

/** Bread, meat and what the house needs. */
export const larder: Record<string, string> = {
  bread:
    p(G.crust, 'M12 34c-4-14 8-22 20-20h32c12-2 24 6 20 20-1 3-3 4-3 6v20c0 3-2 4-4 4H19c-2 0-4-1-4-4V40c0-2-2-3-3-6z') +
    p(G.crumb, 'M20 34c-3-9 4-14 13-13h30c9-1 16 4 13 13-1 3-3 4-3 6v17H23V40c0-2-2-3-3-6z') +
    s(G.crust, 3.5, 'M36 27v24M48 27v24M60 27v24'),
  whiteBread:
    p('#D98B45', 'M12 34c-4-14 8-22 20-20h32c12-2 24 6 20 20-1 3-3 4-3 6v20c0 3-2 4-4 4H19c-2 0-4-1-4-4V40c0-2-2-3-3-6z') +
    p(G.cream, 'M20 34c-3-9 4-14 13-13h30c9-1 16 4 13 13-1 3-3 4-3 6v17H23V40c0-2-2-3-3-6z'),
  wholeBread:
    p(G.brown, 'M8 46Q8 18 48 18T88 46V58Q88 64 82 64H14Q8 64 8 58z') +
    s(G.crust, 4, 'M26 26q6 8 4 18M46 22q6 9 4 20M66 26q6 8 4 18') +
    dots(G.crumb, 1.8, [
      [20, 46],
      [38, 50],
      [58, 50],
      [76, 46],
      [40, 32],
      [60, 34],
    ]),
  rolls:
    p(G.crust, 'M6 58Q8 34 28 34T50 58z') +
    p('#D98B45', 'M46 58Q48 34 68 34T90 58z') +
    p(G.gold, 'M24 40Q28 14 48 14T72 40Q60 34 48 40 36 34 24 40z') +
    dots(G.crumb, 1.8, [
      [40, 24],
      [50, 20],
      [57, 26],
    ]) +
    b(6, 58, 84, 6, G.brown, 3),
  hotDogRolls: [
    [16, 44],
    [26, 30],
    [16, 14],
  ]
    .map(([x = 0, y = 0], i) => b(x - 4, y, 68, 17, i % 2 === 0 ? G.crust : '#D98B45', 8) + s(G.crumb, 3, `M${x + 6} ${y + 6}h46`))
    .join(''),
  rusks: [
    [18, 12, -14],
    [50, 10, 12],
    [30, 38, 4],
  ]
    .map(([x = 0, y = 0, a = 0]) =>
      turned(
        a,
        b(x, y, 28, 24, G.crust, 4) +
          b(x + 3, y + 3, 22, 18, G.gold, 3) +
          dots(G.crust, 1.4, [
            [x + 9, y + 9],
            [x + 18, y + 8],
            [x + 13, y + 16],
          ]),
        x + 14,
        y + 12,
      ),
    )
    .join(''),
  biscuits:
    c(34, 42, 20, G.crust) +
    c(34, 42, 16, G.gold) +
    c(64, 40, 20, G.crust) +
    c(64, 40, 16, G.crumb) +
    dots(G.crust, 1.8, [
      [58, 34],
      [64, 32],
      [70, 34],
      [58, 46],
      [64, 48],
      [70, 46],
      [30, 38],
      [28, 46],
    ]) +
    s(G.crust, 2, 'M57 40h14'),
  shortbread:
    turned(-8, b(16, 18, 64, 16, G.crust, 3) + b(18, 18, 60, 13, G.crumb, 3)) +
    turned(6, b(16, 42, 64, 16, G.crust, 3) + b(18, 42, 60, 13, '#FFE6BF', 3)) +
    dots(G.crust, 1.7, [
      [28, 28],
      [40, 26],
      [52, 24],
      [64, 22],
      [28, 46],
      [40, 48],
      [52, 49],
      [64, 51],
    ]),
  scones:
    p(G.crust, 'M10 40h36v18q0 6-6 6H16q-6 0-6-6z') +
    p(G.gold, 'M8 42q0-16 20-16t20 16z') +
    p(G.crust, 'M48 42h36v16q0 6-6 6H54q-6 0-6-6z') +
    p(G.gold, 'M46 44q0-16 20-16t20 16z') +
    b(48, 46, 36, 6, G.pepper, 3) +
    b(10, 46, 36, 6, G.cream, 3),
  spongeCake:
    b(14, 26, 68, 14, G.gold, 5) +
    b(14, 40, 68, 6, G.pepper) +
    b(14, 46, 68, 14, G.gold, 5) +
    p(G.cream, 'M14 28q0-8 8-8h52q8 0 8 8-4 8-9 0-5 8-10 0-5 8-10 0-5 8-10 0-5 8-10 0-5 8-10 0-4 8-9 0z') +
    b(8, 62, 80, 5, G.sky, 2.5),
  mince:
    tray(G.ink) +
    p(G.red, 'M14 50Q14 30 28 32 32 18 46 24 60 16 66 30 82 30 82 50z') +
    s(G.rose, 3, 'M24 42q4-6 8 0M40 34q4-6 8 0M56 40q4-6 8 0M38 46q4-6 8 0M66 46q3-5 7 0') +
    zigzag(G.sky, 18, 78, 60, 2),
  beefCubes:
    tray(G.ink) +
    [
      [18, 32],
      [38, 24],
      [58, 32],
      [32, 38],
      [50, 40],
    ]
      .map(([x = 0, y = 0], i) => b(x, y, 18, 16, i % 2 === 0 ? G.pepper : G.dark, 4) + s(G.rose, 2.2, `M${x + 4} ${y + 9}q5-5 9 0`))
      .join('') +
    zigzag(G.sky, 18, 78, 60, 2),
  wholeChicken:
    p(G.rose, 'M18 46Q14 20 46 18Q76 18 80 42Q78 58 60 60H36Q20 58 18 46z') +
    p(G.meat, 'M52 44Q62 30 74 38T80 56Q70 66 58 58T52 44z') +
    s(G.cream, 6, 'M74 58l10 4') +
    s(G.meat, 3, 'M28 36q6-10 18-11') +
    p(G.meat, 'M26 42q8-4 12 4t-4 10q-10-2-8-14z'),
  chickenFillets:
    tray(G.ink) +
    p(G.rose, 'M12 46Q16 24 38 26T52 48z') +
    p('#FFD9D2', 'M40 48Q46 22 68 26T84 46z') +
    s(G.meat, 2.4, 'M24 40q6-6 14-6M54 40q6-7 14-7') +
    zigzag(G.sky, 18, 78, 60, 2),
  chops:
    p('#FFE3C2', 'M20 20Q48 4 62 22Q70 36 54 50L40 66Q34 70 32 64L36 52Q10 46 20 20z') +
    p(G.red, 'M26 24Q46 12 56 26Q60 36 48 44Q28 46 26 24z') +
    s(G.rose, 3, 'M34 28q8-4 12 4') +
    p('#FFE3C2', 'M60 32Q82 26 84 42Q84 54 70 56L60 66 58 54Q54 40 60 32z') +
    p(G.pepper, 'M64 38Q76 34 78 43 76 50 68 50 60 46 64 38z'),
  porkChops:
    p('#FFE3C2', 'M12 42Q10 14 44 14T84 40Q82 62 60 60Q52 50 42 58T12 42z') +
    p(G.meat, 'M20 40Q20 22 44 22T76 40Q74 54 60 50Q50 42 40 50T20 40z') +
    c(34, 36, 5, G.cream) +
    s(G.rose, 3, 'M48 32q10-3 16 6'),
  polony:
    turned(-18, b(8, 26, 56, 28, G.pepper, 12) + b(24, 26, 8, 28, G.mari) + e(62, 40, 9, 14, G.rose)) +
    c(70, 54, 13, G.meat) +
    c(70, 54, 10, G.rose),
  viennas:
    s(G.meat, 11, 'M18 20Q48 40 78 18') +
    s(G.red, 11, 'M16 38Q48 58 80 36') +
    s(G.meat, 11, 'M20 56Q48 74 78 54') +
    s(G.rose, 2.6, 'M26 24q18 8 36 0M26 42q18 9 38 1'),
  batteries:
    [22, 50]
      .map((x) => b(x + 7, 8, 10, 6, G.sky, 2) + b(x, 13, 24, 53, G.ink, 4) + b(x, 13, 24, 18, G.mari, 4) + b(x, 24, 24, 8, G.mari))
      .join('') + s(G.white, 3, 'M30 42h8M34 38v8M58 42h8M62 38v8'),
  binBags:
    p(G.ink, 'M30 28Q48 22 66 28Q82 44 78 62Q74 68 48 68T18 62Q14 44 30 28z') +
    p(G.indigo, 'M40 26Q34 12 42 10T48 14 54 10 56 26z') +
    b(36, 24, 24, 5, G.pepper, 2.5) +
    s(G.indigo, 3, 'M36 36q-8 10-6 20M60 36q8 10 6 20'),
  bleach:
    p(G.cobalt, 'M32 20H56Q68 22 70 34V62Q70 68 64 68H30Q24 68 24 62V32Q24 22 32 20z') +
    b(34, 6, 18, 15, G.pepper, 2) +
    p(G.sky, 'M60 30q6 2 5 8v12q-5-2-5-6z') +
    b(24, 40, 36, 18, G.white) +
    leaf(36, 42, 0.55, G.cobalt, 0),
  dishSoap:
    b(42, 2, 12, 10, G.white, 2) +
    p(G.green, 'M40 12H56Q56 22 64 28 68 34 66 62 66 68 60 68H36Q30 68 30 62 28 34 32 28 40 22 40 12z') +
    b(31, 38, 34, 18, G.white) +
    dots(G.sky, 3.2, [
      [42, 48],
      [50, 44],
      [56, 51],
    ]),
  candles:
    [
      [22, 34],
      [42, 20],
      [62, 40],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          b(x, y, 13, 66 - y, i === 1 ? G.white : G.mist, 2) +
          s(G.ink, 2, `M${x + 6.5} ${y}v-5`) +
          `<path fill="${G.mari}" d="M${x + 6.5} ${y - 20}q9 10 0 17q-9-7 0-17z"/><path fill="${G.orange}" d="M${x + 6.5} ${y - 12}q4 5 0 9q-4-4 0-9z"/>`,
      )
      .join('') + b(12, 64, 72, 5, G.indigo, 2.5),
  matches:
    [30, 40, 50, 60].map((x) => s(G.crumb, 4, `M${x} 40V18`) + e(x, 14, 4, 6, G.pepper)).join('') +
    b(16, 36, 64, 30, G.mari, 3) +
    b(16, 58, 64, 8, G.brown, 2) +
    c(48, 47, 8, G.pepper) +
    c(48, 47, 3.5, G.mari),
  paraffin:
    b(22, 20, 52, 48, G.cobalt, 6) +
    b(30, 8, 20, 10, G.pepper, 2) +
    s(G.cobalt, 6, 'M54 20v-8h14v8') +
    `<path fill="${G.mari}" d="M48 28q16 18 0 32q-16-14 0-32z"/><path fill="${G.orange}" d="M48 42q7 9 0 17q-7-8 0-17z"/>`,
  kitchenTowel:
    b(30, 10, 36, 54, G.white, 4) +
    e(48, 11, 18, 6, G.mist) +
    e(48, 11, 6, 2.4, G.crust) +
    zigzag(G.sky, 33, 63, 32) +
    zigzag(G.pepper, 33, 63, 46) +
    p(G.mist, 'M66 22L78 26V66H66z'),
  toiletPaper:
    c(34, 46, 20, G.white) +
    c(34, 46, 20, 'none').replace('/>', ` stroke="${G.sky}" stroke-width="2.4"/>`) +
    c(34, 46, 7, G.crust) +
    p(G.white, 'M52 14H76V40H52z') +
    e(64, 14, 18, 8, G.mist) +
    e(64, 14, 6, 2.6, G.crust) +
    p(G.white, 'M46 14H82V52H54Q56 40 46 34z') +
    e(64, 14, 18, 7, G.mist) +
    e(64, 14, 6, 2.4, G.crust) +
    s(G.sky, 2.4, 'M58 30h18M58 40h18'),
  washingPowder:
    p(G.cobalt, 'M20 18H70V66H20z') +
    p(G.indigo, 'M70 18L80 12V60L70 66z') +
    p(G.sky, 'M20 18L30 12H80L70 18z') +
    c(45, 42, 16, G.white) +
    c(40, 40, 7, G.sky) +
    c(51, 46, 5, G.leaf) +
    c(50, 35, 4, G.pink),
  wipes:
    p(G.leaf, 'M12 34H84V60Q84 66 78 66H18Q12 66 12 60z') +
    b(10, 28, 76, 10, G.moringa, 4) +
    p(G.white, 'M34 30Q36 12 48 14 62 6 62 30z') +
    c(48, 52, 7, G.white),
  soap:
    b(14, 34, 60, 28, G.pink, 12) +
    b(22, 40, 44, 14, G.boug, 7) +
    c(70, 26, 9, G.sky) +
    c(56, 18, 6, G.sky) +
    c(80, 14, 5, G.sky) +
    c(68, 24, 3, G.white),
  lotion:
    b(36, 20, 24, 8, G.ink, 2) +
    s(G.ink, 5, 'M48 20v-8h14') +
    b(28, 28, 40, 40, G.crumb, 8) +
    b(28, 38, 40, 18, G.white) +
    leaf(42, 40, 0.6, G.moringa, 0) +
    leaf(54, 40, 0.6, G.leaf, 45),
  shampoo:
    b(38, 6, 20, 12, G.mari, 2) +
    p(G.jaca, 'M34 18H62Q68 22 68 30V62Q68 68 62 68H34Q28 68 28 62V30Q28 22 34 18z') +
    b(28, 36, 40, 18, G.white) +
    dots(G.lilac, 4, [
      [40, 45],
      [48, 42],
      [56, 47],
    ]),
  rollOn: c(48, 18, 14, G.sky) + b(32, 20, 32, 48, G.indigo, 7) + b(32, 24, 32, 6, G.ink) + zigzag(G.mari, 36, 60, 50),
  toothpaste:
    turned(
      -16,
      p(G.white, 'M10 26L18 20H72L80 30V42L72 52H18L10 46z') +
        b(78, 29, 12, 14, G.pepper, 2) +
        p(G.pepper, 'M18 36Q44 24 72 36V42Q44 30 18 42z') +
        b(8, 22, 6, 28, G.sky, 2),
    ) + s(G.leaf, 5, 'M70 62h14'),
  nappies:
    p(G.white, 'M12 22H84V34Q68 36 60 62H36Q28 36 12 34z') +
    b(12, 22, 72, 8, G.sky) +
    b(10, 24, 12, 8, G.mari, 2) +
    b(74, 24, 12, 8, G.mari, 2) +
    c(48, 46, 7, G.pink) +
    dots(G.ink, 1.2, [
      [46, 45],
      [50, 45],
    ]),
  pads:
    b(18, 16, 60, 46, G.pink, 10) +
    p(G.boug, 'M18 26Q18 16 28 16H68Q78 16 78 26V30H18z') +
    [0, 90, 180, 270]
      .map((a) => `<path transform="rotate(${a} 48 46) translate(48 46)" fill="${G.white}" d="M0 0A12 12 0 0 1 12-12A12 12 0 0 1 0 0z"/>`)
      .join('') +
    c(48, 46, 3, G.mari),
  airtime:
    b(30, 4, 36, 64, G.ink, 7) +
    b(34, 12, 28, 44, G.leaf, 2) +
    `<path fill="${G.ink}" d="M51 18L40 36h7l-2 14 11-18h-7z"/>` +
    c(48, 62, 3, G.sky),
  basket:
    s(G.orange, 4, 'M26 36L38 12M70 36L58 12') +
    leaf(40, 40, 1.1, G.moringa, 200) +
    leaf(50, 40, 1.2, G.green, 240) +
    c(62, 32, 9, G.pepper) +
    p(G.ink, 'M12 36H84L76 66H20z') +
    s(G.mari, 3, 'M20 46H76M22 56H74') +
    b(8, 33, 80, 7, G.white, 3),
};
