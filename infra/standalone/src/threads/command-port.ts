import { createHash, timingSafeEqual } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { blindIndex, Line, StreamPort } from '@talentlog/runtime';
import { ConfigError } from '../config.ts';
import type { Doorway } from './doorway.ts';
import type { JoinedService } from './joined.ts';
import type { Report, ThreadSide } from './sides.ts';

/** What a service says of itself, whether it serves or stands by. */
export interface Introduction {
  readonly service: string;
  /** Shows that it may read the company's secret. */
  readonly token: string;
}

/** What a service says that serves from now on. */
export interface Hello extends Introduction {
  /** Under which token it is the only one: whoever has a later one takes its place. */
  readonly fence: number;
  /** Where it listens for what the gateway passes on, if it does. */
  readonly doorway?: Doorway;
}

/** What may be asked at the port before anything else. */
export interface Porter {
  /** Rejects, and hangs up, where the token is wrong or a later one of that service is here. */
  join(hello: Hello): Promise<void>;
  /** It stands by until it is the only one. Rejects, and hangs up, where it could not join then. */
  waits(hello: Introduction): Promise<void>;
}

/** What somebody may say, and how long they may take, before they have joined. */
const mostSaid = 16 * 1024;
const joinsWithinMs = 10_000;

/** Longest address of a socket that every system takes. */
const longest = 100;

/** Where the process of the commands listens for the other services of its folder: a socket of its owner alone. */
export function commandPortOf(folder: string): string {
  const path = resolve(folder, 'command.sock');
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\talentlog-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  if (path.length > longest) throw new ConfigError([`DATA_DIR must be shorter for services apart: ${path}`]);
  return path;
}

export const tokenFor = (secret: Buffer): string => blindIndex(secret, 'command-port', '');

interface CommandPortParts {
  readonly folder: string;
  readonly secret: Buffer;
  readonly services: ReadonlyMap<string, JoinedService<Report>>;
  /** Somebody joined who listens for what the gateway passes on. */
  readonly onDoorway: (doorway: Doorway) => void;
}

/** Lets services of other processes join. */
export async function openCommandPort(parts: CommandPortParts): Promise<{ close(): void }> {
  const path = commandPortOf(parts.folder);
  // The log has one writer, which is this process: nobody else listens here.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    welcome(socket, parts);
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(path, listening);
  });
  return {
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function welcome(socket: Socket, { secret, services, onDoorway }: CommandPortParts): void {
  const expected = Buffer.from(tokenFor(secret));
  const refuse = (why: string): never => {
    // With the answer sent.
    setImmediate(() => socket.end());
    throw new Error(why);
  };
  const known = ({ service: name, token }: Introduction): JoinedService<Report> => {
    const given = Buffer.from(String(token));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) refuse('the secret is another one');
    return services.get(name) ?? refuse(`nobody waits for ${name}`);
  };
  let stopsWaiting: (() => void) | undefined;
  const porter: Porter = {
    async waits(hello) {
      const service = known(hello);
      if (stopsWaiting !== undefined) return;
      stopsWaiting = service.waits();
      clearTimeout(tooLate);
      socket.once('close', stopsWaiting);
    },
    async join({ fence, doorway, ...hello }) {
      const service = known(hello);
      stopsWaiting?.();
      if (!service.joins(line, { fence: Number(fence), hangUp: () => socket.destroy() }))
        refuse(`a later one of ${hello.service} is here`);
      if (doorway !== undefined) onDoorway(doorway);
      port.trust();
      clearTimeout(tooLate);
      Object.assign(asked, service.mine);
      socket.once('close', () => service.leaves(line));
    },
  };
  /** Who joined may ask for what that service may; before, for nothing but to join. */
  const asked = { ...porter };
  const port = new StreamPort(socket, { untilTrusted: mostSaid });
  const line = new Line<ThreadSide<Report>>(port, asked);
  const tooLate = setTimeout(() => socket.destroy(), joinsWithinMs);
  socket.once('close', () => {
    clearTimeout(tooLate);
    line.hangUp('the service is away');
  });
}
