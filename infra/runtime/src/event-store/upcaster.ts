import type { Metadata, RecordedEvent } from './port.ts';

type Data = Readonly<Record<string, unknown>>;

/** One step: what data of version `from` looks like in version `from + 1`. Pure; sees stored data, personal fields sealed. */
export interface Upcaster {
  readonly type: string;
  readonly from: number;
  upcast(data: Data, metadata: Metadata): Data;
}

/** Lifts stored events to the version that the code of today knows. */
export interface Upcasters {
  /** Throws where a step is missing, or where the event is newer than this code. */
  lift(recorded: Pick<RecordedEvent, 'type' | 'schemaVersion' | 'data' | 'metadata'>, currentVersion: number): Data;
}

/** Chains the steps once per (type, version). Throws for two steps from the same version of a type. */
export function createUpcasters(steps: readonly Upcaster[]): Upcasters {
  const byStart = new Map<string, Upcaster>();
  for (const step of steps) {
    const start = `${step.type} ${step.from}`;
    if (byStart.has(start)) throw new Error(`two upcasters lift ${step.type} from version ${step.from}`);
    byStart.set(start, step);
  }
  const chains = new Map<string, readonly Upcaster[]>();
  const chainOf = (type: string, from: number, to: number): readonly Upcaster[] => {
    const name = `${type} ${from} ${to}`;
    const chain = chains.get(name) ?? findChain(byStart, type, from, to);
    chains.set(name, chain);
    return chain;
  };
  return {
    lift({ type, schemaVersion, data, metadata }, currentVersion) {
      if (schemaVersion === currentVersion) return data;
      return chainOf(type, schemaVersion, currentVersion).reduce((lifted, step) => step.upcast(lifted, metadata), data);
    },
  };
}

function findChain(
  byStart: ReadonlyMap<string, Upcaster>,
  type: string,
  from: number,
  to: number,
): readonly Upcaster[] {
  if (from > to) throw new Error(`${type} has version ${from}, newer than the ${to} that this program knows`);
  return Array.from({ length: to - from }, (_, index) => {
    const step = byStart.get(`${type} ${from + index}`);
    if (step === undefined) throw new Error(`no upcaster lifts ${type} from version ${from + index}`);
    return step;
  });
}
