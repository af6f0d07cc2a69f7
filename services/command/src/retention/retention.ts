import type { RetentionStep } from '@talentlog/domain/fold';
import {
  type Clock,
  type CommandClient,
  type DevInbox,
  type EventReader,
  type Logger,
  systemClock,
  uuidv5,
} from '@talentlog/runtime';
import type { Folds } from '../pipeline/folds.ts';
import { settingsInForce } from '../pipeline/settings-in-force.ts';
import { keepingsOf } from './keepings.ts';
import { noteKeptTimeEnd } from './note.ts';
import { type PersonStep, stepsOf } from './steps.ts';

export interface RetentionParts {
  readonly store: Pick<EventReader, 'readAll'>;
  readonly folds: Pick<Folds, 'load'>;
  readonly commands: CommandClient;
  readonly inbox: Pick<DevInbox, 'forget'>;
  readonly logger: Logger;
  readonly clock?: Clock;
}

/** Messages of a development machine are kept so long. */
export const inboxKeptDays = 30;
const dayMs = 86_400_000;
/** So many are told in one day: where erasing is switched on after years, mail and SMS have more to carry than this. */
export const toldADay = 1000;
/** After a start there is more urgent work. */
const firstAfterMs = 10 * 60_000;

/**
 * Where an administrator said so, lets go of whom the company kept long enough, and tells those who have an account before: each by a
 * command of the system, so that the audit has it. Answers how many were begun to be erased.
 */
export async function retain(parts: RetentionParts): Promise<number> {
  const { store, folds, inbox, logger, clock = systemClock } = parts;
  const now = new Date(clock.now()).toISOString();
  const { values } = await settingsInForce(folds)();
  const steps = values.retentionRuns ? stepsOf(await keepingsOf(store), values, now) : [];
  const of = (wanted: RetentionStep['step']) => steps.filter(({ step }) => step === wanted);
  const told = await wish('AnnounceErasure', {}, of('ANNOUNCE'), now, parts, toldADay);
  const begun = await wish('EraseJobSeeker', { cause: 'RETENTION' }, of('ERASE'), now, parts);
  const before = new Date(clock.now() - inboxKeptDays * dayMs).toISOString();
  const messages = await inbox.forget({ ids: [], to: [], before });
  await noteKeptTimeEnd('MESSAGES', messages, parts);
  logger.info({ told, begun, messages }, 'retention ran');
  return begun;
}

/**
 * Sends the command about each of them, once a day, until so many were taken, and answers how many were. Who is refused takes nobody's
 * place: those with an accepted offer are refused every day.
 */
async function wish(
  name: 'AnnounceErasure' | 'EraseJobSeeker',
  more: Readonly<Record<string, string>>,
  people: readonly PersonStep[],
  now: string,
  { commands, logger }: RetentionParts,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let taken = 0;
  for (const { jobSeekerId, rule } of people) {
    if (taken >= most) break;
    const answer = await commands.execute({
      name,
      payload: { jobSeekerId, ...more },
      commandId: uuidv5(jobSeekerId, `${name} ${now.slice(0, 10)}`),
      actor: 'system:retention',
    });
    if (answer.ok) taken += 1;
    else logger.warn({ jobSeekerId, name, rule, code: answer.code }, 'somebody whose time is over cannot be let go of');
  }
  return taken;
}

/** Does so every day until it is stopped; a failure is logged, and tried again the next day. */
export function startRetention(parts: RetentionParts): { stop(): Promise<void> } {
  const { clock = systemClock, logger } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    await clock.wait(firstAfterMs, signal);
    while (!signal.aborted) {
      await retain(parts).catch((error: unknown) => logger.error({ error: String(error) }, 'retention failed'));
      await clock.wait(dayMs, signal);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
