import { expect, it } from 'vitest';
import { inlineScript } from './inline-scripts.ts';

it.each(['theme-first', 'hide-until-chosen', 'prerendered-page', 'failed-start'])(
  '%s stands in a page as one script that shares no names',
  async (name) => {
    const script = await inlineScript(name);
    expect(script).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
    expect(script).not.toContain('</');
    expect(script).not.toMatch(/\bimport\s*[{*'"]|\bexport\b/);
  },
);
