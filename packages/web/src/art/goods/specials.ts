import { b, bowl, c, dots, e, G, leaf, p, plate, s, turned } from './draw.ts';

/** A bean with the light on its back. */
const bean = (x: number, y: number, turn: number, fill: string) =>
  turned(turn, e(x, y, 7, 4.6, fill) + e(x - 2, y - 1.5, 2.6, 1.3, G.rose), x, y);
/** A slice of oxtail: meat around its bone. */
const tail = (x: number, y: number, r: number) =>
  c(x, y, r, G.brown) + c(x, y, r * 0.74, '#B0591A') + c(x, y, r * 0.42, G.cream) + c(x, y, r * 0.16, G.crust);
/** A whole pizza from above. */
const roundPizza = (top: string) => c(48, 36, 33, G.crust) + c(48, 36, 28, G.mari) + top;
const mushroom = (x: number, y: number, cap: string = G.cream) =>
  p(cap, `M${x - 7} ${y}a7 7 0 0 1 14 0z`) + b(x - 2, y, 4, 6, G.crumb, 1.5) + s(G.brown, 1.4, `M${x - 7} ${y}h14`);
const chilli = (x: number, y: number, turn: number) =>
  turned(turn, p(G.red, `M${x} ${y}q12-6 22 2-12 5-22-2z`) + s(G.moringa, 2.6, `M${x} ${y}l-4-2`), x, y);

/** Dishes that stand on the menu beside another of their kind: each has its own look. */
export const specials: Record<string, string> = {
  bunnyBeans:
    p(G.crust, 'M10 32Q10 26 18 26H58Q66 26 66 32V58Q66 66 58 66H18Q10 66 10 58z') +
    p('#D98B45', 'M10 50H66V58Q66 66 58 66H18Q10 66 10 58z') +
    e(38, 28, 25, 9, G.crumb) +
    e(38, 27, 20, 7, G.dark) +
    bean(28, 24, -20, G.brown) +
    bean(42, 20, 14, '#B0591A') +
    bean(50, 27, -30, G.brown) +
    bean(36, 29, 8, '#B0591A') +
    turned(18, b(68, 40, 20, 26, G.crust, 5) + b(71, 40, 14, 20, G.crumb, 4), 78, 54),
  mogodu:
    p('#D98B45', 'M14 38Q24 24 48 25T82 38z') +
    c(33, 28, 13, G.cream) +
    e(29, 22, 5, 3, G.white, -24) +
    p(G.crumb, 'M48 38q-1-15 7-15 3-6 9-3 8-2 8 6 6 3 5 12z') +
    s(G.crust, 1.8, 'M54 30l4-4 4 4 4-4 4 4M54 36l4-4 4 4 4-4 4 4') +
    leaf(46, 34, 0.7, G.moringa, -74) +
    leaf(78, 40, 0.6, G.green, 240) +
    bowl(G.ink, G.orange),
  oxtail:
    p(G.white, 'M10 50Q12 28 30 27T52 50z') +
    dots(G.mist, 2.6, [
      [22, 40],
      [30, 33],
      [36, 42],
      [28, 46],
      [42, 37],
    ]) +
    dots(G.brown, 2.4, [
      [34, 37],
      [20, 47],
      [43, 46],
    ]) +
    p('#8A3A12', 'M42 50q8-8 22-8 20 0 22 8z') +
    tail(58, 36, 14) +
    tail(76, 43, 9) +
    leaf(64, 20, 0.5, G.moringa, 10) +
    plate(G.pepper, G.mari),
  horFun:
    s(G.cream, 8, 'M22 44q8-16 20-6t18-4 16 8') +
    s(G.crumb, 8, 'M28 50q10-12 20-4t22-2') +
    p(G.brown, 'M30 32q8-8 16-2-2 8-16 2zM54 38q8-8 16-2-2 8-16 2zM42 24q8-6 14 0-4 7-14 0z') +
    s(G.green, 3, 'M36 44l8-6M62 30l6-8M24 40l-4-7') +
    plate(G.ink, G.red),
  sweetAndSour:
    p(G.red, 'M14 50q6-14 34-14t34 14z') +
    dots(G.orange, 9, [
      [30, 40],
      [50, 34],
      [66, 42],
    ]) +
    dots('#FF9A4D', 3, [
      [27, 37],
      [47, 31],
      [63, 39],
    ]) +
    p(G.mari, 'M36 48l10-8 6 10zM58 30l10-6 2 10z') +
    b(38, 22, 8, 8, G.green, 2) +
    b(72, 44, 7, 7, G.green, 2) +
    plate(),
  kungPao:
    dots('#B0591A', 8, [
      [28, 42],
      [42, 36],
      [58, 38],
      [70, 43],
      [50, 45],
    ]) +
    dots(G.crumb, 3, [
      [35, 44],
      [50, 30],
      [64, 32],
      [78, 46],
      [60, 47],
    ]) +
    chilli(24, 30, -24) +
    chilli(54, 24, 16) +
    s(G.green, 4, 'M38 26l6 4M74 34l6 3') +
    plate(G.moringa, G.leaf),
  mapoTofu:
    p(G.dark, 'M16 38Q26 24 48 26T80 38z') +
    turned(12, b(27, 24, 13, 13, G.cream, 2), 33, 30) +
    b(44, 20, 13, 13, G.white, 2) +
    turned(-14, b(61, 26, 12, 12, G.cream, 2), 67, 32) +
    dots(G.green, 2.2, [
      [42, 34],
      [60, 24],
      [58, 36],
      [26, 36],
    ]) +
    bowl(G.ink, G.red),
  roganJosh:
    p(G.dark, 'M14 38Q24 22 48 24T82 38z') +
    turned(-12, b(24, 24, 16, 13, G.brown, 4), 32, 30) +
    turned(10, b(44, 18, 17, 14, '#B0591A', 4), 52, 25) +
    turned(-6, b(63, 26, 14, 12, G.brown, 4), 70, 32) +
    s(G.cream, 4, 'M58 22l10-8') +
    leaf(38, 22, 0.5, G.moringa, -50) +
    bowl(G.moringa, G.leaf),
  dal:
    e(48, 38, 32, 9, '#7A3B12') +
    dots('#B0591A', 2.6, [
      [28, 38],
      [36, 34],
      [62, 34],
      [68, 39],
      [40, 42],
      [57, 42],
    ]) +
    s(G.cream, 3, 'M40 38a8 3.6 0 1 1 8 3.6 13 6 0 0 0 14-5') +
    leaf(54, 34, 0.5, G.green, -100) +
    bowl(G.gold, G.ink),
  egusi:
    p(G.gold, 'M8 44Q18 30 32 31T58 44z') +
    leaf(18, 42, 0.5, G.moringa, -70) +
    leaf(34, 42, 0.6, G.moringa, -80) +
    c(42, 38, 4, G.pepper) +
    p(G.indigo, 'M4 44H60Q58 66 38 66H26Q6 66 4 44z') +
    s(G.mari, 3, 'M10 53l6-5 6 5 6-5 6 5 6-5 6 5 6-5') +
    p(G.white, 'M58 62A18 22 0 0 1 94 62z') +
    p(G.mist, 'M64 60a12 16 0 0 1 10-15q-5 6-4 15z') +
    b(54, 61, 42, 5, G.sky, 2.5),
  pizzaRegina:
    roundPizza(p(G.meat, 'M28 22h12v10H28zM58 20h11v10H58zM30 46h11v10H30z') + p(G.rose, 'M30 24h8v3h-8zM60 22h7v3h-7zM32 48h7v3h-7z')) +
    mushroom(49, 26) +
    mushroom(60, 46) +
    mushroom(46, 42) +
    leaf(70, 34, 0.4, G.moringa, 30),
  pizzaFour:
    roundPizza(
      p('#FFDF7A', 'M48 8A28 28 0 0 1 76 36H48z') +
        p(G.orange, 'M76 36A28 28 0 0 1 48 64V36z') +
        p(G.leaf, 'M48 64A28 28 0 0 1 20 36H48z') +
        p(G.rose, 'M20 36A28 28 0 0 1 48 8V36z'),
    ) +
    dots(G.ink, 3, [
      [58, 20],
      [66, 28],
      [56, 30],
    ]) +
    dots(G.pepper, 4.5, [
      [58, 46],
      [64, 52],
    ]) +
    leaf(30, 42, 0.4, G.moringa, 0) +
    leaf(40, 50, 0.35, G.moringa, 20) +
    mushroom(36, 26) +
    s(G.crust, 2.4, 'M48 8V64M20 36H76'),
  caesarSalad:
    leaf(28, 42, 0.9, G.green, 195) +
    leaf(44, 40, 1, G.moringa, 218) +
    leaf(56, 40, 1, G.green, 240) +
    leaf(68, 42, 0.9, G.leaf, 262) +
    turned(-14, b(30, 24, 11, 11, G.crust, 2) + b(32, 26, 7, 7, G.crumb, 1), 36, 30) +
    turned(18, b(56, 26, 11, 11, G.crust, 2) + b(58, 28, 7, 7, G.crumb, 1), 62, 32) +
    p(G.cream, 'M42 34l16-6 2 5-15 5z') +
    bowl(G.cobalt, G.white),
  risotto:
    p(G.cream, 'M12 50Q16 30 48 30T84 50z') +
    dots(G.crumb, 2.2, [
      [26, 44],
      [38, 36],
      [56, 35],
      [70, 44],
      [48, 46],
    ]) +
    mushroom(32, 41, '#B0591A') +
    mushroom(62, 42, '#B0591A') +
    mushroom(47, 33, G.crust) +
    leaf(66, 30, 0.4, G.moringa, -20) +
    plate(G.brown, G.crumb),
};
