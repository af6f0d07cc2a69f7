import type { RetentionForecast } from '@talentlog/contracts';
import { addDays, dayOf, isBefore, type Settings } from '@talentlog/domain/fold';
import { besidesOf, filesGoingWith, type KeptStores } from './besides.ts';
import { keepingsOf } from './keepings.ts';
import { type PersonStep, stepsOf } from './steps.ts';

/** How many would be let go of now and next, by rule, and what else is over its time; nothing goes by asking. Reads the log in pages. */
export async function retentionForecast(
  parts: KeptStores,
  settings: Settings,
  now: string,
): Promise<RetentionForecast> {
  const keepings = await keepingsOf(parts.store);
  const steps = stepsOf(keepings, settings, now);
  const due = { TALENT_WITHOUT_CONSENT: 0, CLOSED_RECORDS: 0 };
  for (const { rule, step } of steps) if (step === 'ERASE') due[rule] += 1;
  const gone = new Set(steps.flatMap(({ step, jobSeekerId }) => (step === 'ERASE' ? [jobSeekerId] : [])));
  const files = await filesGoingWith(gone, keepings, parts);
  const besides = await besidesOf(now, parts);
  const seenUntil = addDays(now, settings.retentionNoticeDays);
  const coming = steps.filter(({ step, at }) => step !== 'ERASE' && !isBefore(seenUntil, at));
  const told = coming.filter(({ step, jobSeekerId }) => step === 'WAIT' && keepings.get(jobSeekerId)?.hasAccount);
  const { retentionRuns: runs, talentKeptDays, recordsKeptMonths, retentionNoticeDays } = settings;
  return {
    ...{ countedAt: now, known: keepings.size, due, files, besides, coming: byDay(coming), told: told.length },
    ...{ runs, talentKeptDays, recordsKeptMonths, retentionNoticeDays },
  };
}

function byDay(steps: readonly PersonStep[]): RetentionForecast['coming'] {
  const counts = new Map<string, RetentionForecast['coming'][number]>();
  for (const { rule, at } of steps) {
    const day = dayOf(at);
    const { people = 0 } = counts.get(`${day} ${rule}`) ?? {};
    counts.set(`${day} ${rule}`, { day, rule, people: people + 1 });
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
