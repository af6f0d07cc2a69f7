import { spawn } from 'node:child_process';
import { confinement, programOnPath } from '../sandbox/namespaces.ts';
import { type Ending, type ProcessLimits, supervise } from '../sandbox/supervise.ts';
import { PAGE_MODE } from './page-mode.ts';

const MAX_OUTPUT = 2_000_000;

/** The tesseract program on the PATH, which reads a page several times faster than the library; undefined if absent. */
export const findTesseract = (path?: string): string | undefined => programOnPath('tesseract', path);

/**
 * Runs tesseract on one picture with an environment of its own, under the same limits as the other readers. One thread: more
 * of them are slower. The program opens no connections, could reach nobody, and gets the picture by a pipe.
 */
export async function runTesseract(
  program: string,
  picture: Uint8Array,
  limits: ProcessLimits,
  onStart: (stop: () => void) => void,
): Promise<{ ending: Ending; code: number | null; text: string }> {
  const options = ['stdin', 'stdout', '-l', 'chi_sim+eng', '--psm', PAGE_MODE, '-c', 'preserve_interword_spaces=1'];
  const { prefix } = await confinement();
  const [first = program, ...rest] = [...prefix, program, ...options];
  const child = spawn(first, rest, { env: { OMP_THREAD_LIMIT: '1' }, stdio: ['pipe', 'pipe', 'ignore'] });
  onStart(() => child.kill('SIGKILL'));
  const parts: Buffer[] = [];
  let size = 0;
  child.stdout.on('data', (part: Buffer) => {
    size += part.length;
    if (size > MAX_OUTPUT) child.kill('SIGKILL');
    else parts.push(part);
  });
  child.stdin.on('error', () => undefined); // it may stop reading early; its exit code tells
  child.stdin.end(picture);
  const drained = new Promise((resolve) => child.stdout.once('close', resolve));
  const ending = await supervise(child, limits);
  await drained;
  return { ending, code: child.exitCode, text: Buffer.concat(parts).toString('utf8') };
}
