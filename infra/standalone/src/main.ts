import '../../node/ensure-supported.mjs';
import { setFlagsFromString } from 'node:v8';
import { ConfigError } from './config.ts';

// A heap may grow by half of what was in use at the last collection, in every thread, instead of to four times of it: under load the process
// holds a fifth less, and collecting more often costs no more than the memory did (`npm run bench -- --only memory`).
setFlagsFromString('--heap-growing-percent=50');

/**
 * What this process runs: everything, or one service of a company whose services run apart. Each loads what it needs alone.
 */
const programs: Readonly<Record<string, () => Promise<void>>> = {
  all: async () => (await import('./company.ts')).startCompany(),
  command: async () => {
    const [{ startCompany }, { apart }] = await Promise.all([import('./company.ts'), import('./threads/beside.ts')]);
    return startCompany(apart);
  },
  query: async () => (await import('./query/join.ts')).joinAsQueries(),
  notifier: async () => (await import('./workers/join.ts')).joinAsWorkers('notifier'),
  'sap-bridge': async () => (await import('./workers/join.ts')).joinAsWorkers('sap-bridge'),
  web: async () => (await import('./web/program.ts')).startWeb(),
};

async function main(): Promise<void> {
  // Whatever is made here, also by libraries, is its owner's alone.
  process.umask(0o077);
  const [name = 'all'] = process.argv.slice(2);
  const program = Object.hasOwn(programs, name) ? programs[name] : undefined;
  if (program === undefined) throw new ConfigError([`${name} must be one of ${Object.keys(programs).join(', ')}`]);
  await program();
}

main().catch(async (error: unknown) => {
  const { whyNotStarted } = await import('./why-not-started.ts');
  console.error(whyNotStarted(error));
  process.exit(1);
});
