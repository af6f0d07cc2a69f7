import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Runs the steps, as many at once as there are cores, and those beside that mostly wait. One alone prints as it goes; of several each is
 * told whole when it is over.
 * @param {readonly [name: string, command: string, args: readonly string[], how?: { readonly waits?: boolean }][]} steps
 * @returns {Promise<number[]>} their exit codes, in the order of the steps; 1 for one that was killed
 */
export async function sideBySide(steps, options) {
  const statuses = [];
  const one = async ([index, step]) => {
    statuses[index] = await run(step, { ...options, alone: steps.length === 1 });
  };
  const all = [...steps.entries()];
  const isBeside = ([, [, , , how]]) => how?.waits === true;
  const waiting = all.filter((entry) => !isBeside(entry));
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await one(next);
  };
  await Promise.all([...all.filter(isBeside).map(one), ...Array.from({ length: availableParallelism() }, worker)]);
  return statuses;
}

async function run([name, command, args], { alone, ...options }) {
  const from = Date.now();
  if (alone) console.log(`\n== ${name}`);
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', ...(alone ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  if (!alone) console.log(`\n== ${name}\n${Buffer.concat(printed)}`.trimEnd());
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - from) / 1000).toFixed(1)} s`);
  return status;
}
