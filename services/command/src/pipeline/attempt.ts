import { decideCommand, isPrinting, isRefusal, type Printing, type Settled } from '@talentlog/domain/decide';
import type { Folded } from '@talentlog/domain/fold';
import { streamOf } from './aggregate-cache.ts';
import { resultOf } from './answer.ts';
import { append, type Sent } from './append.ts';
import { applyFacts } from './changes.ts';
import type { Outcome, UnderWay } from './command.ts';
import { ownCase } from './own-case.ts';
import { fromDomain, type Refused, refused } from './refused.ts';
import { latest, loadRelated, relatedOf } from './related.ts';
import { createsOutside, namesOutside, outOfReach, withoutConsent } from './scope.ts';

/** Others want a stream that this command needs, too: its turn is in the queue of that one. */
export interface Elsewhere {
  readonly queueOf: string;
}

/** One attempt at a command: load, decide, ask the machines, append. */
export async function decideOnce(one: UnderWay): Promise<Outcome | Elsewhere | Sent> {
  const { parts, target, admitted, now } = one;
  const folded = await loadTarget(one);
  const denied = folded.revision < 0 ? undefined : await outOfReach(one, target.aggregate, folded);
  if (denied) return denied;
  if (await movedOn(one, folded)) return refused('common.version_conflict');
  const loaded = await loadRelated(one, folded);
  const needed = [...loaded.values()].map((it) => streamOf(it.aggregate.name, it.folded.id));
  const queueOf = needed.includes(one.queue) ? undefined : one.contended.among(needed);
  if (queueOf !== undefined) return { queueOf };
  const outside = folded.revision < 0 ? await namesOutside(one, loaded) : undefined;
  if (outside) return outside;
  const decided = decideCommand(target.aggregate, one.name, folded, {
    payload: one.payload,
    related: relatedOf(loaded),
    now,
    actor: admitted.actor,
    settings: one.settings.values,
    newId: one.ids.newId,
    newLink: one.ids.newLink,
  });
  const decision = isPrinting(decided) ? await afterPrinting(one, decided) : decided;
  if ('ok' in decision) return decision;
  if (isRefusal(decision)) return fromDomain(decision);
  if (decision.facts.length === 0)
    return { ok: true, position: await parts.store.head(), events: [], ...resultOf(decision) };
  const changes = await applyFacts(one, folded, [...loaded.values()], decision);
  if ('ok' in changes) return changes;
  const barred =
    (folded.revision < 0 ? await createsOutside(one, changes) : undefined) ??
    (await ownCase(one, changes)) ??
    (await withoutConsent(one, changes));
  if (barred) return barred;
  return append(one, [...changes.values()], [...loaded.values()], decision);
}

/** What follows once the paper is there; nothing does where it cannot be printed. */
async function afterPrinting({ parts, printed }: UnderWay, printing: Printing<Settled>): Promise<Settled | Refused> {
  const print = await parts.print(printing);
  if ('ok' in print) return print;
  printed.push(print);
  return printing.once(print.file);
}

/** What the command is for. Who saw more of it than is kept here read it from the log, so it is read from there again. */
async function loadTarget(one: UnderWay): Promise<Folded> {
  const {
    parts: { cache },
    target,
    ifRevision,
  } = one;
  // What is not stored yet cannot be read from the log to see whether its sender would have wanted to know.
  if (ifRevision === undefined) return latest(one, target.aggregate, target.id);
  const kept = await cache.load(target.aggregate, target.id);
  if (ifRevision <= kept.revision) return kept;
  cache.outdated(target.aggregate.name, target.id);
  return cache.load(target.aggregate, target.id);
}

/** Whether something happened since the sender looked that they would want to know before they decide. */
async function movedOn({ parts: { store }, target, ifRevision }: UnderWay, { revision }: Folded): Promise<boolean> {
  if (ifRevision === undefined || ifRevision === revision) return false;
  if (ifRevision > revision) return true;
  const { name, aside = [] } = target.aggregate;
  const since = await store.readStream(streamOf(name, target.id), { from: ifRevision + 1, to: revision });
  return since.some(({ type }) => !aside.includes(type));
}
