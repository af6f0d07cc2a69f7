// Reads docs/coverage.md: counts its rows, and finds what cannot be true any more.
/** Y: built, with its screen where one belongs to it; A: no screen; P: partly; 0: absent. */
const states = ['Y', 'A', 'P', '0'];
const counted = /(<!-- counts: .* -->\n)[\s\S]*?(<!-- \/counts -->)/;
const spec = /\.(spec\.tsx?|e2e\.ts|mjs)$/;
const folders = /^(contracts|domain|services|web|infra|tests|docs|\.ci)\//;

const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
/** Paths from the root, in backticks. */
const pathsIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path).filter((path) => folders.test(path));

/** The sections whose table has the state in its second column. */
const groupsIn = (page) =>
  page
    .replace(counted, '')
    .split(/^#+ /m)
    .map((section) => {
      const [head = [], , ...rows] = section
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .map(cellsOf);
      return { heading: section.slice(0, section.indexOf('\n')), isCounted: head[1] === 'State', rows };
    })
    .filter(({ isCounted }) => isCounted);

const row = (cells) => `| ${cells.join(' | ')} |`;
const numbers = (rows) => [rows.length, ...states.map((state) => rows.filter((cells) => cells[1] === state).length)];

/** The page with its counts as they are: every group of capabilities, all of them, and the other tables. */
export function withCounts(page) {
  const groups = groupsIn(page);
  const isCapability = ({ heading }) => /^G\d+ /.test(heading);
  const line = ({ heading, rows }) => row([heading, ...numbers(rows)]);
  const all = groups.filter(isCapability);
  const table = [
    row(['Group', 'Rows', ...states]),
    row(['---', '--:', ...states.map(() => '--:')]),
    ...all.map(line),
    row(['**All capabilities**', ...numbers(all.flatMap(({ rows }) => rows)).map((number) => `**${number}**`)]),
    ...groups.filter((group) => !isCapability(group)).map(line),
  ];
  return page.replace(counted, (_, begin, end) => `${begin}${table.join('\n')}\n${end}`);
}

/** What is wrong with a row; `exists` tells of a path from the root. */
function faultsOf(cells, exists) {
  const [name, state, screen = '', test = '', missing = ''] = cells;
  if (cells.length !== 5) return [`${name}: has ${cells.length} cells, not 5`];
  if (!states.includes(state)) return [`${name}: ${state} is no state`];
  const faults = [screen, test]
    .flatMap(pathsIn)
    .filter((path) => !exists(path))
    .map((path) => `there is no ${path}`);
  if (state === 'Y' && pathsIn(screen).length === 0) faults.push('is Y and names no screen');
  if (state === 'Y' && !pathsIn(test).some((path) => spec.test(path))) faults.push('is Y and names no test');
  if ((state === 'A' || state === 'P') && missing === '') faults.push(`is ${state} and does not say what is missing`);
  return faults.map((fault) => `${name}: ${fault}`);
}

/** Everything that cannot be true any more. */
export function faultsIn(page, exists) {
  const groups = groupsIn(page);
  const twice = groups.flatMap(({ heading, rows }) => {
    const names = rows.map(([name]) => name);
    return names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => `${heading}: ${name} stands there twice`);
  });
  const stale = page === withCounts(page) ? [] : ['the counts are not those of the rows'];
  return [...stale, ...twice, ...groups.flatMap(({ rows }) => rows.flatMap((cells) => faultsOf(cells, exists)))];
}
