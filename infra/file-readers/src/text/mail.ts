import { readMail } from '../structure/mail.ts';
import type { FileText } from './file-text.ts';
import { htmlText } from './html.ts';

/** The text of an enclosed file; none of one that is no resume. */
type ReadEnclosed = (name: string, bytes: Uint8Array) => Promise<FileText>;

/** The text of the resume that a mail brings, else of the mail itself: of its page, of its plain words where it has none. */
export async function mailText(bytes: Uint8Array, readEnclosed: ReadEnclosed): Promise<FileText> {
  const { html, text, others } = readMail(bytes);
  let incomplete = false;
  for (const { name, bytes: content } of others) {
    const enclosed = await readEnclosed(name, content);
    if (enclosed.text.trim() !== '') return enclosed;
    incomplete ||= enclosed.incomplete;
  }
  const page = html === '' ? '' : htmlText(html);
  return { text: page.trim() === '' ? text : page, incomplete };
}
