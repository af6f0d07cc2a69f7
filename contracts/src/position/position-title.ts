import type { Language } from '../shared/shapes.ts';

/** A position by both of its titles; the English one may be empty. */
interface Titled {
  readonly title: string;
  readonly titleEn: string;
}

/** A position's title in the reader's language; the Chinese one where no English one is set. */
export const titleIn = ({ title, titleEn }: Titled, language: Language): string =>
  language === 'en-US' && titleEn !== '' ? titleEn : title;

/** The title that an offer agrees on; in English the position's own where it is still called so. */
export const agreedTitle = (agreed: string, position: Titled | undefined, language: Language): string =>
  position !== undefined && agreed === position.title ? titleIn(position, language) : agreed;
