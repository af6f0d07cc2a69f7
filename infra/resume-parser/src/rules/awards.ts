import { awardLevel, awardWord } from '../data/words.ts';
import { findDate, readDate } from './dates.ts';
import { COLUMN } from './entries.ts';
import { MAX_DESCRIPTION } from './limits.ts';
import { bullet, type Line } from './line.ts';

export interface Award {
  readonly line: Line;
  readonly name: string;
  readonly date?: string;
  readonly level?: string;
  description?: string;
}
type Key = 'name' | 'date' | 'level' | 'description';

const columnKeys: readonly (readonly [RegExp, Key])[] = [
  [/时间|日期|年月|date/i, 'date'],
  [/级别|等级|level/i, 'level'],
  [/说明|描述|备注|内容|description/i, 'description'],
  [/名称|奖项|荣誉|项目|award/i, 'name'],
];
const MAX_NAME = 60;

/** What the columns of a table's head hold; undefined for a line that is none. */
function columnsOf(line: Line | undefined): readonly (Key | undefined)[] | undefined {
  const cells = (line?.text ?? '').split('\t').map((cell) => cell.replace(/\s/g, ''));
  if (cells.length < 2 || !cells.every((cell) => COLUMN.test(cell))) return undefined;
  const keys = cells.map((cell) => columnKeys.find(([pattern]) => pattern.test(cell))?.[1]);
  return keys.includes('name') ? keys : undefined;
}

function rowOf(line: Line, columns: readonly (Key | undefined)[]): Award | undefined {
  const told: Partial<Record<Key, string>> = {};
  for (const [at, cell] of line.text.split('\t').entries()) {
    const key = columns[at];
    if (key !== undefined && cell !== '') told[key] ??= cell;
  }
  const { name, date: written, ...more } = told;
  const date = readDate(written ?? '');
  return name === undefined ? undefined : { line, name, ...more, ...(date === undefined ? {} : { date }) };
}

const tidy = (text: string) => text.replace(/^[\s:,.|-]{1,20}|[\s:,.|-]{1,20}$/g, '');

/** `2019.10 国家奖学金 国家级`, `Best Paper Award\tOct 2019`: a date before or behind, a name, and what is told besides. */
function awardIn(line: Line, text: string): Award | undefined {
  const dated = findDate(text);
  const plain = (dated?.rest ?? text).replace(/\s((?:国家|省|市|校|院)级)$/, '\t$1');
  const cells = plain.split(/\t|\||\s{2,}/).map((cell) => tidy(cell.replace(/^(?:学年度?|年度|获得?|荣获|:)/, '')));
  const level = cells.find((cell) => awardLevel.test(cell));
  const [name, ...more] = cells.filter((cell) => cell !== '' && cell !== level);
  if (name === undefined || name.length > MAX_NAME || (dated === undefined && !awardWord.test(name))) return undefined;
  const description = more.join(' ');
  return {
    line,
    name,
    ...(dated === undefined ? {} : { date: dated.value }),
    ...(level === undefined ? {} : { level }),
    ...(description === '' ? {} : { description }),
  };
}

/** Prizes and honours, one to a line, in a table or between semicolons; other lines tell more of the one above. */
export function awardsIn(lines: readonly Line[]): Award[] {
  const found: Award[] = [];
  let columns: readonly (Key | undefined)[] | undefined;
  for (const line of lines) {
    const heads = columnsOf(line);
    if (heads !== undefined) columns = heads;
    const cells = line.text.split('\t').length;
    const row = heads === undefined && columns?.length === cells ? rowOf(line, columns) : undefined;
    const read = row === undefined ? readLine(line) : [row];
    const last = found.at(-1);
    if (heads !== undefined) continue;
    if (read.length > 0) found.push(...read);
    else if (last !== undefined)
      last.description = [last.description, line.raw.replace(bullet, '')]
        .filter(Boolean)
        .join('\n')
        // One sign more than fits shows that something was cut.
        .slice(0, MAX_DESCRIPTION + 1);
  }
  return found;
}

const readLine = (line: Line): Award[] =>
  line.text
    .replace(bullet, '')
    .split(/[;。]/)
    .flatMap((text) => awardIn(line, text) ?? []);
