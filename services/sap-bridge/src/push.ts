import {
  ask,
  type Checkpoints,
  type Clock,
  type CommandClient,
  type Hire,
  type HrCore,
  type Logger,
  type Opened,
  orTryAgain,
  PeerAway,
  type PushResult,
  START,
  TryAgain,
  uuidv5,
} from '@talentlog/runtime';
import type { SapMapping } from './mapping.ts';
import { toHire } from './to-hire.ts';

export interface PushParts {
  readonly hrCore: HrCore;
  readonly commands: CommandClient;
  readonly checkpoints: Checkpoints;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mapping: SapMapping;
  /** Milliseconds between the tries of one push; after the last one the push has failed. */
  readonly waits: readonly number[];
}

type Requested = Opened<'SapPushRequested'>;
type Ended = Exclude<PushResult, { outcome: 'unknown' }>;
const refused = (message: string): Ended => ({ outcome: 'refused', rows: [], message });

/**
 * Brings one requested push to its end and records it. SAP is asked before it is told again, and then told only what it lacks:
 * neither a lost answer nor a killed process makes a second hire.
 */
export async function push(event: Requested, parts: PushParts, signal: AbortSignal): Promise<void> {
  const { collectionId, jobSeekerId, pushId, record } = event.data;
  const hire = record === null ? undefined : toHire({ jobSeekerId, record }, parts.mapping);
  let ended: Ended;
  if (hire === undefined) ended = refused('the person was erased');
  else if ('missing' in hire) ended = refused(`missing: ${hire.missing.join(', ')}`);
  else ended = await untilKnown(hire, event, parts, signal);
  await recordEnd(event, { collectionId, pushId }, ended, parts);
}

async function untilKnown(hire: Hire, event: Requested, parts: PushParts, signal: AbortSignal): Promise<Ended> {
  for (let attempt = 0; ; attempt += 1) {
    const result = await tellOnce(hire, event, parts);
    if (result.outcome !== 'unknown') return result;
    parts.logger.warn({ eventId: event.id, attempt }, 'the HR core gave no clear answer');
    const wait = parts.waits[attempt];
    if (wait === undefined) return refused(`no answer: ${result.message}`);
    await parts.clock.wait(wait, signal);
    if (signal.aborted) throw new TryAgain('stopped while waiting for the HR core');
  }
}

/** Marks durably that this person is being told, before the telling, so that a later process knows to ask. */
async function tellOnce(hire: Hire, event: Requested, { hrCore, checkpoints }: PushParts): Promise<PushResult> {
  const mark = `sap-bridge/told/${hire.externalId}`;
  if ((await orTryAgain(checkpoints.get(mark), 'the checkpoints')) === START) {
    await orTryAgain(checkpoints.set(mark, event.position), 'the checkpoints');
    return hrCore.push(hire);
  }
  try {
    const rows = await hrCore.missing(hire);
    if (rows.length === 0) return { outcome: 'pushed', rows: [], alreadyThere: true };
    return await hrCore.push({ ...hire, rows });
  } catch (error) {
    if (error instanceof PeerAway) throw error;
    return { outcome: 'unknown', message: (error as Error).message };
  }
}

async function recordEnd(
  event: Requested,
  ids: { collectionId: string; pushId: string },
  ended: Ended,
  { commands, logger }: PushParts,
): Promise<void> {
  const isPushed = ended.outcome === 'pushed';
  const wish = {
    name: isPushed ? 'RecordSapPushed' : 'RecordSapPushFailed',
    payload: { ...ids, message: messageOf(ended).slice(0, 2_000) },
    commandId: uuidv5(event.id, 'result'),
    actor: 'system:sap-bridge',
  };
  const answer = await ask(commands, wish, event);
  // Recorded before, by a process that ended right after, or overtaken: the log has the last word.
  if (!answer.ok) logger.warn({ eventId: event.id, code: answer.code }, 'the result of a push was not taken');
}

function messageOf(ended: Ended): string {
  if (ended.outcome === 'refused') return ended.message;
  if (ended.alreadyThere) return 'already there';
  return ended.rows.map((row) => (row.message === '' ? row.entity : `${row.entity}: ${row.message}`)).join('; ');
}
