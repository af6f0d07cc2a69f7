import type { RetentionForecast, RetentionRule } from '@talentlog/contracts';
import { type Keeping, retentionDue, type Settings } from '@talentlog/domain/fold';
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

/** Somebody whose time is over. */
interface Due {
  readonly jobSeekerId: string;
  readonly rule: RetentionRule;
}

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
/** After a start there is more urgent work. */
const firstAfterMs = 10 * 60_000;

/** How many would be let go of now, by rule; nobody is by asking. Reads the log once, in pages. */
export async function retentionForecast(
  store: Pick<EventReader, 'readAll'>,
  settings: Settings,
  now: string,
): Promise<RetentionForecast> {
  const keepings = await keepingsOf(store);
  const due = { TALENT_WITHOUT_CONSENT: 0, CLOSED_RECORDS: 0 };
  for (const { rule } of dueOf(keepings, settings, now)) due[rule] += 1;
  const { retentionRuns: runs, talentKeptDays, recordsKeptMonths } = settings;
  return { countedAt: now, known: keepings.size, due, runs, talentKeptDays, recordsKeptMonths };
}

/** Everybody whose time is over at that moment. */
function dueOf(keepings: ReadonlyMap<string, Keeping>, settings: Settings, now: string): readonly Due[] {
  const due: Due[] = [];
  for (const [jobSeekerId, keeping] of keepings) {
    const rule = retentionDue(keeping, now, settings);
    if (rule !== undefined) due.push({ jobSeekerId, rule });
  }
  return due;
}

/** Where an administrator said so, lets go of whom the company kept long enough: each by a command of the system, whose event says why. Answers how many were begun. */
export async function retain(parts: RetentionParts): Promise<number> {
  const { store, folds, commands, inbox, logger, clock = systemClock } = parts;
  const now = new Date(clock.now()).toISOString();
  const { values } = await settingsInForce(folds)();
  let begun = 0;
  const due = values.retentionRuns ? dueOf(await keepingsOf(store), values, now) : [];
  for (const { jobSeekerId, rule } of due) {
    const answer = await commands.execute({
      name: 'EraseJobSeeker',
      payload: { jobSeekerId, cause: 'RETENTION' },
      commandId: uuidv5(jobSeekerId, `retention ${now.slice(0, 10)}`),
      actor: 'system:retention',
    });
    if (answer.ok) begun += 1;
    else logger.warn({ jobSeekerId, rule, code: answer.code }, 'somebody whose time is over cannot be let go of');
  }
  const before = new Date(clock.now() - inboxKeptDays * dayMs).toISOString();
  const messages = await inbox.forget({ ids: [], to: [], before });
  logger.info({ begun, messages }, 'retention ran');
  return begun;
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
