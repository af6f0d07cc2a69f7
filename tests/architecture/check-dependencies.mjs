// Checks the arrows between packages, then plants a violation of each rule and checks that the rule fires.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const roots = ['contracts/src', 'domain/src', 'infra/runtime/src', 'infra/standalone/src', 'services', 'web/src'];

/** One file per rule that breaks it and nothing else. */
const plants = {
  'contracts-know-only-zod': ['contracts/src/planted.ts', "import 'node:fs';\n"],
  'domain-is-pure': ['domain/src/planted.ts', "import 'node:fs';\n"],
  'runtime-knows-no-domain': ['infra/runtime/src/planted.ts', "import '../../../domain/src/index.ts';\n"],
  'command-imports-no-other-service': ['services/command/src/planted.ts', "import '../../query/src/projectors.ts';\n"],
  'query-imports-no-other-service': ['services/query/src/planted.ts', "import '../../notifier/src/index.ts';\n"],
  'notifier-imports-no-other-service': [
    'services/notifier/src/planted.ts',
    "import '../../sap-bridge/src/index.ts';\n",
  ],
  'sap-bridge-imports-no-other-service': [
    'services/sap-bridge/src/planted.ts',
    "import '../../notifier/src/index.ts';\n",
  ],
  'services-import-no-host': [
    'services/command/src/planted-host.ts',
    "import '../../../infra/standalone/src/config.ts';\n",
  ],
  'web-knows-only-contracts': ['web/src/planted.ts', "import '../../domain/src/index.ts';\n"],
  'only-command-decides': ['services/query/src/planted-decide.ts', "import '../../../domain/src/shared/run.ts';\n"],
  'blueprint-stays-in-staff': ['web/src/public/planted.ts', "import '@blueprintjs/core';\n"],
  'public-and-staff-are-apart': ['web/src/public/planted-staff.ts', "import '../staff/app/main.tsx';\n"],
  'no-cycles': [
    'domain/src/planted-cycle-a.ts',
    "import './planted-cycle-b.ts';\n",
    'domain/src/planted-cycle-b.ts',
    "import './planted-cycle-a.ts';\n",
  ],
};

function cruise(paths) {
  const result = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
      ...paths,
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (!result.stdout) throw new Error(result.stderr);
  return JSON.parse(result.stdout).summary;
}

const real = cruise(roots);
for (const { rule, from, to } of real.violations) console.error(`${rule.name}: ${from} -> ${to}`);

const files = Object.values(plants).flatMap((plant) => plant.filter((_, index) => index % 2 === 0));
let planted;
try {
  for (const plant of Object.values(plants))
    for (let index = 0; index < plant.length; index += 2) {
      mkdirSync(dirname(join(root, plant[index])), { recursive: true });
      writeFileSync(join(root, plant[index]), plant[index + 1]);
    }
  planted = cruise(files);
} finally {
  for (const file of files) rmSync(join(root, file), { force: true });
}
const silent = Object.entries(plants).filter(
  ([rule, [file]]) => !planted.violations.some((violation) => violation.rule.name === rule && violation.from === file),
);
for (const [rule, [file]] of silent) console.error(`the rule ${rule} did not fire for ${file}`);

const failed = real.violations.length + silent.length;
console.log(
  `dependencies: ${real.totalCruised} modules, ${real.violations.length} violations, ${Object.keys(plants).length - silent.length} of ${Object.keys(plants).length} planted ones found`,
);
process.exit(failed > 0 ? 1 : 0);
