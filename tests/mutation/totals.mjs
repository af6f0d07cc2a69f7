// What a run of the mutation tester came to, folder by folder.

/** Counts of some changes; a change that makes the domain go round for ever, or impossible to load, is noticed. */
export function total(changes) {
  const count = (...statuses) => changes.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'RuntimeError');
  const timeout = count('Timeout');
  const survived = count('Survived');
  const unreached = count('NoCoverage');
  const all = killed + timeout + survived + unreached;
  return { all, killed, timeout, survived, unreached, score: all === 0 ? 100 : (100 * (killed + timeout)) / all };
}

const folderOf = (file) => file.split('/').slice(2, -1).join('/') || '(top)';

/** `[folder, counts]` of every folder, and of the whole at the end. */
export function totalsOf(changes) {
  const folders = [...new Set(changes.map(({ file }) => folderOf(file)))].sort();
  const own = (folder) => changes.filter(({ file }) => folderOf(file) === folder);
  return [...folders.map((folder) => [folder, total(own(folder))]), ['domain', total(changes)]];
}

/** How many changes of each file nobody noticed; files where all were noticed are left out. */
export function unnoticedOf(changes) {
  const left = {};
  for (const { file, status } of changes)
    if (status === 'Survived' || status === 'NoCoverage') left[file] = (left[file] ?? 0) + 1;
  return Object.fromEntries(Object.entries(left).sort());
}

/** The totals as a table. */
export const written = (totals) =>
  [
    '| folder | changes | noticed | for ever | not noticed | no test there | score |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...totals.map(
      ([name, { all, killed, timeout, survived, unreached, score }]) =>
        `| ${name} | ${all} | ${killed} | ${timeout} | ${survived} | ${unreached} | ${score.toFixed(1)} % |`,
    ),
  ].join('\n');
