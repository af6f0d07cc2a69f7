import { resumeSpan, resumeValue, type ValueWriter } from '../../../../format/resume-value.ts';
import type { Translate } from '../../../../i18n/react.tsx';
import { degreeText, entriesOf, fieldsOf } from '../../../ui/resume/summary.ts';
import type { ResumeSentence } from '../match/requirements.ts';

/** One line of a resume as it is shown: the head of an entry, or a sentence of it. */
export interface ShownLine extends ResumeSentence {
  readonly isHead: boolean;
  /** `2021年7月 – 2023年11月` */
  readonly span: string;
}

export interface ShownBlock {
  readonly name: (typeof order)[number];
  readonly lines: readonly ShownLine[];
}

const order = [
  'work',
  'internship',
  'project',
  'campusPractice',
  'education',
  'skill',
  'language',
  'award',
  'training',
] as const;

/** What names an entry, in the order it is told. */
const heads = [
  'company',
  'school',
  'name',
  'institution',
  'department',
  'major',
  'title',
  'role',
  'level',
  'certificate',
];

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Nobody describes a thing in more sentences; what comes after them is read with the last one, so that no text is too long a page. */
const mostSentences = 60;

/** A description by its lines, and long lines by their sentences: a requirement points to a sentence, not to a page. */
export function sentencesOf(text: string): readonly string[] {
  const sentences = text
    .split(/\n|(?<=[。；;])|(?<=\.)\s{1,20}(?=[A-Z])/)
    .map((line) => line.replace(/^[\s\-•·*●]+/, '').trim())
    .filter((line) => line !== '');
  if (sentences.length <= mostSentences) return sentences;
  return [...sentences.slice(0, mostSentences - 1), sentences.slice(mostSentences - 1).join(' ')];
}

/** A resume block by block, each line under an id of its own; the newest entry of a block first, as it was written. */
export function shownBlocks(blocks: Readonly<Record<string, unknown>>, words: ValueWriter): readonly ShownBlock[] {
  return order
    .map((name) => ({
      name,
      lines: entriesOf(blocks[name]).flatMap((entry, index) => linesOf(name, entry, `${name}.${index}`, words)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

function linesOf(
  block: ShownBlock['name'],
  entry: Readonly<Record<string, unknown>>,
  id: string,
  words: ValueWriter,
): readonly ShownLine[] {
  const text = [...heads, 'degree']
    .map((head) => resumeValue(block, head, entry[head], words).trim())
    .filter((part) => part !== '')
    .join(words.t({ id: 'staff.desk.comma' }));
  const span = resumeSpan(block, entry, words);
  const said = sentencesOf(textOf(entry.description));
  return [
    { id, text, span, isHead: true },
    ...said.map((sentence, at) => ({ id: `${id}.${at}`, text: sentence, span: '', isHead: false })),
  ];
}

/** What the person says of themselves, and what somebody sees first of them. */
export function firstFacts(blocks: Readonly<Record<string, unknown>>, t: Translate) {
  const basic = fieldsOf(blocks.basic);
  const years = typeof basic.workYears === 'number' ? basic.workYears : null;
  const degree = textOf(basic.highestDegree) === '' ? null : textOf(basic.highestDegree);
  const facts = [
    textOf(basic.residence),
    degreeText(basic.highestDegree, t),
    years === null ? '' : t({ id: 'staff.resume.years' }, { years }),
  ];
  return {
    years,
    degree,
    text: facts.filter((part) => part !== '').join(t({ id: 'staff.desk.comma' })),
    about: sentencesOf(textOf(basic.selfEvaluation)).map(
      (text, at): ShownLine => ({ id: `about.${at}`, text, span: '', isHead: false }),
    ),
  };
}

/** As many lines of a resume as anybody reads: one of thousands keeps nobody's page from answering. */
const mostCompared = 600;

/** The lines that are compared with what a position asks for, and with those of the file. */
export const comparedLines = (blocks: readonly ShownBlock[], about: readonly ShownLine[]): readonly ShownLine[] => [
  ...blocks.flatMap(({ lines }) => lines).slice(0, mostCompared),
  ...about,
];
