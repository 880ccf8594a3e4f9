import type { TextKey } from 'virtual:texts/keys';
import type { DocumentType } from '@safiri/rules/verification/documents.ts';
import { paperName, type PaperNames } from '@safiri/rules/verification/papers.ts';
import { language } from '../platform/preferences.ts';
import { documentNames } from './document-names.ts';

/** A paper as the server speaks of it: by its type, and by the market's own names for it. */
interface Titled {
  readonly documentType: string;
  readonly documentName: Readonly<Record<string, string>> | null;
}

/**
 * What a paper is called in the reader's language: as the market says, else by the product's text of its type.
 * @param names the product's texts
 */
export function paperTitle(
  t: (key: TextKey) => string,
  { documentType, documentName }: Titled,
  names: Readonly<Record<DocumentType, TextKey>> = documentNames,
): string {
  const own = paperName({ type: documentType, name: documentName as PaperNames | null }, language.get());
  return own ?? t(names[documentType as DocumentType]);
}
