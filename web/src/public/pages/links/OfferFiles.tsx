import { Download } from './Download.tsx';
import type { LinkContent } from './LinkPage.tsx';

/** The files of an offer: the letter as a PDF, and what was attached besides. */
export function OfferFiles({ data, ...content }: LinkContent<'offerPage'>) {
  const files = [data.paper, data.attachment].filter((file) => file !== null);
  return files.map((file) => <Download key={file.fileId} file={file} {...content} />);
}
