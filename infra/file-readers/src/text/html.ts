import { type BlockTextBuilder, convert, type Element, type Walk } from 'html-to-text';
import { CELL_END, layTables, ROW_END, ROW_START, unmarked } from './table-text.ts';

const skipped = ['script', 'style', 'head', 'noscript', 'template', 'img', 'svg', 'iframe', 'object', 'xml'];

/** Marks where an element of a table begins and ends, so that its rows can be laid out when their cells are known. */
const marked = (start: string, end: string) => (element: Element, walk: Walk, builder: BlockTextBuilder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  if (start !== '') builder.addInline(start, { noWordTransform: true });
  walk(element.children, builder);
  if (end !== '') builder.addInline(end, { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** Text as a reader sees it; rows of tables become lines with tabs. Nothing is loaded and nothing runs. */
export function htmlText(html: string): string {
  const text = convert(unmarked(html), {
    wordwrap: false,
    limits: { maxInputLength: 4_000_000, maxDepth: 200, maxBaseElements: 50, maxChildNodes: 50_000 },
    formatters: { row: marked(ROW_START, ROW_END), cell: marked('', CELL_END), part: marked('', '') },
    selectors: [
      ...skipped.map((selector) => ({ selector, format: 'skip' })),
      ...['table', 'tbody', 'thead', 'tfoot'].map((selector) => ({ selector, format: 'part' })),
      { selector: 'tr', format: 'row' },
      ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
      { selector: 'a', options: { ignoreHref: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
  return layTables(text);
}
