import type { ScreeningDecision } from '@talentlog/contracts';
import type { OpenedEvent } from '@talentlog/runtime';
import type { z } from 'zod';
import type { Views } from '../views/open-views.ts';
import { type CopyParts, eventsOf } from './copy.ts';

type Decision = z.infer<typeof ScreeningDecision>;

/** Where somebody decided about a person, and the field with the word it came to. */
const deciding: Readonly<Record<string, string | undefined>> = {
  ItemScreened: 'verdict',
  ItemRevised: 'verdict',
  EvaluationSubmitted: 'result',
  EvaluationAmended: 'result',
  EvaluationSubmittedOnBehalf: 'result',
  StepPassed: undefined,
  StepHeld: undefined,
  StageAdvanced: 'to',
  StageSkipped: 'to',
  StageReturned: 'to',
  RecordEnded: 'outcome',
  RecordInvalidated: 'cause',
};

/** Who decided what about a person, oldest first: by categories, without the words that anybody wrote. */
export async function decisionsAbout(
  jobSeekerId: string,
  views: Views,
  parts: Pick<CopyParts, 'store' | 'open'>,
): Promise<Decision[]> {
  const streams = (await views.personStreams.get(jobSeekerId))?.streams ?? [];
  const decided = (await eventsOf(streams, parts)).filter(
    ({ type, data }) => Object.hasOwn(deciding, type) && data.jobSeekerId === jobSeekerId,
  );
  const [accounts, positions] = await Promise.all([
    views.accounts.getMany(decided.map(({ metadata }) => metadata.actor)),
    views.positionTitles.getMany(decided.map(({ data }) => String(data.positionId))),
  ]);
  return decided.map(({ at, type, data, metadata: { actor } }) => {
    const { title = '', titleEn = '' } = positions.get(String(data.positionId)) ?? {};
    const account = accounts.get(actor);
    return {
      ...{ at, type },
      position: { positionId: String(data.positionId), title, titleEn },
      stage: wordOf(data, 'stage'),
      came: wordOf(data, deciding[type]),
      by: account === undefined ? null : { accountId: actor, name: account.data.name ?? '' },
    };
  });
}

function wordOf(data: OpenedEvent['data'], field: string | undefined): string | null {
  const value = field === undefined ? undefined : data[field];
  return typeof value === 'string' ? value : null;
}
