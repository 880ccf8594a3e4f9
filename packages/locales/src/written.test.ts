import { describe, expect, it } from 'vitest';
import { rooms, sourceFiles, texts } from './checks/dictionaries.ts';
import { writtenInLetter, writtenInScreen } from './checks/written.ts';

const keys = new Set(rooms.flatMap((room) => Object.keys(texts(room, 'en'))));
const isKey = (text: string) => keys.has(text);

/** What stands in a screen as it is, and why. */
const asItIs = new Map<string, string>([['KXX XXXF', 'the shape of a number plate (spec: foundations §5)']]);

const screens = sourceFiles('../../../web/src', /\.tsx$/);
const server = sourceFiles('../../../server/src', /\.ts$/);

describe('a screen', () => {
  it('holds no text of its own', () => {
    expect(screens.length).toBeGreaterThan(100);
    const found = screens.flatMap(({ path, text }) => writtenInScreen(path, text, isKey));
    expect(found.filter(({ text }) => !asItIs.has(text))).toEqual([]);
    const stale = [...asItIs.keys()].filter((text) => !found.some((written) => written.text === text));
    expect(stale).toEqual([]);
  });

  it.each([
    '<p>Hello there</p>',
    '<p>{busy ? "Sending" : t("send")}</p>',
    '<p>{`${n} trips`}</p>',
    '<button aria-label="Close me" />',
    '<Field label={"Your name"} />',
    'toast({ title: "It failed", text: t("retry") })',
    'toast({ title: t("error"), text: `It is ${n}` })',
    'const row = { label: ok ? "All good" : "Not good" };',
  ])('would be found out: %s', (code) => {
    expect(writtenInScreen('x.tsx', code, isKey)).toHaveLength(code.includes('Not good') ? 2 : 1);
  });

  it.each([
    '<p className="card big">{t("retry")} · 5 km</p>',
    '<Field label={t("retry")} name="first name" />',
    '<p>{kind === "big one" ? t("retry") : t("close")}</p>',
    'const row = { label: "retry" };',
  ])('may say this: %s', (code) => {
    expect(writtenInScreen('x.tsx', code, isKey)).toEqual([]);
  });
});

describe('the server', () => {
  it('writes to people in the words of the dictionaries', () => {
    expect(server.length).toBeGreaterThan(200);
    expect(server.flatMap(({ path, text }) => writtenInLetter(path, text))).toEqual([]);
  });

  it('would be found out', () => {
    expect(writtenInLetter('x.ts', 'putMessage(work, { subject: `Hello ${name}, look`, body: "You are here" })')).toHaveLength(2);
  });
});
