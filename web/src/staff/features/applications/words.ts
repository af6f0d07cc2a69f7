import { type ApplicationRow, applicationSources, buckets, hands, stages, stepStatuses } from '@talentlog/contracts';
import { useCallback } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { type ApplicationWords, useApplicationWords } from '../../model/application-words.ts';
import type { Choice } from '../../model/choice.ts';
import type { Tone } from '../../model/tone.ts';

/** The state of an application in words and by meaning. */
export function standingOf(
  row: ApplicationRow,
  words: ApplicationWords,
): { readonly tone: Tone; readonly text: string } {
  if (row.bucket === 'INVALID') return { tone: 'bad', text: words.bucket('INVALID') };
  if (row.bucket === 'ENDED')
    return {
      tone: row.outcome === 'EMPLOYED' ? 'ok' : 'mute',
      text: row.outcome === null ? words.bucket('ENDED') : words.outcome(row.outcome),
    };
  const tones: Readonly<Record<string, Tone>> = {
    TO_HANDLE: row.waitsFor === 'HR' ? 'warn' : 'mute',
    IN_PROGRESS: 'info',
    UNDETERMINED: 'hold',
    PASSED: 'ok',
  };
  return { tone: tones[row.stepStatus] ?? 'mute', text: words.stepStatus(row.stepStatus) };
}

const waiters = ['SEEKER', 'HR', 'SCREENER', 'INTERVIEWER', 'APPROVER', 'SAP'] as const;

/** Whose turn it is, among those that have words; nobody's otherwise. */
export const waiterOf = (row: ApplicationRow) => waiters.find((one) => one === row.waitsFor);

export interface NextStep {
  readonly text: string;
  readonly late: boolean;
  /** Somebody is waited for, rather than something asked of the reader. */
  readonly waits: boolean;
}

/** Whose turn it is, in words: `筛选人 赵磊`. Empty when nobody's. */
export function useNextStep() {
  const t = useTranslate();
  return useCallback(
    (row: ApplicationRow): NextStep => {
      const waiter = waiterOf(row);
      const late = row.bucket === 'ACTIVE' && row.dueAt !== null && Date.parse(row.dueAt) < Date.now();
      if (row.person.consent === 'UNAUTHORIZED' && row.bucket === 'ACTIVE')
        return { text: t({ id: 'staff.next.consent' }), late: false, waits: false };
      if (waiter === undefined) return { text: '', late, waits: false };
      const step = row.nextStep === null ? '' : t({ id: `staff.next.${row.nextStep}` });
      const name = row.waitsForName === null ? '' : ` ${row.waitsForName}`;
      const overdue = late ? ` · ${t({ id: 'staff.next.late' })}` : '';
      if (waiter === 'HR') return { text: `${step}${overdue}`, late, waits: false };
      return { text: `${t({ id: `staff.waiter.${waiter}` })}${name} ${step}${overdue}`.trim(), late, waits: true };
    },
    [t],
  );
}

/** Choices of the filters. */
export function useStateChoices() {
  const t = useTranslate();
  const words = useApplicationWords();
  const choices = (values: readonly string[], label: (value: string) => string): readonly Choice[] =>
    values.map((value) => ({ value, label: label(value) }));
  return {
    stages: choices(stages, words.stage),
    stepStatuses: choices(stepStatuses, words.stepStatus),
    buckets: choices(buckets, words.bucket),
    sources: applicationSources.map((value) => ({ value, label: t({ id: `staff.source.${value}` }) })),
    hands: hands.map((value) => ({ value, label: t({ id: `staff.inHand.${value}` }) })),
    tracks: [
      { value: 'SOCIAL', label: t({ id: 'vocabulary.track.SOCIAL' }) },
      { value: 'CAMPUS', label: t({ id: 'vocabulary.track.CAMPUS' }) },
      { value: 'INTERN', label: t({ id: 'vocabulary.track.INTERN' }) },
    ],
  };
}
