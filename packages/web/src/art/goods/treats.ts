import { b, bowl, c, dots, e, G, leaf, p, plate, s, zigzag } from './draw.ts';

const glass = (drink: string, more = '') => p(G.mist, 'M28 10H68L63 66H33z') + p(drink, 'M30 22H66L62 62H34z') + more;
const slab = (top: string, body: string, cut: string) =>
  p(top, 'M14 38L66 18Q80 22 82 38z') + b(14, 38, 68, 24, body) + b(14, 46, 68, 6, cut);
const cup = (body: string, drink: string) =>
  s(body, 5, 'M68 34q14 0 12 9t-14 9') +
  p(body, 'M20 28H70V44Q70 60 54 60H36Q20 60 20 44z') +
  e(45, 28, 25, 5, drink) +
  b(12, 60, 66, 5, G.mari, 2.5);
const steam = (x: number) => s(G.sky, 3, `M${x} 20q-4-5 0-9t0-8M${x + 12} 20q-4-5 0-9t0-8`);

/** What is eaten beside or after a meal, and what is drunk. */
export const treats: Record<string, string> = {
  onionRings:
    c(34, 44, 16, 'none').replace('/>', ` stroke="${G.gold}" stroke-width="9"/>`) +
    c(62, 46, 14, 'none').replace('/>', ` stroke="${G.crust}" stroke-width="9"/>`) +
    c(48, 24, 12, 'none').replace('/>', ` stroke="${G.mari}" stroke-width="8"/>`),
  skewers: [16, 34, 52]
    .map(
      (y, i) =>
        s(G.crumb, 3, `M6 ${y + 4}H90`) +
        [18, 36, 54].map((x, k) => b(x + i * 3, y - 5, 14, 17, [G.brown, G.pepper, '#B0591A'][(i + k) % 3] ?? G.brown, 5)).join(''),
    )
    .join(''),
  dumplings:
    [
      [10, 44],
      [38, 44],
      [24, 24],
    ]
      .map(
        ([x = 0, y = 0]) =>
          p(G.cream, `M${x} ${y + 16}q2-18 17-18t17 18z`) +
          s(G.crust, 2.2, `M${x + 10} ${y + 6}l4-6M${x + 17} ${y + 5}v-6M${x + 24} ${y + 6}l-4-6`),
      )
      .join('') + b(4, 60, 88, 8, G.crust, 4),
  springRolls: [14, 32, 50]
    .map(
      (y, i) =>
        b(12 + i * 4, y, 60, 13, i % 2 === 0 ? G.gold : '#D98B45', 6) +
        e(70 + i * 4, y + 6.5, 4, 6.5, G.crumb) +
        c(70 + i * 4, y + 6.5, 2.4, G.moringa),
    )
    .join(''),
  salad:
    leaf(30, 38, 1.1, G.moringa, 190) +
    leaf(46, 38, 1.2, G.green, 220) +
    leaf(62, 38, 1.1, G.moringa, 250) +
    leaf(74, 40, 0.9, G.leaf, 270) +
    c(36, 32, 7, G.pepper) +
    c(60, 33, 6, G.pepper) +
    b(44, 30, 8, 8, G.white, 1) +
    bowl(G.mari, G.orange),
  injera:
    e(48, 46, 40, 18, G.crust) +
    e(48, 43, 38, 16, '#D9B48A') +
    c(34, 40, 8, G.pepper) +
    c(54, 36, 7, G.gold) +
    c(62, 47, 7, G.moringa) +
    c(44, 50, 6, G.brown) +
    dots(G.crust, 1.3, [
      [22, 46],
      [74, 40],
      [50, 44],
      [72, 50],
    ]),
  plantain: [
    [20, 46, -16],
    [46, 40, 10],
    [66, 48, 24],
    [34, 24, 20],
    [60, 22, -14],
  ]
    .map(([x = 0, y = 0, a = 0]) => e(x, y + 3, 15, 9, G.crust, a) + e(x, y, 15, 9, G.mari, a) + e(x, y, 8, 3, G.gold, a))
    .join(''),
  vetkoek:
    c(34, 44, 21, G.crust) +
    c(31, 40, 15, '#D98B45') +
    c(64, 48, 17, G.gold) +
    p(G.brown, 'M52 46q12-8 25 0l-2 6q-10 5-22 0z') +
    dots(G.pepper, 1.8, [
      [58, 47],
      [66, 46],
      [72, 49],
    ]),
  chapati:
    e(48, 48, 36, 15, G.crust) +
    e(48, 45, 36, 15, G.crumb) +
    e(46, 34, 32, 13, '#D98B45') +
    e(46, 31, 32, 13, G.crumb) +
    dots(G.crust, 2.4, [
      [32, 30],
      [46, 26],
      [58, 33],
      [44, 36],
    ]),
  naan:
    p(G.crust, 'M12 50Q20 16 58 12Q86 12 84 28Q76 60 40 64Q12 66 12 50z') +
    p(G.crumb, 'M18 48Q26 22 58 18Q78 18 78 28Q70 54 40 58Q18 60 18 48z') +
    dots(G.crust, 3, [
      [36, 42],
      [52, 30],
      [62, 38],
      [44, 52],
    ]) +
    dots(G.moringa, 1.8, [
      [44, 34],
      [56, 46],
      [66, 28],
    ]),
  cake: slab(G.pink, G.crumb, G.pepper) + c(60, 18, 6, G.pepper) + s(G.moringa, 2.4, 'M60 12q1-6 6-8') + b(8, 62, 80, 5, G.sky, 2.5),
  pudding:
    p(G.brown, 'M24 26H72L78 56H18z') +
    p(G.mari, 'M22 26Q24 16 48 16T74 26Q74 34 68 40Q64 30 58 34T48 38 38 34 30 42Q22 36 22 26z') +
    plate(G.cobalt, G.sky),
  tiramisu:
    slab(G.brown, G.cream, G.crust) +
    dots(G.crust, 1.6, [
      [38, 33],
      [50, 30],
      [60, 28],
      [66, 34],
    ]) +
    b(8, 62, 80, 5, G.sky, 2.5),
  iceCream:
    p(G.crust, 'M32 38H64L48 70z') +
    s(G.gold, 2.4, 'M38 38L52 60M58 38L44 60') +
    c(38, 30, 12, G.pink) +
    c(58, 30, 12, G.cream) +
    c(48, 18, 12, G.leaf) +
    c(54, 8, 4, G.pepper),
  cola: glass(G.brown, b(40, 30, 10, 10, '#B0591A', 2) + b(50, 40, 9, 9, '#B0591A', 2) + s(G.pepper, 4, 'M52 22L60 2')),
  juiceGlass: glass(
    G.orange,
    dots(G.mari, 2.4, [
      [40, 36],
      [52, 44],
      [46, 54],
    ]) +
      c(68, 14, 11, G.mari) +
      c(68, 14, 7.5, G.cream),
  ),
  hibiscus: glass(G.boug, leaf(58, 20, 0.8, G.moringa, -50) + b(40, 34, 10, 10, G.pink, 2) + b(49, 46, 9, 9, G.pink, 2)),
  lassi: glass(
    '#FFD35C',
    p(G.cream, 'M30 22H66L65.400 30Q48 38 30.800 30z') +
      s(G.orange, 4, 'M52 22L60 2') +
      dots(G.moringa, 1.6, [
        [42, 26],
        [50, 27],
      ]),
  ),
  gingerBeer:
    p(G.moringa, 'M42 4H54V20Q66 26 66 38V62Q66 68 60 68H36Q30 68 30 62V38Q30 26 42 20z') +
    b(40, 2, 16, 6, G.mari, 2) +
    b(30, 38, 36, 20, G.cream) +
    p(G.crust, 'M36 50q2-8 8-5 2-6 8-2t9 3q-2 8-9 5-4 4-8 1z'),
  beer:
    p(G.mari, 'M22 22H60V66H22z') +
    s(G.gold, 3, 'M32 34V58M41 34V58M50 34V58') +
    p(G.white, 'M18 24Q16 12 28 14 34 6 42 12 54 8 56 16 66 18 62 26H22z') +
    s(G.mist, 6, 'M62 32q14-2 14 10t-14 12'),
  tea: cup(G.white, G.gold) + s(G.pepper, 2.4, 'M58 29V42') + b(53, 42, 10, 10, G.pepper, 1) + steam(38),
  coffeeCup: cup(G.pepper, G.brown) + steam(38) + zigzag(G.mari, 24, 66, 48),
};
