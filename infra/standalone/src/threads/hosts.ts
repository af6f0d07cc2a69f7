import type { Reach } from '@talentlog/contracts';
import { type CommandClient, passesByItself } from '@talentlog/runtime';
import type { StandIn } from '../hr-core.ts';
import type { Services } from '../services.ts';
import type { Storage } from '../storage.ts';
import type { QueryHost, WorkersHost } from './sides.ts';

/** What this thread has once it has begun. */
export interface Own {
  storage?: Storage;
  services?: Services;
  hrCore?: StandIn;
  reach?: Reach;
}

const diskSaid =
  (own: Own): QueryHost['diskSaid'] =>
  (fault, words) =>
    own.storage?.disk.note(fault, new Error(words));

/** What the queries ask of this thread. */
export const queryHost = (own: Own): QueryHost => ({
  lastIntegrity: async () => own.services?.integrity.last(),
  async checkIntegrity() {
    if (own.services === undefined) throw new Error('the log is not open yet');
    return own.services.integrity.check();
  },
  async reach() {
    if (own.reach === undefined) throw new Error('nobody is outside yet');
    return own.reach;
  },
  diskSaid: diskSaid(own),
});

/** What the workers ask of it. */
export const workersHost = (own: Own): WorkersHost => ({
  execute: commandPort(own),
  noteErasure: async (person, files) => erasureOf(own).noteErasure(person, files),
  destroyKey: async (person) => erasureOf(own).destroyKey(person),
  hrCoreUrl: async () => own.hrCore?.url,
  diskSaid: diskSaid(own),
});

function erasureOf({ services }: Own): Services['erasure'] {
  if (services === undefined) throw new Error('the log is not open yet');
  return services.erasure;
}

/** The command port: while nothing can be stored, a wish is answered as over HTTP, so that it is expressed again. */
const commandPort =
  (own: Own): CommandClient['execute'] =>
  async (request) => {
    const { services } = own;
    if (services === undefined) return unavailable;
    return services.command.client.execute(request).catch((error: unknown) => {
      if (passesByItself(error)) return unavailable;
      throw error;
    });
  };
const unavailable = { ok: false, code: 'common.unavailable', status: 503 } as const;
