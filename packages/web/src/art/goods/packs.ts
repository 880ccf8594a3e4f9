import { b, c, dots, e, G, leaf, p, s, zigzag } from './draw.ts';

/** A paper bag with a band; `mark` stands on the band. */
const bag = (body: string, band: string, mark: string, lid: string = G.ink): string =>
  p(body, 'M26 12H70L74 66H22z') + p(band, 'M24 30H72L73.600 54H22.600z') + b(26, 8, 44, 7, lid) + mark;
/** A carton with its side in the shade. */
const box = (front: string, side: string, mark: string): string => p(side, 'M66 12L76 16V66H66z') + b(22, 12, 44, 54, front) + mark;
const jar = (inside: string, lid: string, mark: string): string =>
  b(28, 20, 40, 46, inside, 8) + b(26, 10, 44, 11, lid, 3) + b(28, 34, 40, 20, G.white) + mark;
const tin = (band: string, mark: string): string =>
  b(24, 14, 48, 52, G.sky) + b(24, 20, 48, 40, band) + e(48, 14, 24, 5, G.mist) + e(48, 66, 24, 4, G.sky) + mark;
const bottle = (inside: string, cap: string, mark: string): string =>
  b(41, 4, 14, 9, cap, 2) + p(inside, 'M42 13H54V22Q66 28 66 38V62Q66 68 60 68H36Q30 68 30 62V38Q30 28 42 22z') + mark;
const can = (body: string, mark: string): string =>
  b(32, 10, 32, 56, body, 6) + b(35, 6, 26, 6, G.sky, 2) + b(35, 63, 26, 5, G.sky, 2) + mark;
const tub = (body: string, lid: string, mark: string): string => p(body, 'M22 26H74L68 64H28z') + b(18, 18, 60, 10, lid, 4) + mark;
const packet = (body: string, mark: string, edge: string = G.ink): string =>
  p(body, 'M26 10H70Q66 38 70 66H26Q30 38 26 10z') + b(24, 8, 48, 6, edge) + b(24, 62, 48, 6, edge) + mark;
const grain = (fill: string): string =>
  e(40, 42, 3, 6, fill, 30) + e(48, 38, 3, 6, fill) + e(56, 42, 3, 6, fill, -30) + e(48, 48, 3, 5, fill);
const wave = (stroke: string): string => s(stroke, 4, 'M34 48q4-5 7 0t7 0t7 0t7 0');
const bean = (fill: string): string => e(42, 40, 6, 4, fill, -30) + e(54, 40, 6, 4, fill, 30) + e(48, 48, 6, 4, fill);

export const packs: Record<string, string> = {
  maizeMeal: bag(
    G.white,
    G.mari,
    leaf(36, 31, 0.95, G.moringa) +
      dots(
        G.orange,
        2.2,
        [50, 56, 62].flatMap((x) => [34, 39.4, 44.8, 50].map((y) => [x, y] as const)),
      ),
  ),
  flour: bag(
    G.cream,
    G.cobalt,
    s(G.cream, 3, 'M48 34V52') +
      leaf(48, 44, 0.4, G.cream, 180) +
      leaf(48, 44, 0.4, G.cream, 270) +
      leaf(48, 51, 0.4, G.cream, 180) +
      leaf(48, 51, 0.4, G.cream, 270),
    G.cobalt,
  ),
  sugar: bag(G.white, G.pink, b(38, 36, 9, 9, G.white) + b(49, 36, 9, 9, G.white) + b(43, 44, 9, 8, G.mist), G.boug),
  rice: bag(G.white, G.moringa, grain(G.white), G.moringa),
  samp: bag(
    G.cream,
    G.orange,
    dots(G.cream, 4, [
      [38, 40],
      [48, 37],
      [58, 40],
      [43, 48],
      [53, 48],
    ]),
    G.brown,
  ),
  dryBeans: bag(G.cream, G.pepper, bean(G.cream), G.pepper),
  lentils: bag(
    G.cream,
    G.jaca,
    dots(G.orange, 3, [
      [36, 38],
      [44, 36],
      [52, 38],
      [60, 36],
      [40, 45],
      [48, 44],
      [56, 46],
      [46, 51],
    ]),
    G.jaca,
  ),
  oats: box(G.mari, G.gold, b(22, 12, 44, 12, G.brown) + c(44, 44, 13, G.cream) + grain(G.crust)),
  cereal: box(
    G.orange,
    '#E35F00',
    b(22, 12, 44, 10, G.white) +
      p(G.cobalt, 'M26 44H62A18 18 0 0 1 26 44z') +
      e(36, 42, 6, 3, G.mari, 20) +
      e(48, 41, 6, 3, G.mari, -15) +
      e(55, 43, 5, 3, G.mari, 20),
  ),
  infantCereal: box(
    G.sky,
    G.cobalt,
    b(22, 12, 44, 10, G.white) +
      c(44, 44, 13, G.white) +
      dots(G.cobalt, 2, [
        [39, 42],
        [49, 42],
      ]) +
      s(G.cobalt, 2.4, 'M39 47q5 5 10 0'),
  ),
  stockCubes: box(G.pepper, G.dark, b(28, 22, 32, 10, G.mari) + b(31, 40, 12, 12, G.brown, 2) + b(45, 46, 12, 12, G.crust, 2)),
  teabags: box(
    G.pepper,
    G.dark,
    b(28, 18, 32, 6, G.mari) +
      p(G.mari, 'M32 42H54A11 14 0 0 1 32 42z') +
      s(G.mari, 3, 'M54 44q7 2 1 8') +
      s(G.mari, 2.4, 'M39 38q-2-4 1-7M46 38q-2-4 1-7'),
  ),
  rooibos: box(
    G.orange,
    '#E35F00',
    b(28, 18, 32, 6, G.brown) +
      p(G.brown, 'M32 42H54A11 14 0 0 1 32 42z') +
      s(G.brown, 3, 'M54 44q7 2 1 8') +
      leaf(38, 38, 0.5, G.moringa, -45),
  ),
  coffee: jar(G.brown, G.pepper, e(43, 44, 6, 8, G.brown, 25) + s(G.white, 2, 'M41 38q5 6 3 12') + e(56, 44, 5, 7, G.crust, -20)),
  jam: jar(G.orange, G.pepper, c(44, 45, 7, G.orange) + c(54, 45, 6, G.mari) + leaf(48, 39, 0.4, G.moringa, -45)),
  honey: jar(G.gold, G.ink, p(G.mari, 'M48 36l7 4v8l-7 4-7-4v-8z') + s(G.ink, 2, 'M42 44h12')),
  peanutButter: jar(
    '#C98640',
    G.indigo,
    e(43, 44, 6, 5, '#C98640') +
      e(53, 44, 6, 5, '#C98640') +
      dots(G.brown, 1, [
        [42, 43],
        [45, 46],
        [52, 43],
        [55, 46],
      ]),
  ),
  mayonnaise: jar(G.cream, G.cobalt, b(28, 34, 40, 20, G.cobalt) + e(48, 44, 8, 6, G.cream) + c(48, 44, 3.4, G.mari)),
  spice: jar(G.gold, G.moringa, b(28, 34, 40, 20, G.moringa) + p(G.pepper, 'M38 40q12 0 20 8q-14 4-20-8z') + s(G.leaf, 2.6, 'M38 40l-4-3')),
  tin: tin(G.orange, bean(G.cream) + zigzag(G.ink, 25, 71, 58, 2)),
  tinFish: tin(G.cobalt, e(46, 40, 13, 7, G.sky) + p(G.sky, 'M56 40l10-7v14z') + c(39, 39, 1.8, G.ink) + zigzag(G.mari, 25, 71, 58, 2)),
  tinTomato: tin(G.moringa, c(48, 42, 10, G.pepper) + leaf(48, 33, 0.4, G.leaf, -45) + leaf(48, 33, 0.4, G.leaf, 135)),
  pastaPack: packet(
    G.mari,
    b(30, 26, 36, 24, G.white, 4) +
      dots(G.gold, 3, [
        [38, 38],
        [48, 34],
        [58, 38],
        [43, 44],
        [53, 44],
      ]) +
      dots(G.white, 1.2, [
        [38, 38],
        [48, 34],
        [58, 38],
        [43, 44],
        [53, 44],
      ]),
    G.pepper,
  ),
  spaghettiPack: packet(G.cobalt, s(G.mari, 3, 'M38 18V58M44 18V58M50 18V58M56 18V58') + b(28, 32, 40, 12, G.white)),
  soupPack: packet(
    G.moringa,
    p(G.white, 'M32 38H64A16 14 0 0 1 32 38z') +
      e(48, 37, 16, 4, G.orange) +
      dots(G.leaf, 1.8, [
        [42, 37],
        [50, 36],
        [55, 38],
      ]),
  ),
  crisps: packet(
    G.pepper,
    e(42, 34, 11, 8, G.mari, -20) + e(54, 44, 11, 8, G.gold, 15) + s(G.pepper, 1.6, 'M36 34q6-4 12 0M48 45q6-4 12 0'),
  ),
  peanuts: packet(
    G.indigo,
    e(42, 34, 7, 6, G.crumb) +
      e(52, 38, 7, 6, G.crumb) +
      e(46, 48, 7, 6, '#D98B45') +
      dots(G.crust, 1, [
        [41, 33],
        [44, 36],
        [52, 37],
        [46, 48],
      ]),
    G.mari,
  ),
  popcorn: packet(
    G.white,
    s(G.pepper, 5, 'M34 16Q37 38 34 60M48 16V60M62 16Q59 38 62 60') +
      c(42, 36, 7, G.cream) +
      c(52, 34, 7, G.cream) +
      c(48, 43, 8, G.cream) +
      dots(G.mari, 2, [
        [44, 37],
        [51, 36],
        [48, 44],
      ]),
    G.pepper,
  ),
  chocolate:
    b(20, 14, 56, 46, G.brown, 4) +
    s('#B0591A', 2.4, 'M34 16V58M48 16V58M62 16V58M22 29H74M22 44H74') +
    p(G.jaca, 'M18 36L78 28V62H18z') +
    b(18, 46, 60, 6, G.mari),
  biltong:
    p(G.dark, 'M20 20Q36 12 46 20T70 18Q76 24 70 30Q56 36 44 30T22 32Q14 26 20 20z') +
    p(G.brown, 'M26 42Q40 34 52 42T78 40Q84 46 76 52Q62 58 50 52T28 54Q20 48 26 42z') +
    s(G.meat, 2.4, 'M28 24q8-4 14 1M56 24q6 2 10-1M36 46q8-3 14 2M62 47q6 2 10-1'),
  juice: box(
    G.orange,
    '#E35F00',
    p(G.mari, 'M22 12L28 5H72L76 16L66 12z') +
      c(44, 44, 13, G.mari) +
      c(44, 44, 10, G.cream) +
      s(G.mari, 3, 'M44 35V53M35 44H53M38 38l12 12M50 38L38 50'),
  ),
  colaCan: can(G.pepper, p(G.white, 'M32 42Q48 28 64 38V46Q48 36 32 50z')),
  energy: can(G.cobalt, p(G.mari, 'M52 20L38 40H46L42 56L58 34H50z')),
  soda: bottle(
    G.leaf,
    G.mari,
    b(30, 40, 36, 16, G.white) +
      c(48, 48, 6, G.mari) +
      dots(G.white, 1.8, [
        [40, 32],
        [52, 30],
        [47, 35],
      ]),
  ),
  squash: bottle(G.orange, G.pepper, b(30, 38, 36, 18, G.white) + c(48, 47, 7, G.orange) + leaf(48, 41, 0.35, G.moringa, -45)),
  water: bottle(G.sky, G.cobalt, b(30, 40, 36, 16, G.white) + s(G.cobalt, 3, 'M35 46q4-4 7 0t7 0t7 0t6 0M35 52q4-4 7 0t7 0t7 0t6 0')),
  oil: bottle(
    G.mari,
    G.moringa,
    b(30, 36, 36, 20, G.white) +
      c(48, 46, 6, G.ink) +
      [0, 60, 120, 180, 240, 300].map((a) => `<path transform="rotate(${a} 48 46)" fill="${G.gold}" d="M48 40l3-5-3-4-3 4z"/>`).join(''),
  ),
  vinegar: bottle(G.crumb, G.ink, b(30, 38, 36, 18, G.indigo) + wave(G.white)),
  ketchup: bottle(G.pepper, G.white, b(30, 38, 36, 18, G.cream) + c(48, 47, 6.5, G.red) + leaf(48, 41, 0.35, G.moringa, -45)),
  hotSauce: bottle(G.orange, G.ink, b(30, 38, 36, 18, G.ink) + p(G.pepper, 'M38 44q12-2 20 8q-14 3-20-8z') + s(G.leaf, 2.4, 'M38 44l-3-3')),
  salt:
    p(G.cobalt, 'M30 22H66L70 66H26z') +
    p(G.mist, 'M34 8H62L66 22H30z') +
    dots(G.cobalt, 1.8, [
      [42, 14],
      [48, 14],
      [54, 14],
      [45, 18],
      [51, 18],
    ]) +
    b(27, 38, 42, 14, G.white) +
    dots(G.cobalt, 2, [
      [40, 45],
      [48, 45],
      [56, 45],
    ]),
  milk: p(G.cobalt, 'M32 24L40 8H62L68 24V66H32z') + b(32, 34, 36, 20, G.white) + p(G.sky, 'M32 24H68L62 8H40z') + c(50, 44, 7, G.cobalt),
  longMilk: box(G.mist, G.sky, b(22, 12, 44, 12, G.moringa) + p(G.moringa, 'M22 54Q33 46 44 54T66 54V66H22z') + c(44, 38, 7, G.moringa)),
  maas: bottle(G.white, G.pepper, b(30, 38, 36, 18, G.pepper) + wave(G.white)),
  yoghurt: tub(G.white, G.sky, p(G.cobalt, 'M24.500 42H71.500L70 52H26z') + c(48, 46, 8, G.white) + c(48, 46, 5, G.sky)),
  berryYoghurt: tub(
    G.white,
    G.pink,
    p(G.pink, 'M24.500 40H71.500L69.600 54H26.400z') +
      p(G.pepper, 'M48 57q-9-5-8-12 4-4 8 0 4-4 8 0 1 7-8 12z') +
      leaf(48, 44, 0.35, G.moringa, 225),
  ),
  cream: tub(G.white, G.jaca, p(G.lilac, 'M24.500 42H71.500L70 52H26z') + p(G.white, 'M38 50q2-8 10-8 6 0 4 4 8-2 8 4z')),
  margarine: tub(G.mari, G.moringa, p(G.moringa, 'M24.500 40H71.500L69.600 54H26.400z') + leaf(40, 38, 0.75, G.white, 0)),
  butter:
    p(G.sky, 'M10 56H86L82 64H14z') +
    p(G.mari, 'M20 30H66V56H20z') +
    p('#FFDF7A', 'M20 30L30 22H76L66 30z') +
    p(G.gold, 'M66 30L76 22V48L66 56z') +
    s(G.cream, 3, 'M28 40H44'),
  cheese:
    p(G.mari, 'M12 44L60 14Q82 20 84 44V64H12z') +
    p('#FFDF7A', 'M12 44L60 14Q82 20 84 44z') +
    c(30, 54, 5, G.gold) +
    c(54, 52, 6.5, G.gold) +
    c(72, 56, 4, G.gold) +
    e(58, 34, 7, 4, G.mari),
  gouda:
    [0, 12, 24]
      .map(
        (y) =>
          p(y === 12 ? G.gold : G.mari, `M14 ${26 + y}L48 ${10 + y}L82 ${26 + y}L48 ${42 + y}z`) +
          c(48, 22 + y, 4, G.cream) +
          c(60, 28 + y, 3, G.cream) +
          c(36, 28 + y, 3, G.cream),
      )
      .join('') + p(G.gold, 'M14 50L48 66V71L14 55zM82 50L48 66V71L82 55z'),
  eggs:
    e(30, 36, 11, 14, '#FFE3C2') +
    e(50, 36, 11, 14, '#F4B778') +
    e(70, 36, 11, 14, '#FFE3C2') +
    p(G.indigo, 'M14 40h72l-6 24H20z') +
    dots(G.sky, 3, [
      [30, 50],
      [44, 50],
      [58, 50],
      [71, 50],
    ]),
};
