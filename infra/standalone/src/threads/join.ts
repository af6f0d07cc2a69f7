import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Line, type Methods, openSecrets, StreamPort } from '@talentlog/runtime';
import type { Service } from '../config/kinds.ts';
import { type Config, readConfig } from '../config.ts';
import { endOnSignal } from '../signals.ts';
import { commandPortOf, type Hello, type Porter, tokenFor } from './command-port.ts';
import type { Doorway } from './doorway.ts';
import { type Serve, served } from './program.ts';
import type { Report } from './sides.ts';

interface JoiningParts<Start, Host extends Methods<Host>, R extends Report> {
  readonly service: Service;
  /** What it serves with, made anew each time it joins. */
  readonly start: (config: Config) => Start;
  readonly serve: Serve<Start, Host, R>;
  /** Where it listens for what the gateway passes on, if it does. */
  readonly doorwayOf?: (start: Start) => Doorway;
}

/** Milliseconds between two looks for the commands, and before who was not taken asks again. */
const pauses = { away: 300, refused: 5_000 };

/**
 * Serves in a process of its own: waits for the process of the commands, joins it, and serves until that goes; then finishes what is under
 * way, closes its stores and waits for the next one. Begins to end at a signal.
 */
export async function joinCommands<Start, Host extends Methods<Host>, R extends Report>(
  parts: JoiningParts<Start, Host, R>,
): Promise<void> {
  const config = readConfig(process.env, parts.service);
  for (const warning of config.warnings) console.error(warning);
  const path = commandPortOf(config.DATA_DIR);
  const ending = new AbortController();
  const { signal } = ending;
  const serving = (async () => {
    while (!signal.aborted) {
      const socket = await reached(path);
      const isRefused = socket !== undefined && !(await serveAt(socket, config, parts, signal));
      const pause = isRefused ? pauses.refused : pauses.away;
      if (!signal.aborted) await delay(pause, undefined, { signal }).catch(() => undefined);
    }
  })();
  endOnSignal(() => {
    ending.abort();
    return serving;
  });
  console.log(`${parts.service}: waits for the commands of ${config.DATA_DIR}`);
  await serving;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Undefined where nobody listens. */
async function reached(path: string): Promise<Socket | undefined> {
  const socket = connect(path);
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  return isThere ? socket : undefined;
}

/** False where it was not taken. */
async function serveAt<Start, Host extends Methods<Host>, R extends Report>(
  socket: Socket,
  config: Config,
  { service, start, serve, doorwayOf }: JoiningParts<Start, Host, R>,
  signal: AbortSignal,
): Promise<boolean> {
  socket.on('error', () => socket.destroy());
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const given = start(config);
  const { line, hungUp } = served<Start, Host, R>(new StreamPort(socket), given, serve);
  void gone.then(() => line.hangUp('the commands are away'));
  const doorway = doorwayOf?.(given);
  const token = tokenFor(openSecrets(config.DATA_DIR));
  const hello: Hello = { service, token, ...(doorway === undefined ? {} : { doorway }) };
  let isTaken = false;
  try {
    await (line as unknown as Line<Porter>).ask('join', hello);
    isTaken = true;
    console.log(`${service}: joined the commands of ${config.DATA_DIR}`);
    await Promise.race([gone, aborted(signal)]);
  } catch (error) {
    console.error(`${service}: not taken: ${error instanceof Error ? error.message : String(error)}`);
  }
  await hungUp();
  socket.destroy();
  return isTaken;
}
