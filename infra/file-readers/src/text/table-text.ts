/** Stand in a text where tables, while it is still being read, have rows and the ends of cells. */
export const ROW_START = '\ue000';
export const CELL_END = '\ue001';
export const ROW_END = '\ue002';
const MARK = /([\ue000-\ue002])/;

interface Row {
  readonly cells: string[];
  text: string;
}

/**
 * Cells of one line stand beside each other, separated by tabs. Where a cell has several lines they are a column of their own, one
 * below the other; only of the last cell they may follow the row, as a description does.
 */
function layRow(cells: readonly string[]): string {
  const told = cells.map((cell) => cell.trim());
  const isOneLine = told.slice(0, -1).every((cell) => !cell.includes('\n'));
  return told.join(isOneLine ? '\t' : '\n');
}

/** A text whose tables were marked, with their rows as lines; tables may stand in cells of others. */
export function layTables(marked: string): string {
  const open: Row[] = [{ cells: [], text: '' }];
  const close = () => {
    const row = open.pop();
    const outer = open.at(-1);
    if (row === undefined || outer === undefined) return;
    outer.text += `\n${layRow(row.text.trim() === '' ? row.cells : [...row.cells, row.text])}\n`;
  };
  for (const part of marked.split(MARK)) {
    const inner = open.at(-1);
    if (inner === undefined) break;
    if (part === ROW_START) open.push({ cells: [], text: '' });
    else if (part === ROW_END) {
      if (open.length > 1) close();
    } else if (part === CELL_END) {
      inner.cells.push(inner.text);
      inner.text = '';
    } else inner.text += part;
  }
  while (open.length > 1) close();
  const [page] = open;
  return [...(page?.cells ?? []), page?.text ?? ''].join('\n');
}

/** What was read, without signs that mean rows and cells here. */
export const unmarked = (text: string): string => text.replace(/[\ue000-\ue002]/g, '');
