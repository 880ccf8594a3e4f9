import { legalTexts } from '@safiri/rules/brand/brand.ts';
import type { Agreed } from '@safiri/rules/brand/consent.ts';
import { brand } from '../platform/brand.ts';
import { personalStored } from '../platform/stored.ts';

/** The texts of the law that this page was written with, by their versions. */
export const textsInForce = brand.texts ?? {};

/** What is known here to be agreed to: who agreed once is not asked of the server again. */
export const given = personalStored<readonly Agreed[]>(
  'agreed',
  [],
  (text) => {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as Agreed[]) : undefined;
  },
  (value) => (value.length === 0 ? null : JSON.stringify(value)),
);

const inForce = (): Agreed[] =>
  legalTexts.flatMap((text) => {
    const version = textsInForce[text];
    return version === undefined ? [] : [{ text, version }];
  });

/** All of it is agreed to. */
export const settle = () => given.set(inForce());
