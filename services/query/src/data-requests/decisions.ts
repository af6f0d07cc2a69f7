import type { ScreeningDecision } from '@talentlog/contracts';
import type { OpenedEvent } from '@talentlog/runtime';
import type { z } from 'zod';
import type { Views } from '../open-views.ts';
import { type CopyParts, eventsOf } from './copy.ts';
import type { Owner } from './copy-rules.ts';

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

/** Who decides by these events, whoever they are besides. */
const deciders: Readonly<Record<string, Decision['as']>> = {
  ItemScreened: 'SCREENER',
  ItemRevised: 'SCREENER',
  EvaluationSubmitted: 'INTERVIEWER',
  EvaluationAmended: 'INTERVIEWER',
};

/** As what somebody decided: by their part in it, the person themselves, or nobody, where a rule did. */
function decidedAs({ type, metadata }: OpenedEvent, { jobSeekerId, accountId }: Owner): Decision['as'] {
  if (metadata.actor === accountId || metadata.onBehalfOf === jobSeekerId) return 'PERSON';
  return deciders[type] ?? (metadata.actor.includes(':') ? 'RULE' : 'RECRUITER');
}

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
  const person = await views.people.get(jobSeekerId);
  const owner = { jobSeekerId, accountId: person?.data.accountId ?? undefined };
  return decided.map((event) => {
    const { at, type, data } = event;
    const { actor } = event.metadata;
    const { title = '', titleEn = '' } = positions.get(String(data.positionId)) ?? {};
    const account = accounts.get(actor);
    return {
      ...{ at, type },
      position: { positionId: String(data.positionId), title, titleEn },
      stage: wordOf(data, 'stage'),
      came: wordOf(data, deciding[type]),
      why: wordOf(data, 'reasonCode'),
      as: decidedAs(event, owner),
      by: account === undefined ? null : { accountId: actor, name: account.data.name ?? '' },
    };
  });
}

function wordOf(data: OpenedEvent['data'], field: string | undefined): string | null {
  const value = field === undefined ? undefined : data[field];
  return typeof value === 'string' ? value : null;
}
