import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { end, type Own } from './belongings.ts';

const program = fileURLToPath(new URL('../../web', import.meta.url));

/** The web alone, `node web`, in front of a server. */
export interface WebAlone {
  readonly url: string;
  /** Its process, for what is measured from outside. */
  readonly pid: number;
  /** What it told its operator so far, by either way. */
  told(): string;
  /** What it left in the folder that it was started in. */
  kept(): readonly string[];
  /** Ends it in order; resolves with how it ended. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Starts it with nothing but these settings, and no folder: it opens no store. */
export async function startWeb(
  own: Own,
  upstream: string,
  env: Readonly<Record<string, string>> = {},
): Promise<WebAlone> {
  const folder = own.folder();
  const child = own.start(process.execPath, [program], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', UPSTREAM_URL: upstream, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /Listens on.*?(http:\/\/\S+)\n/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the web ended with ${code}:\n${printed}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    told: () => printed,
    kill: () => end(child, 'SIGKILL'),
    kept: () => readdirSync(folder),
    async stop() {
      await end(child, 'SIGTERM');
      return child.exitCode;
    },
  };
}
