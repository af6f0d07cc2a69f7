import { convert } from 'html-to-text';

/** Blanks collapse in HTML; this stands for a tab until they have. */
const CELL_END = '\u2409';
const skipped = ['script', 'style', 'head', 'noscript', 'template', 'img', 'svg', 'iframe', 'object'];

/** Text as a reader sees it; rows of tables become lines with tabs. Nothing is loaded and nothing runs. */
export function htmlText(html: string): string {
  const rows = html
    .replace(/<\/t[dh]>\s{0,200}(?=<t[dh][\s>])/gi, `${CELL_END}</td>`)
    .replace(/<(t[dh])(?=[\s>])/gi, '<span data-cell')
    .replace(/<\/t[dh]>/gi, '</span>')
    .replace(/<(\/?)tr(?=[\s>])/gi, '<$1div')
    .replace(/<\/?(?:table|tbody|thead|tfoot)(?:\s[^>]{0,500})?>/gi, '');
  const text = convert(rows, {
    wordwrap: false,
    limits: { maxInputLength: 4_000_000, maxDepth: 200, maxBaseElements: 50, maxChildNodes: 50_000 },
    selectors: [
      ...skipped.map((selector) => ({ selector, format: 'skip' })),
      { selector: 'a', options: { ignoreHref: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
  return text.replaceAll(CELL_END, '\t');
}
