import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlOf } from './markdown.ts';

describe('Markdown of the law', () => {
  it.each([
    ['# Riding', '<h2>Riding</h2>'],
    ['###### Small', '<h6>Small</h6>'],
    ['**kind**', '<p><strong>kind</strong></p>'],
    ['1. one\n2. two', '<ol>\n<li>one</li>\n<li>two</li>\n</ol>'],
    ['[us](https://boda.example)', '<p><a href="https://boda.example" rel="noopener noreferrer">us</a></p>'],
    ['[call](tel:+254700000001)', '<p><a href="tel:+254700000001">call</a></p>'],
    ['[write](mailto:help@boda.example)', '<p><a href="mailto:help@boda.example">write</a></p>'],
    // Whatever else could do something is what it says.
    ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
    ['[x](http://boda.example)', '<p>[x](http://boda.example)</p>'],
    ['[x](/api/account)', '<p>[x](/api/account)</p>'],
    ['<b onclick="x">hi</b>', '<p>&lt;b onclick=&quot;x&quot;&gt;hi&lt;/b&gt;</p>'],
    ['<!-- nothing -->', '<p>&lt;!-- nothing --&gt;</p>'],
  ])('%s', (markdown, html) => {
    expect(htmlOf(markdown)).toBe(html);
  });

  it('knows no pictures, and tables', () => {
    expect(htmlOf('![x](https://boda.example/x.png)')).not.toContain('<img');
    expect(htmlOf('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>2</td>');
  });

  it('never lets a tag through that Markdown has no use for', () => {
    const allowed = /^<\/?(h[2-6]|p|strong|em|s|ul|ol|li|a|code|pre|blockquote|hr|br|table|thead|tbody|tr|th|td)[\s>/]/;
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<script>', '<img src=x onerror=y>', '[a](', 'javascript:', '](data:', '`', '**', '\n', '# ', '<a href=x>'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        for (const tag of htmlOf(pieces.join('')).match(/<[^>]*>?/g) ?? []) {
          expect(tag).toMatch(allowed);
          expect(tag).not.toMatch(/\son\w+=|javascript:|data:/i);
        }
      }),
    );
  });
});
