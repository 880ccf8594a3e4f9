import MarkdownIt from 'markdown-it';

/** Where a link of a text of the law may lead. */
const LEADS_TO = /^(https:\/\/|mailto:|tel:\+?[\d ()-]+$)/i;

/** Without HTML of its own, pictures, and guesses at what might be a link. */
const markdown = new MarkdownIt('commonmark', { html: false, linkify: false })
  .enable(['table', 'strikethrough'])
  .disable(['image', 'code']);
markdown.validateLink = (url) => LEADS_TO.test(url.trim());

// A page of the law has its name as its first heading: those of the text come below it.
const level = (tag: string) => `h${Math.min(6, Number(tag.slice(1)) + 1)}`;
markdown.core.ruler.push('headings_below', ({ tokens }) => {
  for (const token of tokens) if (token.type.startsWith('heading_')) token.tag = level(token.tag);
});
markdown.core.ruler.push('links_apart', ({ tokens }) => {
  for (const link of tokens.flatMap(({ children }) => children ?? [])) {
    if (link.type === 'link_open' && String(link.attrGet('href')).startsWith('https:')) link.attrSet('rel', 'noopener noreferrer');
  }
});

/** Markdown as HTML that can do nothing: what was HTML in it is text, and links lead to https, mail and phone alone. */
export const htmlOf = (text: string): string => markdown.render(text).trim();
