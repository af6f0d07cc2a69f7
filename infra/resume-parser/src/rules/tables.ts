import { findRange } from './dates.ts';
import { COLUMN, cutEntries, type Entry, type Piece, splitPieces } from './entries.ts';
import type { Line } from './line.ts';

/** Rows of one table, beside each other what belongs to different entries. */
interface Grid {
  readonly lines: readonly Line[];
  readonly cells: readonly (readonly string[])[];
  /** What the rows are called, in a table on its side. */
  readonly labels?: readonly string[];
}
const MOST_ROWS = 8;
const cellsOf = ({ text }: Line): string[] => text.split('\t').map((cell) => cell.trim());
const isColumn = (cell: string) => COLUMN.test(cell.replace(/\s/g, ''));
/** Whether a cell holds the dates of an entry of its own, and little else. */
const isDated = (cell: string) => {
  const range = findRange(cell);
  return range !== undefined && range.before.length + range.after.length < 60;
};

/** `时间 | 2010-2014 | 2014-2017` above `学校 | one | other`: each column is an entry. */
function onItsSide(lines: readonly Line[], from: number): Grid | undefined {
  const width = cellsOf(lines[from] ?? { raw: '', text: '', number: 0 }).length;
  if (width < 3) return undefined;
  const fits = (line: Line) => {
    const [label = '', ...values] = cellsOf(line);
    return values.length === width - 1 && isColumn(label) && !values.some(isColumn);
  };
  const rows = runOf(lines, from, fits);
  const cells = rows.map((line) => cellsOf(line));
  if (rows.length < 2 || !cells.some(([, ...values]) => values.every(isDated))) return undefined;
  return { lines: rows, cells: cells.map((row) => row.slice(1)), labels: cells.map(([label = '']) => label) };
}

/** `2010-2014 | 2014-2017` above `one | other`, as many cells in each row. */
function sideBySide(lines: readonly Line[], from: number): Grid | undefined {
  const dated = cellsOf(lines[from] ?? { raw: '', text: '', number: 0 });
  if (dated.length < 2 || !dated.every(isDated)) return undefined;
  const below = runOf(lines, from + 1, (line) => {
    const cells = cellsOf(line);
    return cells.length === dated.length && !cells.some(isDated);
  });
  const rows = lines.slice(from, from + 1).concat(below);
  return { lines: rows, cells: rows.map((line) => cellsOf(line)) };
}

function runOf(lines: readonly Line[], from: number, fits: (line: Line) => boolean): Line[] {
  const end = lines.findIndex((line, at) => at >= from && (at >= from + MOST_ROWS || !fits(line)));
  return lines.slice(from, end < 0 ? lines.length : end);
}

/** One column of a grid. */
function entryOf({ lines, cells, labels }: Grid, column: number): Entry {
  const dateRow = cells.findIndex((row) => isDated(row[column] ?? ''));
  const range = findRange(cells[dateRow]?.[column] ?? '');
  const head = lines.flatMap((line, row): Piece[] => {
    const text = cells[row]?.[column] ?? '';
    if (row === dateRow && range !== undefined) return splitPieces(line, `${range.before}\t${range.after}`);
    const label = labels?.[row];
    return label === undefined ? splitPieces(line, text) : [{ text, line, label }];
  });
  return { range, dateLine: lines[dateRow], head, rest: [] };
}

/** The entries of a section, those of tables whose entries stand beside each other among them. */
export function entriesIn(lines: readonly Line[], names: RegExp, mayHead?: (line: Line) => boolean): Entry[] {
  const entries: Entry[] = [];
  let from = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const grid = onItsSide(lines, at) ?? sideBySide(lines, at);
    if (grid === undefined) continue;
    const width = grid.cells[0]?.length ?? 0;
    entries.push(...cutEntries(lines.slice(from, at), names, mayHead));
    entries.push(...Array.from({ length: width }, (_, column) => entryOf(grid, column)));
    at += grid.lines.length - 1;
    from = at + 1;
  }
  return [...entries, ...cutEntries(lines.slice(from), names, mayHead)];
}
