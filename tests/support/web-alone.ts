import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { end, type Own } from './belongings.ts';

const program = fileURLToPath(new URL('../../web', import.meta.url));

/** The web alone, `node web`, in front of a server. */
export interface WebAlone {
  readonly url: string;
  /** What it left in the folder that it was started in. */
  kept(): readonly string[];
  /** Ends it in order; resolves with how it ended. */
  stop(): Promise<number | null>;
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
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      const found = /Listens on.*?(http:\/\/\S+)\n/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the web ended with ${code}:\n${printed}`)));
  });
  return {
    url,
    kept: () => readdirSync(folder),
    async stop() {
      await end(child, 'SIGTERM');
      return child.exitCode;
    },
  };
}
