import { isInterviewStage, nextStages, type Stage, stageNumber, stagesOf } from '@talentlog/contracts';
import { type Fact, type Refusal, refuse } from '../shared/decider.ts';
import { addDays } from '../shared/time.ts';
import { type ApplicationContext, aboutApplication } from './about.ts';
import { application } from './application.ts';
import type { ApplicationData } from './data.ts';
import { liveOffer } from './live-offer.ts';
import { hasAccepted } from './offers.ts';
import { otherApplications } from './person.ts';

type Shown = { readonly state: string; readonly data: ApplicationData };

const isUnderWay = ({ state }: Shown): boolean => state !== 'NONE' && state !== 'ENDED' && state !== 'INVALID';

/** Whether its resume may be handed to a screener. */
export const waitsForScreening = (shown: Shown): boolean =>
  isUnderWay(shown) && (shown.data.stage === 'RESUME_SCREENING' || shown.data.stage === 'DEPT_SCREENING');

/** Whether an interview may be arranged for it. */
export const waitsForInterview = (shown: Shown): boolean => isUnderWay(shown) && isInterviewStage(shown.data.stage);

/** Stages behind the offer are for those who accepted one. */
const maySee = (data: ApplicationData, to: Stage): boolean =>
  stageNumber(to) <= stageNumber('OFFER') || hasAccepted(data);

/** Where a passed application goes on to: the next ones of its track. */
export const mayAdvance = (data: ApplicationData, to: Stage): boolean =>
  nextStages[data.track][data.stage].includes(to) && maySee(data, to);

/** Any later stage of its track. */
export const maySkip = (data: ApplicationData, to: Stage): boolean =>
  stageNumber(to) > stageNumber(data.stage) && stagesOf(data.track).includes(to) && maySee(data, to);

/** Where it may come to now: the offer's stage is for those who have none. */
const mayEnter = (data: ApplicationData, to: Stage): boolean => to !== 'OFFER' || liveOffer(data) === undefined;

/** The stages that a passed application may be advanced to now, in the order of its track. */
export const stagesAhead = (data: ApplicationData): readonly Stage[] =>
  nextStages[data.track][data.stage].filter((to) => mayAdvance(data, to) && mayEnter(data, to));

/** The stages that it may skip to now, in the order of its track. */
export const stagesBeyond = (data: ApplicationData): readonly Stage[] =>
  stagesOf(data.track).filter((to) => maySkip(data, to) && mayEnter(data, to));

/** The other stages that it was at, the last one first: it may be taken back to them. */
export const stagesBack = ({ stage, visited }: ApplicationData): readonly Stage[] => [
  ...new Set(
    visited
      .map((entered) => entered.stage)
      .filter((one) => one !== stage)
      .toReversed(),
  ),
];

/** An offer is drafted at stage 12, so nobody may have a live one when they come there, on this application or on another. */
export function cannotEnterOffer(
  { data, related }: Pick<ApplicationContext, 'data' | 'related'>,
  to: Stage,
): Refusal | undefined {
  if (to !== 'OFFER') return undefined;
  const all = [data, ...otherApplications(related).map((one) => one.data)];
  return all.some((one) => liveOffer(one) !== undefined) ? refuse('offer.live_exists') : undefined;
}

/** Coming to the offer locks the person to this application, so that nobody else moves them meanwhile. */
export function lockForOffer(
  context: Pick<ApplicationContext, 'id' | 'data' | 'now' | 'settings' | 'actor'>,
  to: Stage,
): readonly Fact[] {
  if (to !== 'OFFER') return [];
  const until = addDays(context.now, context.settings.lockDays);
  const lockedBy = context.actor.id;
  return [
    application.fact('RecordLocked', { ...aboutApplication(context), lockedBy, until, cause: 'OFFER', reason: null }),
  ];
}
