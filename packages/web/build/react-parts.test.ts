import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withoutUnused } from './react-parts.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
/** What React needs one of the removed functions for. */
const NEEDS_THEM =
  /<(?:link|style|script|title|meta|\w+-[\w-]+)[\s/>]|\b(?:ViewTransition|Activity|SuspenseList|useActionState|useOptimistic|useFormStatus|useTransition|preinit|preinitModule|preload|preloadModule|preconnect|prefetchDNS)\b[^;'{}]*\}? from 'react|<form[^>]* action=\{|<Fragment[^>]* ref=/;

describe('what is left out of React', () => {
  it('is used by no screen', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx$/.test(file));
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => NEEDS_THEM.test(readFileSync(join(src, file), 'utf8')))).toEqual([]);
  });

  it('is found in an import of one line or of several, and nothing else is', () => {
    const needs = (text: string) => NEEDS_THEM.test(text);
    expect(needs("import { useTransition } from 'react';")).toBe(true);
    expect(needs("import {\n  useActionState,\n  useState,\n} from 'react';")).toBe(true);
    expect(needs("import { preload } from 'react-dom';")).toBe(true);
    expect(needs("import { preload } from './maps.ts';\nimport { useState } from 'react';")).toBe(false);
    expect(needs("import { useState } from 'react';\nconst preload = () => undefined;")).toBe(false);
  });

  it('is an error of the build once it is not there', () => {
    expect(() => withoutUnused('', [])).toThrow('React has changed');
  });
});
