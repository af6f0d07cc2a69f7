// Checks the arrows between packages, then proves each rule: what `plants.mjs` says it refuses is planted in a copy of the tree, in every form
// real code imports with, and must be reported by that rule; what it allows must not. A rule without plants fails.
import '../../infra/node/ensure-supported.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { forms, visible } from './forms.mjs';
import { root, withOverlay } from './overlay.mjs';
import { plants } from './plants.mjs';
import { circlePlants, subjectCircles } from './subject-circles.mjs';

const roots = ['contracts/src', 'domain/src', 'infra', 'services', 'web/src'];
const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'));

/** The modules of `paths` and what they lead to, with every violation of every rule, seen from `cwd`. */
function cruise(cwd, paths) {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...paths],
    { cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (!stdout) throw new Error(stderr);
  const { modules, summary } = JSON.parse(stdout);
  return { modules, ...summary };
}

/** How `file` names `target`: a package by its name, a file by a relative path. */
function nameOf(file, target) {
  if (!/^(contracts|domain|infra|services|web|tests)\//.test(target)) return target;
  const path = relative(dirname(file), target);
  return path.startsWith('.') ? path : `./${path}`;
}

/** The files a row plants: which rule watches each, and whether it must fire. */
function planted(rule, row, index) {
  const beside = Object.entries(row.beside ?? {}).map(([file, text]) => ({ file, text }));
  const asIs = Object.entries(row.files ?? {}).map(([file, text]) => ({ file, text, rule, fires: true, told: file }));
  const imports = ['refused', 'allowed'].flatMap((kind) =>
    (row[kind] ?? []).flatMap((target, at) =>
      Object.entries(forms).map(([form, write]) => {
        const file = row.in.replace('planted', `planted-${rule}-${index}-${kind}-${at}-${form}`);
        const told = `${form} import of ${target} in ${row.in}`;
        return { file, text: write(nameOf(file, target)), rule, fires: kind === 'refused', told };
      }),
    ),
  );
  return [...beside, ...asIs, ...imports];
}

/** What is wrong with the plants: silent where a rule must fire, loud where it must not. */
function unproven(folder, rows) {
  for (const { file, text } of rows) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), visible(text));
  }
  const { violations } = cruise(
    folder,
    rows.map(({ file }) => file),
  );
  const fired = new Set(violations.map(({ rule, from }) => `${rule.name} ${from}`));
  return rows
    .filter(({ rule, file, fires }) => rule && fired.has(`${rule} ${file}`) !== fires)
    .map(
      ({ rule, fires, told }) =>
        `the rule ${rule} ${fires ? 'did not fire for' : 'refuses what it should allow:'} ${told}`,
    );
}

/** What is wrong with the search for circles among these modules: silent where one was closed, loud where none was. */
function unnoticedCircles(modules) {
  return circlePlants.flatMap(({ file, imports, closes }) => {
    const planted = { source: file, dependencies: [{ resolved: imports }] };
    const found = subjectCircles([...modules, planted]).length > 0;
    return found === closes ? [] : [`a circle of subjects was ${closes ? 'not ' : ''}found for ${file} -> ${imports}`];
  });
}

const rules = forbidden.map(({ name }) => name);
const rows = Object.entries(plants)
  .filter(([rule]) => rules.includes(rule))
  .flatMap(([rule, list]) => list.flatMap((row, index) => planted(rule, row, index)));
const [real, unfired] = await withOverlay((folder) => [cruise(folder, roots), unproven(folder, rows)], visible);
const failures = [
  ...subjectCircles(real.modules).map((by) => `subjects need each other in a circle: ${by}`),
  ...real.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ...rules
    .filter((rule) => !rows.some((row) => row.rule === rule && row.fires))
    .map((rule) => `nothing is planted for the rule ${rule}`),
  ...Object.keys(plants)
    .filter((rule) => !forbidden.some(({ name }) => name === rule))
    .map((rule) => `something is planted for ${rule}, which is no rule`),
  ...unnoticedCircles(real.modules),
  ...unfired,
];
for (const failure of failures) console.error(failure);
const refused = rows.filter(({ fires }) => fires).length;
const allowed = rows.filter(({ rule, fires }) => rule && !fires).length;
console.log(
  `dependencies: ${real.totalCruised} modules, ${real.violations.length} violations; ${rules.length} rules, ${refused} imports planted to be refused, ${allowed} to be allowed, ${failures.length} failures`,
);
process.exit(failures.length > 0 ? 1 : 0);
