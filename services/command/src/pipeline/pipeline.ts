import type { CommandContract } from '@talentlog/contracts';
import { type Acceptance, canTake, decideCommand, decided, isRefusal, type Related } from '@talentlog/domain/decide';
import { type Aggregate, type Decided, evolve, type Folded, type Ref, type Settings } from '@talentlog/domain/fold';
import {
  type AppendResult,
  type Caller,
  CommitIdReused,
  type EventStore,
  WrongExpectedRevision,
} from '@talentlog/runtime';
import { type AggregateCache, aggregateNamed, streamOf } from './aggregate-cache.ts';
import { type Admitted, admit, consentLives, ownershipOf, withinScope } from './authorise.ts';
import { identifiers, type Secrets } from './identifiers.ts';
import { fromDomain, type Refused, refused } from './refused.ts';
import type { Sealer } from './sealer.ts';
import { createSerial } from './serial.ts';
import { checkShape } from './shape.ts';

export interface CommandRequest {
  readonly name: string;
  readonly payload: unknown;
  /** UUID; the commit id. The same id with the same payload gives the first answer again. */
  readonly commandId: string;
  readonly caller: Caller;
  readonly causationId?: string;
  readonly correlationId?: string;
  /** Revision the sender saw (`If-Match`); another one is `common.version_conflict`. */
  readonly ifRevision?: number;
}

export interface Accepted {
  readonly ok: true;
  readonly position: string;
  readonly events: readonly {
    readonly id: string;
    readonly type: string;
    readonly stream: string;
    readonly revision: number;
  }[];
  readonly result?: Readonly<Record<string, unknown>>;
}
export type Outcome = Accepted | Refused;

export interface Pipeline {
  execute(request: CommandRequest): Promise<Outcome>;
}

export interface PipelineParts {
  readonly store: EventStore;
  readonly cache: AggregateCache;
  readonly contracts: Readonly<Record<string, CommandContract>>;
  readonly sealer: Sealer;
  readonly secrets: Secrets;
  readonly settings: Settings;
  readonly clock: () => Date;
  /** Whether the payload, which fits its contract, names only what its sender may name (files, for one). */
  readonly mayName: (payload: unknown, caller: Caller) => Promise<Refused | undefined>;
}

/** A conflict means somebody else was first: load again and decide again, this often. */
const maxAttempts = 8;

/** The life of every command: shape, permission, load, decide, append; written once, knowing no aggregate by name. */
export function createPipeline(parts: PipelineParts): Pipeline {
  const { store, contracts, clock } = parts;
  const serial = createSerial();
  return {
    async execute(request) {
      const contract = Object.hasOwn(contracts, request.name) ? contracts[request.name] : undefined;
      if (contract === undefined) return refused('common.not_found');
      const admitted = admit(contract, request.caller);
      if ('ok' in admitted) return admitted;
      const shape = checkShape(contract.payload, request.payload);
      if (!shape.ok) return shape;
      const foreign = await parts.mayName(shape.value, request.caller);
      if (foreign) return foreign;
      const digest = parts.secrets.digest(admitted.actor.id, request.name, shape.value);
      const before = await store.findCommit(request.commandId);
      if (before) return repeated(store, before, digest);
      const ids = identifiers(request.commandId, parts.secrets);
      const target = targetOf(contract, request.name, shape.value, ids, admitted);
      if ('ok' in target) return target;
      const one = { ...request, contract, admitted, payload: shape.value, digest, target, parts };
      // One command at a time per stream; after a conflict, in the queue of the stream that had moved, so that many who want
      // the same thing (seats of one session) take turns instead of colliding again. Never two queues at once: no deadlock.
      let queue = streamOf(target.aggregate.name, target.id);
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const outcome = await serial(queue, () =>
          decideOnce({ ...one, now: clock().toISOString(), ids: identifiers(request.commandId, parts.secrets) }),
        );
        if ('ok' in outcome) return outcome.ok ? outcome : await answeredBefore(one, outcome);
        queue = outcome.conflictOn;
      }
      return refused('common.version_conflict');
    },
  };
}

/** A refusal may only mean that the same command, sent twice at once, was taken the other time; then that is the answer. */
async function answeredBefore(
  { parts, commandId, digest }: Pick<One, 'parts' | 'commandId' | 'digest'>,
  refusal: Refused,
): Promise<Outcome> {
  const before = await parts.store.findCommit(commandId);
  return before ? repeated(parts.store, before, digest) : refusal;
}

/** Another commit moved this stream first. */
interface Conflict {
  readonly conflictOn: string;
}

interface Target {
  readonly aggregate: Decided;
  readonly id: string;
}

function targetOf(
  contract: CommandContract,
  name: string,
  payload: unknown,
  ids: ReturnType<typeof identifiers>,
  { actor }: Admitted,
): Target | Refused {
  const aggregate = decidedNamed(contract.aggregate);
  const decider = aggregate.deciders[name];
  if (decider === undefined) throw new Error(`no decider for ${name}`);
  const ref = decider.target
    ? decider.target(payload, { newId: ids.targetId, actor })
    : { aggregate: aggregate.name, id: (payload as Record<string, string>)[`${aggregate.name}Id`] ?? '' };
  const { aggregate: named, id } = ids.resolve(ref);
  return id === '' ? refused('common.not_found') : { aggregate: decidedNamed(named), id };
}

/** The aggregate of that name with its decisions. One without commands is a defect of the contract. */
function decidedNamed(name: string): Decided {
  const found = decided[name];
  if (found === undefined) throw new Error(`nobody decides for ${name}`);
  return found;
}

interface One extends CommandRequest {
  readonly contract: CommandContract;
  readonly admitted: Admitted;
  readonly digest: string;
  readonly target: Target;
  readonly parts: PipelineParts;
  readonly now: string;
  readonly ids: ReturnType<typeof identifiers>;
}

async function decideOnce(one: One): Promise<Outcome | Conflict> {
  const { parts, target, admitted, contract, now } = one;
  const folded = await parts.cache.load(target.aggregate.name, target.id);
  if (one.ifRevision !== undefined && one.ifRevision !== folded.revision) return refused('common.version_conflict');
  const denied = folded.revision < 0 ? undefined : await denial(one, target.aggregate, folded);
  if (denied) return denied;
  const loaded = await loadRelated(one, folded);
  const outside = folded.revision < 0 ? await namesOutside(one, loaded) : undefined;
  if (outside) return outside;
  const related: Related = Object.fromEntries([...loaded].map(([name, { folded: it }]) => [name, it]));
  const decision = decideCommand(target.aggregate, one.name, folded, {
    payload: one.payload,
    related,
    now,
    actor: admitted.actor,
    settings: parts.settings,
    newId: one.ids.newId,
    newLink: one.ids.newLink,
  });
  if (isRefusal(decision)) return fromDomain(decision);
  if (decision.facts.length === 0)
    return { ok: true, position: await parts.store.head(), events: [], ...resultOf(decision) };
  const changes = await applyFacts(one, folded, [...loaded.values()], decision);
  if ('ok' in changes) return changes;
  if (folded.revision < 0) {
    for (const created of createdIn(changes, one)) {
      const refusedNew = await denial(one, created.aggregate, created.after);
      if (refusedNew) return refusedNew;
    }
  }
  if (contract.privacy !== 'exempt' && 'staff' in admitted.grant) {
    for (const { aggregate, after } of changes.values()) {
      const { jobSeekerId } = ownershipOf(after, aggregate);
      if (jobSeekerId && !(await consentLives(jobSeekerId, now, parts.cache))) return refused('privacy.unauthorized');
    }
  }
  return append(one, [...changes.values()], [...loaded.values()], decision);
}

async function denial(one: One, aggregate: Aggregate, folded: Folded): Promise<Refused | undefined> {
  const ownership = ownershipOf(folded, aggregate);
  const mine = { aggregate: aggregate.name, id: folded.id, ownership };
  return (await withinScope(one.admitted, one.caller.link, mine, one.parts.cache))
    ? undefined
    : refused('auth.forbidden');
}

/** What a creating command brings about, for the check of its scope: its own stream, or whatever staff make in its place. */
function createdIn(changes: ReadonlyMap<string, Change>, { target, admitted }: One): Change[] {
  const own = changes.get(streamOf(target.aggregate.name, target.id));
  const all = [...changes.values()];
  if (!('staff' in admitted.grant)) return own ? [own] : all.slice(0, 1);
  // One of many (a task of several resumes) may lie outside although the first does not.
  return all.filter((change) => change === own || isOfPosition(change.aggregate, change.after));
}

const isOfPosition = (aggregate: Aggregate, folded: Folded): boolean =>
  ownershipOf(folded, aggregate).positionId !== undefined;

/** Staff who make something of a record or a position that is not theirs are not told in what state it is. */
async function namesOutside(one: One, loaded: ReadonlyMap<string, Loaded>): Promise<Refused | undefined> {
  if (!('staff' in one.admitted.grant)) return undefined;
  const named = new Set(idsIn(one.payload));
  for (const { aggregate, folded } of loaded.values()) {
    if (folded.revision < 0 || !named.has(folded.id) || !isOfPosition(aggregate, folded)) continue;
    const denied = await denial(one, aggregate, folded);
    if (denied) return denied;
  }
  return undefined;
}

const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
};

interface Loaded {
  readonly aggregate: Aggregate;
  readonly folded: Folded;
}

/** Loads what `needs` names, asking again with what came so far until nothing new is named. */
async function loadRelated(one: One, folded: Folded): Promise<Map<string, Loaded>> {
  const loaded = new Map<string, Loaded>();
  const needs = one.target.aggregate.deciders[one.name]?.needs;
  if (needs === undefined) return loaded;
  for (;;) {
    const related = Object.fromEntries([...loaded].map(([name, { folded: it }]) => [name, it]));
    const named = needs({
      payload: one.payload as never,
      data: folded.data as never,
      actor: one.admitted.actor,
      id: folded.id,
      related,
    });
    const fresh = Object.entries(named).filter(
      (entry): entry is [string, Ref] => entry[1] !== undefined && !loaded.has(entry[0]),
    );
    if (fresh.length === 0) return loaded;
    for (const [name, ref] of fresh) {
      const { aggregate, id } = one.ids.resolve(ref);
      loaded.set(name, { aggregate: aggregateNamed(aggregate), folded: await one.parts.cache.load(aggregate, id) });
    }
  }
}

interface Change {
  readonly aggregate: Aggregate;
  readonly before: Folded;
  readonly after: Folded;
  readonly events: readonly { readonly type: string; readonly data: object }[];
}

/** Sorts the facts by stream and moves each aggregate forward; a fact its machine does not take refuses the whole command. */
async function applyFacts(
  one: One,
  target: Folded,
  loaded: readonly Loaded[],
  { facts }: Acceptance,
): Promise<Map<string, Change> | Refused> {
  const changes = new Map<string, Change>();
  for (const fact of facts) {
    const { aggregate: name, id } = fact.on
      ? one.ids.resolve(fact.on)
      : { aggregate: one.target.aggregate.name, id: target.id };
    const aggregate = aggregateNamed(name);
    const stream = streamOf(name, id);
    const known = changes.get(stream);
    const before =
      known?.before ??
      (stream === streamOf(one.target.aggregate.name, target.id)
        ? target
        : (loaded.find((it) => it.aggregate === aggregate && it.folded.id === id)?.folded ??
          (await one.parts.cache.load(name, id))));
    const current = known?.after ?? before;
    const event = { type: fact.type, data: fact.data, at: one.now };
    if (!canTake(aggregate, current, event))
      return refused(`${name}.invalid_transition`, { params: { event: fact.type } });
    const after = evolve(aggregate, current, event);
    changes.set(stream, {
      aggregate,
      before,
      after,
      events: [...(known?.events ?? []), { type: fact.type, data: fact.data }],
    });
  }
  return changes;
}

async function append(
  one: One,
  changes: readonly Change[],
  loaded: readonly Loaded[],
  decision: Acceptance,
): Promise<Outcome | Conflict> {
  const { parts } = one;
  const written = new Set(changes.map(({ aggregate, before }) => streamOf(aggregate.name, before.id)));
  const expected = (revision: number) => (revision < 0 ? ('no-stream' as const) : revision);
  const metadata = metadataOf(one, decision);
  const facts = changes.flatMap(({ aggregate, before, events }) =>
    events.map((event) => ({ ...event, aggregate, stream: streamOf(aggregate.name, before.id) })),
  );
  const sealed = await parts.sealer.seal(
    facts.map((fact, index) => ({ ...fact, eventId: one.ids.eventId(index) })),
    metadata,
  );
  const writes = changes.map(({ aggregate, before }) => {
    const stream = streamOf(aggregate.name, before.id);
    const events = sealed.filter((_event, index) => facts[index]?.stream === stream);
    return { stream, expected: expected(before.revision), events };
  });
  const checks = loaded
    .map(({ aggregate, folded }) => ({
      stream: streamOf(aggregate.name, folded.id),
      expected: expected(folded.revision),
    }))
    .filter(({ stream }) => !written.has(stream));
  try {
    const appended = await parts.store.append({ commitId: one.commandId, writes, checks });
    for (const { aggregate, after } of changes) parts.cache.keep(aggregate.name, after);
    return { ...accepted(appended), ...resultOf(decision) };
  } catch (error) {
    for (const { aggregate, before } of changes) parts.cache.forget(aggregate.name, before.id);
    for (const { aggregate, folded } of loaded) parts.cache.forget(aggregate.name, folded.id);
    if (error instanceof WrongExpectedRevision) return { conflictOn: error.stream };
    if (error instanceof CommitIdReused) return repeatedAfterRace(one);
    throw error;
  }
}

function metadataOf(one: One, decision: Acceptance) {
  const { actor, account } = one.admitted;
  const reason = (one.payload as { reason?: unknown }).reason;
  return {
    actor:
      actor.kind === 'system'
        ? `system:${actor.id}`
        : actor.kind === 'link'
          ? `link:${actor.id.slice(0, 16)}`
          : actor.id,
    ...(account ? { identity: account.identity } : {}),
    ...(actor.kind === 'link' && actor.jobSeekerId ? { onBehalfOf: actor.jobSeekerId } : {}),
    correlationId: one.correlationId ?? one.commandId,
    causationId: one.causationId ?? one.commandId,
    commandId: one.commandId,
    commandName: one.name,
    at: one.now,
    digest: one.digest,
    ...(isReasonCode(reason) ? { reason } : {}),
    ...(decision.result ? { result: JSON.stringify(decision.result) } : {}),
  };
}

/** Only a chosen code may stand in metadata; free text about a person belongs to the encrypted data. */
const isReasonCode = (reason: unknown): reason is string => typeof reason === 'string' && /^[A-Z_]{2,40}$/.test(reason);

const accepted = (appended: AppendResult): Accepted => ({
  ok: true,
  position: appended.position,
  events: appended.events.map(({ id, type, stream, revision }) => ({ id, type, stream, revision })),
});

const resultOf = ({ result }: Acceptance) => (result ? { result } : {});

/** The answer of the first time, from the log itself. */
async function repeated(store: EventStore, before: AppendResult, digest: string): Promise<Outcome> {
  const first = before.events[0];
  const [event] = first ? await store.readStream(first.stream, { from: first.revision, to: first.revision }) : [];
  if (event?.metadata.digest !== digest) return refused('common.id_reused');
  const { result } = event.metadata;
  return { ...accepted(before), ...(result ? { result: JSON.parse(result) as Record<string, unknown> } : {}) };
}

async function repeatedAfterRace(one: One): Promise<Outcome> {
  const before = await one.parts.store.findCommit(one.commandId);
  return before ? repeated(one.parts.store, before, one.digest) : refused('common.id_reused');
}
