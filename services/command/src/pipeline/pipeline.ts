import type { CommandContract } from '@talentlog/contracts';
import { Lanes, SubjectErased } from '@talentlog/runtime';
import { streamOf } from './aggregate-cache.ts';
import { answeredBefore, repeated, takenUnder } from './answer.ts';
import { decideOnce } from './attempt.ts';
import { type Admitted, admit } from './authorise.ts';
import type { CommandRequest, Kept, Outcome, Pipeline, PipelineParts, UnderWay } from './command.ts';
import { ContendedStreams } from './contended-streams.ts';
import { identifiers } from './identifiers.ts';
import { refused } from './refused.ts';
import type { SettingsInForce } from './settings-in-force.ts';
import { checkShape } from './shape.ts';
import { targetOf } from './target.ts';

/** A conflict means somebody else was first: load again and decide again, this often. */
const maxAttempts = 8;

/** The life of every command: shape, permission, load, decide, append; written once, knowing no aggregate by name. */
export function createPipeline(parts: PipelineParts): Pipeline {
  const { store, contracts, clock } = parts;
  const lanes = new Lanes();
  const contended = new ContendedStreams();
  return {
    async execute(request) {
      const contract = Object.hasOwn(contracts, request.name) ? contracts[request.name] : undefined;
      if (contract === undefined) return refused('common.not_found');
      const admitted = admit(contract, request.caller);
      if ('ok' in admitted) return admitted;
      const shape = checkShape(contract.payload, request.payload);
      if (!shape.ok) return shape;
      // After the shape: nobody is asked who they are for a form that has to be mended first.
      if (contract.proof && admitted.account && !admitted.account.isProved)
        return refused('account.proof_required', { params: { command: 'ProveSelf' } });
      const named = await parts.mayName(shape.value, request.caller, request.name);
      if (named !== undefined && 'ok' in named) return named;
      const printed: Kept[] = [];
      const outcome = await inTurn(request, contract, admitted, shape.value, printed);
      if (!outcome.ok) for (const kept of named ? [named, ...printed] : printed) await kept.release();
      return outcome;
    },
  };

  /** The answer of a command that was taken already. */
  async function knownBefore(ofSender: string, commandId: string, digest: string): Promise<Outcome | undefined> {
    const before = await store.findCommit(commandId);
    return before ? repeated(store, before, digest) : takenUnder(store, ofSender, digest);
  }

  async function inTurn(
    request: CommandRequest,
    contract: CommandContract,
    admitted: Admitted,
    payload: unknown,
    printed: Kept[],
  ): Promise<Outcome> {
    const digest = parts.secrets.digest(admitted.actor.id, request.name, payload);
    const commandId = parts.secrets.commitId(admitted.actor, request.commandId);
    const known = request.isNewId ? undefined : await knownBefore(request.commandId, commandId, digest);
    if (known) return known;
    const ids = identifiers(commandId, parts.secrets);
    const target = targetOf(contract, request.name, payload, ids, admitted);
    if ('ok' in target) return target;
    // Named one by one: an object spread together of twenty fields is a dictionary to the engine, and slow to read ever after.
    const underWay = (queue: string, settings: SettingsInForce): UnderWay => ({
      name: request.name,
      payload,
      commandId,
      caller: request.caller,
      causationId: request.causationId,
      correlationId: request.correlationId,
      ifRevision: request.ifRevision,
      contract,
      admitted,
      digest,
      target,
      parts,
      queue,
      contended,
      reliedOn: new Set(),
      printed,
      now: clock().toISOString(),
      settings,
      ids: identifiers(commandId, parts.secrets),
    });
    // One command at a time per stream; what reads or moves a stream that many want (the seats of one session) takes its turn in
    // the queue of that one instead of colliding. Never two queues at once: no deadlock.
    let queue = streamOf(target.aggregate.name, target.id);
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const one = underWay(queue, await parts.settings());
      const step = await lanes.run(queue, () => decideOnce(one)).catch(erased);
      const outcome = 'sent' in step ? await step.sent : step;
      if ('conflictOn' in outcome) contended.add(outcome.conflictOn);
      if ('ok' in outcome) {
        const stands = 'sent' in step || (await allStored(one.reliedOn));
        if (stands) return outcome.ok ? outcome : await answeredBefore(one, outcome);
      } else queue = 'conflictOn' in outcome ? outcome.conflictOn : outcome.queueOf;
    }
    return refused('common.version_conflict');
  }
}

/** Of whom was erased nobody writes any more. */
function erased(error: unknown): Outcome {
  if (error instanceof SubjectErased) return refused('jobSeeker.erased');
  throw error;
}

/** Whether everything that was built on has reached the disk. */
const allStored = async (reliedOn: ReadonlySet<Promise<unknown>>): Promise<boolean> =>
  (await Promise.allSettled(reliedOn)).every(({ status }) => status === 'fulfilled');
