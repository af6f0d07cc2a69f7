import { freePort } from '../../support/free-port.mjs';
import { type Server, type Service, startServer, startService } from '../../support/server.ts';
import { until } from '../../support/until.ts';

/** One that can be killed, and comes again where it was. */
export interface Part {
  begin(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Where a part belongs: the folder of its company, and what all of them have set. */
export interface House {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Who takes commands. */
export interface Taker extends Part {
  readonly server: () => Server;
}

/** It is there once it has begun. */
export async function taker({ dataDir, env }: House, args: readonly string[]): Promise<Taker> {
  const PORT = String(await freePort());
  let server: Server | undefined;
  return {
    server() {
      if (server === undefined) throw new Error('it did not start');
      return server;
    },
    begin: async () => {
      const start = () => startServer({ dataDir, args, env: { ...env, PORT } });
      // As whoever looks after it does: a machine that is busy with others may keep a store silent for too long.
      server = await start().catch(start).catch(start);
    },
    kill: async () => server?.kill(),
    stop: async () => server?.stop({ keep: true }),
  };
}

/** One of those that join when they like. */
export function service({ dataDir, env }: House, name: string): Part {
  let running: Service | undefined;
  return {
    begin: async () => {
      running = startService(name, dataDir, env);
    },
    kill: async () => running?.kill(),
    stop: async () => running?.stop(),
  };
}

/** A web, and where people come to it. */
export async function web(
  { dataDir, env }: House,
  front: Taker,
): Promise<{ readonly url: string; readonly part: Part }> {
  const PORT = String(await freePort());
  const url = `http://127.0.0.1:${PORT}`;
  const isThere = () =>
    fetch(`${url}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  let running: Service | undefined;
  const begin = async () => {
    const own = { PORT, UPSTREAM_URL: front.server().url, READS_PER_ADDRESS_PER_MINUTE: '1000000000' };
    running = startService('web', dataDir, { ...env, ...own });
    await until(isThere, 'a web');
  };
  return { url, part: { begin, kill: async () => running?.kill(), stop: async () => running?.stop() } };
}
