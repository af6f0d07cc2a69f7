import { useCallback, useMemo } from 'react';
import { dayAndClock } from '../../../format/dates.ts';
import { useHasMessage, useLanguage, useTranslate } from '../../../i18n/react.tsx';
import type { PartSeen } from '../../model/health.ts';

const day = 86_400_000;
/** A backup that is older is pointed at, whatever the company set: of the keys' own a while before it is refused. */
const oldDays: Readonly<Record<string, number>> = { backup: 2, keysBackup: 25 };

const isOld = ({ detail: at }: PartSeen, days: number): boolean =>
  at === 'none' || Date.now() - Date.parse(at) > days * day;

/** It runs without: files are taken all the same, and nobody looks at them. */
const hasNoScanner = ({ detail }: PartSeen): boolean => detail === 'no scanner';

/** Whether nobody has to do anything about it: a part that runs, and of the backups that the last one is young enough. */
export function isWell(name: string, part: PartSeen): boolean {
  if (hasNoScanner(part)) return false;
  const days = oldDays[name];
  return part.ready && (days === undefined || !isOld(part, days));
}

/** How a part looks: it fails, asks for somebody, is told of by nobody, or is well. */
export function toneOf(name: string, part: PartSeen): 'bad' | 'warn' | 'mute' | 'ok' {
  if (isWell(name, part)) return 'ok';
  if (part.cause === 'unknown') return 'mute';
  return part.ready ? 'warn' : 'bad';
}

/** Nothing is said of calls to a scanner that nobody set up: that there is none stands in a line of its own. */
export const isOfUse = (name: string, { scanner }: Readonly<Record<string, PartSeen>>): boolean =>
  name !== 'scans' || scanner === undefined || !hasNoScanner(scanner);

/** Why a part is not well: as the server says, or as the page judges of a backup. */
const causeOf = ({ cause, detail }: PartSeen) =>
  cause ?? (detail === 'no scanner' ? 'absent' : detail === 'none' ? 'none' : 'old');

/** `hr-core` as `hrCore`: a name of the server as the end of a message id. */
const word = (name: string) => name.replace(/[-:/](\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** What the page calls whatever follows the log; one that has no words yet keeps its name. */
export function useFollowerWords(): (name: string) => string {
  const t = useTranslate();
  const has = useHasMessage();
  return useCallback(
    (name) => {
      const id = `operations.followerName.${word(name)}`;
      return has(id) ? t({ id: id as never }) : name;
    },
    [t, has],
  );
}

/** What the page calls a part, how it stands, and what to do about it. */
export function usePartWords() {
  const t = useTranslate();
  const has = useHasMessage();
  const { language } = useLanguage();
  return useMemo(() => {
    const first = (...ids: readonly string[]) =>
      t({ id: (ids.find((id) => has(id)) ?? 'operations.do.other') as never });
    return {
      name: (name: string) =>
        has(`operations.part.${word(name)}`) ? t({ id: `operations.part.${word(name)}` as never }) : name,
      stands(name: string, part: PartSeen): string {
        if (name in oldDays && part.detail !== 'none')
          return t({ id: 'operations.page.backupAt' }, { time: dayAndClock(part.detail, language) });
        return isWell(name, part) ? '' : t({ id: `operations.cause.${causeOf(part)}` });
      },
      advice(name: string, part: PartSeen): string {
        const cause = causeOf(part);
        if (cause === 'unknown') return t({ id: 'operations.do.unknown' });
        // Whether it was here before or not: somebody has to start it.
        const of = cause === 'awaited' ? 'left' : cause;
        return first(`operations.do.${word(name)}_${of}`, `operations.do.${word(name)}`);
      },
      /** What is for whoever looks into the machine: names of hosts and files, as the server writes them. */
      said: ({ cause, detail }: PartSeen) => (technical.has(cause ?? '') ? detail : ''),
    };
  }, [t, has, language]);
}

/** Causes whose words of the server say more than the cause. */
const technical: ReadonlySet<string> = new Set(['absent', 'away', 'failing', 'filling', 'spent', 'starting']);
