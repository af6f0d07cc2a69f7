// Circles between the folders of the query service: `no-cycles` sees files, and two subjects may need each other by different files.

const base = 'services/query/src/';
const isTest = (file) => /\.spec\.ts$|fixture\.ts$|\/testing\//.test(file);

/** The folder a file is in; none for the root, which puts the subjects together, and for tests. */
const subjectOf = (file) =>
  file.startsWith(base) && !isTest(file) && file.slice(base.length).includes('/')
    ? file.slice(base.length).split('/')[0]
    : undefined;

/** Each arrow from one subject to another with the first import that makes it. */
function arrowsOf(modules) {
  const arrows = new Map();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [subjectOf(source), subjectOf(resolved)];
      const key = `${from} -> ${to}`;
      if (from && to && from !== to && !arrows.has(key)) arrows.set(key, { from, to, by: `${source} -> ${resolved}` });
    }
  return [...arrows.values()];
}

/** What is left of the arrows once every subject that leads nowhere, or that nothing leads to, is taken away. */
function circling(arrows) {
  const left = arrows.filter(
    ({ from, to }) => arrows.some((other) => other.from === to) && arrows.some((other) => other.to === from),
  );
  return left.length === arrows.length ? left : circling(left);
}

/** The imports by which subjects need each other in a circle, of what dependency-cruiser found. */
export const subjectCircles = (modules) => circling(arrowsOf(modules)).map(({ by }) => by);

/** Imports that close a circle of several subjects, none of which a rule about files refuses, and one that closes none. */
export const circlePlants = [
  {
    file: 'services/query/src/links/planted-circle.ts',
    imports: 'services/query/src/applications/index.ts',
    closes: true,
  },
  { file: 'services/query/src/views/planted-circle.ts', imports: 'services/query/src/access/actions.ts', closes: true },
  {
    file: 'services/query/src/my-work/planted-circle.ts',
    imports: 'services/query/src/applications/index.ts',
    closes: false,
  },
];
