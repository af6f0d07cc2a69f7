import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a program of `tests` with Node to its end; throws with what it said last where that is not a good one, and answers with what it said. */
export function program(path, ...args) {
  const child = spawn(process.execPath, [path, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve(said)
        : reject(new Error(`${path} ${args.join(' ')} ended with ${code}:\n${said.slice(-3_000)}`)),
    );
  });
}

/** Why what is run by this program cannot be run here; undefined where it can. */
export const without = (name, ...args) =>
  new Promise((resolve) => {
    const child = spawn(name, args, { stdio: 'ignore' });
    child.once('error', () => resolve(`${name} is missing`));
    child.once('close', () => resolve(undefined));
  });
