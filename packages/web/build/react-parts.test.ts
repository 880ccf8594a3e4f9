import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withoutFirstStacks, withoutUnused } from './react-parts.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
/** What React has the removed functions for, as it is imported. */
const NAMES =
  'ViewTransition|Activity|SuspenseList|useActionState|useOptimistic|useFormStatus|useTransition|preinit|preinitModule|preload|preloadModule|preconnect|prefetchDNS';
/** What needs one of them. */
const NEEDS_THEM = new RegExp(
  [
    String.raw`<(?:link|style|script|title|meta|\w+-[\w-]+)[\s/>]`,
    String.raw`\b(?:${NAMES})\b[^;'"{}]*\}? from ['"]react`,
    String.raw`\bReact(?:DOM)?\.(?:${NAMES})\b`,
    String.raw`<form[^>]* action=\{`,
    '<Fragment[^>]* ref=',
  ].join('|'),
);

describe('what is left out of React', () => {
  it('is used by no screen', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx$/.test(file));
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => NEEDS_THEM.test(readFileSync(join(src, file), 'utf8')))).toEqual([]);
  });

  it('is used by no library that draws', () => {
    for (const name of ['@tanstack/react-query', 'wouter']) {
      const entry = fileURLToPath(import.meta.resolve(name));
      const files = readdirSync(dirname(entry), { encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
      expect(files).toContain(basename(entry));
      expect(files.filter((file) => NEEDS_THEM.test(readFileSync(join(dirname(entry), file), 'utf8')))).toEqual([]);
    }
  });

  it('is found in an import of one line or of several, and nothing else is', () => {
    const needs = (text: string) => NEEDS_THEM.test(text);
    expect(needs("import { useTransition } from 'react';")).toBe(true);
    expect(needs("import {\n  useActionState,\n  useState,\n} from 'react';")).toBe(true);
    expect(needs("import { preload } from 'react-dom';")).toBe(true);
    expect(needs('import * as React from "react";\nconst [pending, start] = React.useTransition();')).toBe(true);
    expect(needs("import { preload } from './maps.ts';\nimport { useState } from 'react';")).toBe(false);
    expect(needs("import { useState } from 'react';\nconst preload = () => undefined;")).toBe(false);
  });

  it('is an error of the build once it is not there', () => {
    expect(() => withoutUnused('', [])).toThrow('React has changed');
    expect(() => withoutFirstStacks('')).toThrow('React has changed');
  });
});

it('lets React make no error with a stack when it loads', () => {
  const file = join(dirname(fileURLToPath(import.meta.resolve('react-dom'))), 'cjs/react-dom-client.production.js');
  const made = (code: string) => code.match(/^(?:var| ) \w+Exception = Error\(/gm);
  const code = readFileSync(file, 'utf8');
  expect(made(code)).toHaveLength(5);
  const left = withoutFirstStacks(code);
  expect(made(left)).toBeNull();
  expect(left).toContain('SuspenseException = Object.create(Error.prototype, { message: { value: formatProdErrorMessage(460) } })');
});
