import type { EventContract, FileRef, Paper } from '@talentlog/contracts';
import type { Aggregate, Decided, DomainEvent, Folded, Ref } from './aggregate.ts';
import { canTake, decideCommand } from './decide.ts';
import {
  type Actor,
  type Fact,
  isPrinting,
  isRefusal,
  type Onlooker,
  type Printing,
  type Refusal,
  type Settled,
} from './decider.ts';
import { evolve, fold } from './fold.ts';
import { compile } from './machine.ts';
import { defaultSettings, type Settings } from './settings.ts';

/** An event of a test's history. `at` is `testNow` unless it matters. */
export interface Told {
  readonly type: string;
  readonly data: object;
  readonly at?: string;
}

/** An aggregate and what happened to it, for `given` and for what `needs` loads. */
export interface Story {
  readonly aggregate: Aggregate;
  readonly id: string;
  readonly events: readonly Told[];
}

export interface Occasion {
  readonly now?: string;
  readonly actor?: Actor;
  readonly settings?: Partial<Settings>;
}

/** What a decision came to, ready for `expect`. */
export interface Outcome {
  readonly decision: Settled;
  /** What was printed for it. */
  readonly paper: Paper | undefined;
  /** Code of the refusal; undefined when accepted. */
  readonly refused: string | undefined;
  readonly params: Refusal['params'];
  readonly path: string | undefined;
  readonly besides: readonly string[];
  readonly also: NonNullable<Refusal['also']>;
  /** Facts on the aggregate's own stream, and on others. */
  readonly own: readonly Fact[];
  readonly others: readonly Fact[];
  readonly result: Readonly<Record<string, unknown>> | undefined;
  /** The aggregate after its own facts. */
  readonly after: Folded;
}

/** Noon of a working day in Shanghai. */
export const testNow = '2026-11-02T04:00:00.000Z';
/** A readable id: `testId(7)` ends in 7 and is always the same. */
export const testId = (n: number): string => `00000000-0000-4000-8000-${n.toString().padStart(12, '0')}`;
export const testActor: Actor = { kind: 'account', id: testId(900), name: 'Staff' };
export const testSystem: Actor = { kind: 'system', id: 'test' };

export const happened = (type: string, data: object, at?: string): Told => ({ type, data, ...(at ? { at } : {}) });
export const story = (aggregate: Aggregate, id: string, events: readonly Told[] = []): Story => ({
  aggregate,
  id,
  events,
});

export const tell = ({ aggregate, id, events }: Story): Folded =>
  fold(
    aggregate,
    id,
    events.map((event) => ({ type: event.type, data: event.data, at: event.at ?? testNow })),
  );

/**
 * `given(offer, id, history).related({ application: story(…) }).when('SendOffer', payload, { now, actor })` runs the decision as the
 * pipeline does: payload through its contract, `needs` until nothing new is named, machine, policy. It throws where the
 * pipeline would call it a defect: an event that breaks its contract, a fact another machine does not take, a refusal
 * the contract does not list. What `needs` names must be in `related` only as far as the decision reads it.
 */
export function given(aggregate: Decided, id: string, events: readonly Told[] = []) {
  const told = { aggregate, id, events };
  const build = (stories: Readonly<Record<string, Story>>) => ({
    related: (more: Readonly<Record<string, Story>>) => build({ ...stories, ...more }),
    when: (command: string, payload: unknown, occasion: Occasion = {}) =>
      when(told, stories, command, payload, occasion),
  });
  return build({});
}

function when(
  told: Story & { readonly aggregate: Decided },
  stories: Readonly<Record<string, Story>>,
  name: string,
  given: unknown,
  occasion: Occasion,
): Outcome {
  const { aggregate } = told;
  const contract = aggregate.commands[name];
  if (contract === undefined) throw new Error(`${aggregate.name} has no command ${name}`);
  const payload = contract.payload.parse(given);
  const folded = tell(told);
  const actor = occasion.actor ?? testActor;
  // An illegal command is refused before anything loaded is read.
  const legal = contract.emits.some((type) => compile(aggregate.machine).takes(folded.path, type));
  const related = legal ? load(aggregate, name, folded, payload, actor, stories) : {};
  const decided = decideCommand(aggregate, name, folded, {
    payload,
    related,
    now: occasion.now ?? testNow,
    actor,
    settings: { ...defaultSettings, ...occasion.settings },
    ...identifiers(),
  });
  const decision = isPrinting(decided) ? decided.once(testPrint(decided)) : decided;
  if (isRefusal(decision)) checkDocumented(contract.refusals, name, decision);
  else checkFacts(told, Object.values(stories), decision.facts);
  const paper = isPrinting(decided) ? decided.paper : undefined;
  return { ...outcome(aggregate, folded, decision, occasion.now ?? testNow), paper };
}

/** The file that a paper is printed to. */
const testPrint = ({ name }: Pick<Printing, 'name'>): FileRef => ({
  fileId: 'f'.repeat(64),
  name,
  size: 1000,
  type: 'application/pdf',
});

/** Whoever looks, at the tests' moment unless another one is named. */
export const onlooker = (actor?: Actor, now = testNow): Onlooker => ({
  now,
  settings: defaultSettings,
  ...(actor ? { actor } : {}),
});

/** Names come from `needs`; what was told under a name it never asks for is a mistake of the test. */
function load(
  aggregate: Decided,
  name: string,
  folded: Folded,
  payload: unknown,
  actor: Actor,
  stories: Readonly<Record<string, Story>>,
): Readonly<Record<string, Folded>> {
  const needs = aggregate.deciders[name]?.needs;
  const loaded: Record<string, Folded> = {};
  if (needs === undefined) return loaded;
  for (;;) {
    const named = needs({ payload, data: folded.data, actor, id: folded.id, related: loaded });
    const fresh = Object.entries(named).filter(([key, ref]) => ref !== undefined && !(key in loaded) && key in stories);
    if (fresh.length === 0) return loaded;
    for (const [key, ref] of fresh) {
      const told = stories[key] as Story;
      if (ref && !isOf(ref, told))
        throw new Error(
          `needs() asks for ${JSON.stringify(ref)} as ${key}, the test told of ${told.aggregate.name} ${told.id}`,
        );
      loaded[key] = tell(told);
    }
  }
}

/** A claim's story carries any id: its stream is named by a keyed hash that only the pipeline knows. */
const isOf = (ref: Ref, told: Story): boolean =>
  'claim' in ref ? told.aggregate.name === 'claim' : ref.aggregate === told.aggregate.name && ref.id === told.id;

function identifiers() {
  let made = 0;
  return {
    newId: () => testId(1000 + ++made),
    newLink: () => (++made).toString(16).padStart(64, '0'),
  };
}

function checkDocumented(documented: readonly string[], command: string, { refused }: Refusal): void {
  if (documented.includes(refused) || refused.endsWith('.invalid_transition') || refused === 'common.not_found') return;
  throw new Error(`${command} answered ${refused}, which its contract does not list`);
}

/** Every fact keeps its contract, and the machine of its stream takes it, as far as the test told of that stream. */
function checkFacts(told: Story, stories: readonly Story[], facts: readonly Fact[]): void {
  const states = new Map<string, Folded>();
  for (const fact of facts) {
    const target = storyOf(fact.on, told, stories);
    if (target === undefined) continue;
    const contract = target.aggregate.events[fact.type];
    if (contract === undefined) throw new Error(`${target.aggregate.name} has no event ${fact.type}`);
    checkShape(fact, contract.data);
    const key = `${target.aggregate.name}-${target.id}`;
    const current = states.get(key) ?? tell(target);
    const event = { type: fact.type, data: fact.data, at: testNow };
    if (!canTake(target.aggregate, current, event))
      throw new Error(`${target.aggregate.name} in ${current.path} does not take ${fact.type}`);
    states.set(key, evolve(target.aggregate, current, event));
  }
}

function checkShape(fact: Fact, shape: EventContract['data']): void {
  const parsed = shape.safeParse(fact.data);
  if (!parsed.success) throw new Error(`${fact.type} breaks its contract: ${parsed.error.message}`);
}

/** A stream nobody told of is new: it is known by the definition of another story of its kind, else only by name. */
function storyOf(on: Ref | undefined, told: Story, stories: readonly Story[]): Story | undefined {
  if (on === undefined) return told;
  if ('claim' in on) return undefined;
  const all = [told, ...stories].filter(({ aggregate }) => aggregate.name === on.aggregate);
  return all.find(({ id }) => id === on.id) ?? (all[0] && { ...all[0], id: on.id, events: [] });
}

function outcome(aggregate: Aggregate, folded: Folded, decision: Settled, now: string): Omit<Outcome, 'paper'> {
  const facts = isRefusal(decision) ? [] : decision.facts;
  const own = facts.filter(({ on }) => on === undefined);
  const after = own.reduce(
    (at, { type, data }) => evolve(aggregate, at, { type, data, at: now } satisfies DomainEvent),
    folded,
  );
  return {
    decision,
    refused: isRefusal(decision) ? decision.refused : undefined,
    params: isRefusal(decision) ? decision.params : undefined,
    path: isRefusal(decision) ? decision.path : undefined,
    besides: isRefusal(decision) ? (decision.besides ?? []) : [],
    also: isRefusal(decision) ? (decision.also ?? []) : [],
    own,
    others: facts.filter(({ on }) => on !== undefined),
    result: isRefusal(decision) ? undefined : decision.result,
    after,
  };
}
