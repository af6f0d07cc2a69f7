import { z } from 'zod';

/** Languages that messages are written in; readers of others get Chinese. */
export const WrittenLanguage = z.enum(['zh-CN', 'en-US']);
export type WrittenLanguage = z.infer<typeof WrittenLanguage>;

/** The same words in each of them. */
export type Bilingual = Readonly<Record<WrittenLanguage, string>>;
