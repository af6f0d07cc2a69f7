import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Leases, type Line, LineBroken, type Methods, openSecrets, StreamPort } from '@talentlog/runtime';
import type { Service } from '../config/kinds.ts';
import { type Config, readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { endOnSignal } from '../signals.ts';
import { openPlace } from '../stores/open-place.ts';
import { commandPortOf, type Hello, type Introduction, type Porter, tokenFor } from './command-port.ts';
import type { Doorway } from './doorway.ts';
import { type Serve, served } from './program.ts';
import type { Report } from './sides.ts';
import { onlyOne } from './stand-by.ts';

interface JoiningParts<Start, Host extends Methods<Host>, R extends Report> {
  readonly service: Service;
  /** What it serves with, made anew each time it joins. */
  readonly start: (config: Config) => Start;
  readonly serve: Serve<Start, Host, R>;
  /** Where it listens for what the gateway passes on, if it does. */
  readonly doorwayOf?: (start: Start) => Doorway;
}

type ServingParts<Start, Host extends Methods<Host>, R extends Report> = JoiningParts<Start, Host, R> & {
  readonly leases: Leases;
  readonly known: Introduction;
};

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
      const isRefused = socket !== undefined && !(await serveAlone(socket, config, parts, signal));
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
  socket.on('error', () => socket.destroy());
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  return isThere ? socket : undefined;
}

/** Serves as the only one of its name, on leases that lie where the commands have their stores. False where it was not taken. */
async function serveAlone<Start, Host extends Methods<Host>, R extends Report>(
  socket: Socket,
  config: Config,
  parts: JoiningParts<Start, Host, R>,
  signal: AbortSignal,
): Promise<boolean> {
  const place = await openPlace(config, createLogger(config)).catch(notTaken(parts.service));
  const leases = await place?.leases().catch(notTaken(parts.service));
  const known: Introduction = { service: parts.service, token: tokenFor(openSecrets(config.DATA_DIR)) };
  const isTaken = leases !== undefined && (await serveAt(socket, config, { ...parts, leases, known }, signal));
  socket.destroy();
  await leases?.close();
  await place?.close();
  return isTaken;
}

/** False where it was not taken. */
async function serveAt<Start, Host extends Methods<Host>, R extends Report>(
  socket: Socket,
  config: Config,
  { service, start, serve, doorwayOf, leases, known }: ServingParts<Start, Host, R>,
  signal: AbortSignal,
): Promise<boolean> {
  const ended = new AbortController();
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  void gone.then(() => ended.abort());
  if (socket.destroyed) ended.abort();
  const given = start(config);
  const { line, hungUp } = served<Start, Host, R>(new StreamPort(socket), given, serve);
  void gone.then(() => line.hangUp('the commands are away'));
  const doorway = doorwayOf?.(given);
  const porter = line as unknown as Line<Porter>;
  let isRefused = false;
  const standsBy = async () => {
    try {
      await porter.ask('waits', known);
      console.log(`${service}: stands by: another one serves ${config.DATA_DIR}`);
    } catch (error) {
      // Who goes away is waited for; whoever says no is asked again later.
      isRefused = !(error instanceof LineBroken);
      if (isRefused) notTaken(service)(error);
      socket.destroy();
    }
  };
  const isWanted = AbortSignal.any([ended.signal, signal]);
  let isTaken = false;
  const only = await onlyOne({ leases, name: service, signal: isWanted, onWaiting: standsBy }).catch(notTaken(service));
  if (only !== undefined) {
    const hello: Hello = { ...known, fence: only.lease.token, ...(doorway === undefined ? {} : { doorway }) };
    try {
      await porter.ask('join', hello);
      isTaken = true;
      console.log(`${service}: joined the commands of ${config.DATA_DIR}`);
      await Promise.race([gone, aborted(signal), only.lost]);
    } catch (error) {
      notTaken(service)(error);
    }
  }
  await hungUp();
  // Only now: what it wrote to is closed, and whoever comes next finds it so.
  await only?.giveUp();
  socket.destroy();
  return isTaken || (ended.signal.aborted && !isRefused);
}

const notTaken = (service: Service) => (error: unknown) => {
  console.error(`${service}: not taken: ${error instanceof Error ? error.message : String(error)}`);
  return undefined;
};
