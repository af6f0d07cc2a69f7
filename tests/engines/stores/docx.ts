import { docxParts, paragraphs, zipOf } from '../../../infra/file-readers/src/zip.fixture.ts';

/** A document with these words. */
export const docx = (text: string) => zipOf(docxParts(paragraphs(text)));
