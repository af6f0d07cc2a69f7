import { degreeOf } from './basics.ts';
import { findRange, readDate } from './dates.ts';
import { type Entry, type Piece, piecesOf } from './entries.ts';
import { asOnJobBoard, tellsOfEmployer } from './job-board.ts';
import { DOUBTFUL, MAX_NAME } from './limits.ts';
import { bullet, type Line } from './line.ts';
import { bare, isNoise, isPlace } from './noise.ts';
import { type Roles, rolesOf } from './roles.ts';

export interface FoundInEntry {
  readonly key: string;
  readonly value: string | null;
  readonly line: Line;
  readonly confidence: number;
}
const DESCRIPTION_LABEL =
  /^(?:工作|项目|职责|岗位|主要|实习|责任)?(?:内容|描述|职责|业绩|成果|简介|介绍|说明)(?:与业绩|及业绩|描述)?\s{0,2}[:：]\s{0,2}|^(?:responsibilit(?:y|ies)|description|duties|tasks|achievements)\s?:\s?/i;
const GUESS = 0.6;
/** What a description begins with, and no title. */
const VERB =
  /^(?:负责|参与|主导|协助|完成|带领|组织|独立|搭建|支持|配合|跟进|维护|使用|从事|管理|led |built |designed |developed |managed |worked )/i;
/** What job boards tell about an employer and a post that is no field of a resume. */
const ASIDE =
  /^(?:(?:所属|所在)?行业(?:类别)?|(?:公司|企业|单位)?(?:性质|规模|人数|类型)|汇报对象|下属人数|(?:工作|公司)?(?:地点|地址)|所在地区|离职原因|证明人|.{0,3}薪.{0,2}|industry|company (?:size|type)|reports? to|salary)$/i;
const isAside = ({ label }: Piece) => label !== undefined && ASIDE.test(label);
/** A cell with the signs of its author: what rules read has others. */
function asWritten({ text, line, at }: Piece): string {
  const cells = line.raw.split('\t').map((cell) => cell.trim());
  return (at !== undefined && cells.length === line.text.split('\t').length && cells[at]) || text;
}

/** A line below the dates that still belongs to the head: short, no bullet, no sentence, no description. */
function continuesHead({ text }: Line): boolean {
  return text.length <= 70 && !bullet.test(text) && !/[。;!]/.test(text) && !DESCRIPTION_LABEL.test(text);
}

const tidyValue = (key: string, piece: Piece): string => {
  const plain = key === 'description' ? asWritten(piece) : bare(piece.text);
  if (key === 'degree') return degreeOf(plain) ?? '';
  if (key === 'major')
    return plain
      .replace(/^(?:主修|major(?:ed)? in|major:)\s?:?/i, '')
      .replace(/专业$/, '')
      .trim();
  return plain;
};

/** Fills roles from pieces: labels first, then words that give a role away, then position. */
class Head {
  readonly #roles: Roles;
  /** Lines that hold something which found no place. */
  readonly #unused = new Set<Line>();
  readonly #found = new Map<string, FoundInEntry>();

  constructor(roles: Roles) {
    this.#roles = roles;
  }

  /** Whether any piece found its place. */
  take(pieces: readonly Piece[]): boolean {
    const { byLabel, byWord, leftovers, divide } = this.#roles;
    const open: Piece[] = [];
    let placed = false;
    const told = pieces.filter((piece) => !isAside(piece));
    for (const piece of told.flatMap((one) => (one.label === undefined ? divide(one) : [one]))) {
      if (piece.label === undefined && [...piece.text].length === 1) {
        this.#unused.add(piece.line);
        continue;
      }
      if (piece.isUnsure) this.#unused.add(piece.line);
      const signs = piece.label === undefined ? byWord : byLabel;
      const key = signs.find(([pattern]) => pattern.test(piece.label ?? piece.text))?.[1];
      // A description without a cell of its own is read with the lines below, and from the line of a head not at all.
      if (key === 'description' && piece.at === undefined) this.#unused.add(piece.line);
      else if (key !== undefined) placed = this.#place(key, piece, piece.label === undefined ? 0.85 : 0.95) || placed;
      else if (isNoise(piece.text) || isNoise(piece.label ?? '')) continue;
      else if (isPlace(piece.text)) this.#leavePlace(piece);
      else if (piece.label === undefined) open.push(piece);
      else if (piece.text !== '') this.#unused.add(piece.line);
    }
    for (const piece of open) {
      const key = leftovers.find((candidate) => !this.#found.has(candidate));
      if (key !== undefined) placed = this.#place(key, piece, GUESS) || placed;
      else this.#unused.add(piece.line);
    }
    return placed;
  }

  /** Whether a role is open, or filled by a guess that a better piece may still replace. */
  lacks(): boolean {
    const keys = this.#roles.leftovers.concat(this.#roles.byWord.map(([, key]) => key));
    return keys.some((key) => key !== 'department' && (this.#found.get(key)?.confidence ?? 0) <= GUESS);
  }

  get values(): FoundInEntry[] {
    return [...this.#found.values()].map((found) =>
      this.#unused.has(found.line) ? { ...found, confidence: Math.min(found.confidence, DOUBTFUL) } : found,
    );
  }

  #leavePlace({ label, line }: Piece): void {
    if (label === undefined && this.#roles.isNamedByPlace) this.#unused.add(line);
  }

  /** Takes a piece as the value of a field; the lines of what is not taken, or no longer, are not used up. */
  #place(key: string, piece: Piece, confidence: number): boolean {
    const value = tidyValue(key, piece);
    const before = this.#found.get(key);
    if (before?.value === value) return false;
    const isWhole = piece.text === piece.line.text && piece.text.length <= 40 && !VERB.test(piece.text);
    const improves = before === undefined || (before.confidence <= GUESS && confidence > GUESS && isWhole);
    if (value === '' || !improves) {
      if (piece.text !== '') this.#unused.add(piece.line);
      return false;
    }
    if (before !== undefined) this.#unused.add(before.line);
    const isNoName = key !== 'description' && (value.length > MAX_NAME || findRange(value) !== undefined);
    this.#found.set(key, { key, value, line: piece.line, confidence: isNoName ? DOUBTFUL : confidence });
    return true;
  }
}

function description(lines: readonly Line[]): FoundInEntry | undefined {
  const texts = lines
    .map(({ raw }) => raw.replace(bullet, '').replace(DESCRIPTION_LABEL, '').trim())
    .filter((text) => text !== '');
  const [first] = lines;
  return first === undefined || texts.length === 0
    ? undefined
    : { key: 'description', value: texts.join('\n'), line: first, confidence: 0.7 };
}

function dates({ range, dateLine, head }: Entry): FoundInEntry[] {
  if (range !== undefined && dateLine !== undefined)
    return [
      { key: 'start', value: range.start, line: dateLine, confidence: 0.9 },
      { key: 'end', value: range.end, line: dateLine, confidence: 0.9 },
    ];
  const single = head.find(({ text }) => readDate(text) !== undefined);
  const value = single === undefined ? undefined : readDate(single.text);
  return single === undefined || value === undefined ? [] : [{ key: 'end', value, line: single.line, confidence: 0.6 }];
}

const isLabelled = (line: Line, { byLabel }: Roles): boolean =>
  !DESCRIPTION_LABEL.test(line.text) &&
  piecesOf(line).some(
    ({ label }) =>
      label !== undefined &&
      label.length <= 8 &&
      byLabel.some(([pattern, key]) => key !== 'description' && pattern.test(label)),
  );

function tellsOnlyAsides(line: Line): boolean {
  const pieces = piecesOf(line);
  if (tellsOfEmployer(line)) return true;
  const labelled = pieces.filter(({ label }) => label !== undefined);
  return labelled.length > 0 && labelled.every(isAside);
}

/** Lets the head take the lines that belong to it; answers the others. */
function completeHead(head: Head, lines: readonly Line[], roles: Roles): Line[] {
  const rest = [...lines];
  for (let taken = 0; taken < 4; taken += 1) {
    while (rest[0] !== undefined && tellsOnlyAsides(rest[0])) rest.shift();
    const [line] = rest;
    if (line === undefined || !head.lacks()) break;
    const labelled = isLabelled(line, roles);
    if (!labelled && (taken > 1 || !continuesHead(line))) break;
    if (!head.take(piecesOf(line)) && !labelled) break;
    rest.shift();
  }
  return rest;
}

/** What a cell described and what lines below describe are one description. */
function withDescription(values: readonly FoundInEntry[], more: FoundInEntry | undefined): FoundInEntry[] {
  const cell = values.find(({ key }) => key === 'description');
  if (cell === undefined || more === undefined) return [...values, ...(more === undefined ? [] : [more])];
  return [...values.filter((found) => found !== cell), { ...cell, value: `${cell.value}\n${more.value}` }];
}

/** The fields of one entry; empty if nothing in it names what it is. */
export function readEntry(kind: keyof typeof rolesOf, found: Entry): FoundInEntry[] {
  const entry = (kind === 'work' && asOnJobBoard(found)) || found;
  const roles = rolesOf[kind];
  const head = new Head(roles);
  const isYear = ({ text }: Piece) => /^\D{0,10}(?:19|20)\d{2}\D{0,10}$/.test(text);
  head.take(entry.range === undefined ? entry.head.filter((piece) => !isYear(piece)) : entry.head);
  const rest = completeHead(head, entry.rest, roles);
  if (head.values.length === 0) return [];
  const described = roles.describes ? description(rest) : undefined;
  return [...withDescription(head.values, described), ...dates(entry)];
}
