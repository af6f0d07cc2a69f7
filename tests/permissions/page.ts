import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../docs/permissions.md', import.meta.url));
const text = readFileSync(file, 'utf8');

type Row = Readonly<Record<string, string>>;

/** The rows of the first table under a heading of the page, each cell by its column's title. */
function tableUnder(heading: string): readonly Row[] {
  const after = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = after.split('\n').filter((line) => line.startsWith('|'));
  const [titles = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  if (rows.length === 0) throw new Error(`docs/permissions.md has no table under ${heading}`);
  return rows.map((row) => Object.fromEntries(titles.map((title, column) => [title, row[column] ?? ''])));
}

export const rolesOnPage = ['G', 'JS', 'CA', 'IE', 'HH', 'HR', 'PR', 'IV', 'SC', 'OA', 'CO', 'AD', 'AU'] as const;
export type PageRole = (typeof rolesOnPage)[number];
/** Whose object it is: of the asker's own position or task, of another's, or of nobody's. */
export type Whose = 'own' | 'other' | 'nobody';
export type Letter = 'A' | 'P' | 'T' | 'M' | 'S' | '-';

/** A command, query, part, file or view with the capabilities that the page names for it. */
export interface Entry {
  readonly name: string;
  readonly about: string;
  readonly staff: readonly string[];
  readonly own: string;
  readonly ownNeedsCode: boolean;
  /** Purpose of the personal link that lets its holder in, and what the holder proves first. */
  readonly link: string;
  readonly proof: string;
}

/** How objects of a kind are reached. */
interface About {
  readonly owned: string;
  readonly acts: readonly string[];
  readonly reads: readonly string[];
}

const words = (cell: string | undefined): readonly string[] => (cell ?? '').split(' ').filter((word) => word !== '-');
const either = (cell: string | undefined): readonly string[] => words(cell).filter((word) => word !== 'or');

function entriesOf(heading: string, title: string): readonly Entry[] {
  return tableUnder(heading).map((row) => {
    const [own = '-', code] = (row.Own ?? '-').split(', ');
    const [link = '-', proof = '-'] = (row.Link ?? '-').split(', ');
    return {
      ...{ name: row[title] ?? '', about: row.About ?? '-', staff: either(row.Staff) },
      ...{ own, ownNeedsCode: code === 'code', link, proof },
    };
  });
}

const capabilities = new Map(tableUnder('Capabilities').map((row) => [row.Capability ?? '', row]));

/** docs/permissions.md, read. */
export const page = {
  capabilities: [...capabilities.keys()],
  letter(capability: string, role: PageRole): Letter {
    const row = capabilities.get(capability);
    if (row === undefined) throw new Error(`docs/permissions.md has no capability ${capability}`);
    return row[role] as Letter;
  },
  abouts: new Map<string, About>(
    tableUnder('Objects').map((row) => [
      row.About ?? '',
      { owned: row.P ?? '-', acts: words(row.Acts), reads: words(row.Reads) },
    ]),
  ),
  commands: entriesOf('Commands', 'Command'),
  signIn: tableUnder('Sign-in commands').map((row) => ({ name: row.Command ?? '', who: row.Who ?? '' })),
  system: tableUnder('Commands of the system').map((row) => row.Command ?? ''),
  queries: entriesOf('Queries', 'Query'),
  kinds: new Map(tableUnder('Queries').map((row) => [row.Query ?? '', row.Kind ?? ''])),
  parts: tableUnder('Parts of an answer').map((row) => ({
    query: row.Query ?? '',
    part: row.Part ?? '',
    about: row.About ?? '-',
    staff: either(row.Staff),
  })),
  files: entriesOf('Files', 'File'),
  /** By a file's name the view that shows it. */
  shownBy: new Map(tableUnder('Files').map((row) => [row.File ?? '', row.View ?? ''])),
  live: entriesOf('Live messages', 'View'),
  /** By a view's name who hears that something of it changed, without its id. */
  hints: new Map(tableUnder('Live messages').map((row) => [row.View ?? '', row.Hint ?? '-'])),
  routes: tableUnder('Other routes').map((row) => ({ route: row.Route ?? '', staff: either(row.Staff) })),
};
