import './law.css';

/** A text of the law. Its HTML is the server's, made of Markdown: nothing in it can do anything. */
export function Law({ html, lang }: { html: string; lang?: string }) {
  return <article className="card doc law" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
