import { readMail } from '../structure/mail.ts';
import { htmlText } from './html.ts';

/** The text of an enclosed file; nothing for one that is no resume. */
type ReadEnclosed = (name: string, bytes: Uint8Array) => Promise<string>;

/** The text of the resume that a mail brings, else of the mail itself: of its page, of its plain words where it has none. */
export async function mailText(bytes: Uint8Array, readEnclosed: ReadEnclosed): Promise<string> {
  const { html, text, others } = readMail(bytes);
  for (const { name, bytes: content } of others) {
    const enclosed = await readEnclosed(name, content);
    if (enclosed.trim() !== '') return enclosed;
  }
  const page = html === '' ? '' : htmlText(html);
  return page.trim() === '' ? text : page;
}
