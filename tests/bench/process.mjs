// A server measured is a process of its own, so that it has its own heap and event loop.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Whatever a bench started ends with it, also where the measuring fails. */
const started = new Set();
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

/** Starts a program of this repository; resolves with what `ready` makes of its output. */
export function startProcess(program, { env = {}, args = [], ready }) {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [...args, file], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  const stop = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk) => {
      printed += chunk;
      const found = ready(printed);
      if (found) resolve({ url: found, pid: child.pid, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}:\n${printed}`)));
  });
}

/** The address that the small servers of this folder print. */
export const printedUrl = (printed) => /ready (http:\/\/\S+)/.exec(printed)?.[1];
