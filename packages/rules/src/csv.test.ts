import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it('quotes what would break a line, and takes no text for a formula', () => {
  expect(csvText([['a,b', 'say "hi"', 'two\nlines', null, 3, '-5.00', '=1+1', '@x', '+27']])).toBe(
    `"a,b","say ""hi""","two\nlines",,3,-5.00,'=1+1,'@x,'+27\r\n`,
  );
});
