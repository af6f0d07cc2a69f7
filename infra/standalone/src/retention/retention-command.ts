import { inForceOf, retentionForecast } from '@talentlog/command/workers';
import { assertLog, logFiles, openSqliteEventReader } from '@talentlog/runtime/sqlite';

type Print = (line: string) => void;
const toScreen: Print = (line) => {
  process.stdout.write(`${line}\n`);
};

const words = {
  TALENT_WITHOUT_CONSENT: 'people without an account whose consent is missing or over for too long',
  CLOSED_RECORDS: 'people whose last application ended too long ago, and who did not agree again since',
} as const;

/**
 * `retention <data folder> --dry-run`: says who would be let go of now, by rule and in numbers, and changes nothing; the server itself does it
 * once a day. Works while the server runs. 0 when it was said, 2 when not.
 */
export async function runRetention(argv: readonly string[], print: Print = toScreen): Promise<number> {
  try {
    const [folder = './data'] = argv.filter((one) => one !== '--dry-run');
    if (!argv.includes('--dry-run'))
      throw new Error(
        'The server lets go of people by itself once a day, where the settings say so. To see whom: retention <data folder> --dry-run',
      );
    assertLog(folder);
    const log = openSqliteEventReader({ file: logFiles(folder).eventsFile });
    try {
      const settings = await inForceOf(log);
      const { known, due, runs } = await retentionForecast(log, settings, new Date().toISOString());
      print(`${known} people are known. Now would be erased:`);
      for (const rule of ['TALENT_WITHOUT_CONSENT', 'CLOSED_RECORDS'] as const) {
        const kept =
          rule === 'CLOSED_RECORDS' ? `${settings.recordsKeptMonths} months` : `${settings.talentKeptDays} days`;
        print(`  ${due[rule]} ${words[rule]} (kept ${kept})`);
      }
      if (!runs)
        print('Nothing of it happens by itself: the setting retentionRuns is off. An administrator turns it on.');
      print('Whoever has an accepted offer or runs through onboarding stays until that is settled.');
    } finally {
      await log.close();
    }
    return 0;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
