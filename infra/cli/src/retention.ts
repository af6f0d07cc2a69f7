import { inForceOf, retentionForecast } from '@talentlog/command/workers';
import { KeptBeside, type RetentionForecast } from '@talentlog/contracts';
import { assertLog, type Print, plainly, toScreen } from '@talentlog/runtime/sqlite';
import { openKept } from './open-kept.ts';

const words = {
  TALENT_WITHOUT_CONSENT: 'people without an account whose consent is missing or over for too long',
  CLOSED_RECORDS: 'people whose last application ended too long ago, and who did not agree again since',
  UPLOADS: 'uploaded files that nothing names',
  READS: 'notes of who read about whom',
  MESSAGES: 'messages of a development machine',
} as const;

/**
 * `retention <data folder> --dry-run`: says who would be let go of now, by rule and in numbers, and changes nothing; the server itself does it
 * once a day. Works while the server runs. 0 when it was said, 2 when not.
 */
export function runRetention(argv: readonly string[], print: Print = toScreen): Promise<number> {
  return plainly(print, async () => {
    const [folder = './data'] = argv.filter((one) => one !== '--dry-run');
    if (!argv.includes('--dry-run'))
      throw new Error(
        'The server lets go of people by itself once a day, where the settings say so. To see whom: retention <data folder> --dry-run',
      );
    assertLog(folder);
    const stores = await openKept(folder);
    try {
      const settings = await inForceOf(stores.store);
      say(await retentionForecast(stores, settings, new Date().toISOString()), print);
    } finally {
      await stores.close();
    }
    return 0;
  });
}

function say(seen: RetentionForecast, print: Print): void {
  const { known, due, files, besides, coming, told, runs } = seen;
  print(`${known} people are known. Now would be erased:`);
  for (const rule of ['TALENT_WITHOUT_CONSENT', 'CLOSED_RECORDS'] as const) {
    const kept = rule === 'CLOSED_RECORDS' ? `${seen.recordsKeptMonths} months` : `${seen.talentKeptDays} days`;
    print(`  ${due[rule]} ${words[rule]} (kept ${kept})`);
  }
  print(`  ${files} files of theirs that nobody else has`);
  const next = coming.reduce((sum, { people }) => sum + people, 0);
  print(
    `Within ${seen.retentionNoticeDays} days would follow: ${next}${next === 0 ? '' : `, of whom ${told} were told`}.`,
  );
  for (const { day, rule, people } of coming) print(`  from ${day} on: ${people} ${words[rule]}`);
  print('Whoever has an account is told before they are erased, and stays where they agree again or apply.');
  if (!runs) print('Nothing of it happens by itself: the setting retentionRuns is off. An administrator turns it on.');
  print('Whoever has an accepted offer or runs through onboarding stays until that is settled.');
  print('Over their time besides, and gone by themselves soon, whatever the settings say:');
  for (const kind of KeptBeside.options) {
    const { count, keptDays } = besides[kind];
    print(`  ${count} ${words[kind]} (kept ${keptDays === 1 ? 'a day' : `${keptDays} days`})`);
  }
}
