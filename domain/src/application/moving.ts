import {
  type applicationCommands,
  nextStages,
  type PayloadOf,
  type Stage,
  stageNumber,
  stagesOf,
} from '@talentlog/contracts';
import { accept, type DecideContext, type Decider, type Fact, type Refusal, refuse } from '../shared/decider.ts';
import { addDays } from '../shared/time.ts';
import type { ApplicationData } from './lifecycle.ts';
import { hasAccepted, liveOffers, lockedElsewhere, needPerson, otherRecords, recordOf } from './person.ts';

type Commands = typeof applicationCommands;
type Deciding<K extends keyof Commands> = Decider<PayloadOf<Commands[K]>, ApplicationData, string>;
type Context = DecideContext<unknown, ApplicationData, string>;

/** Stages behind the offer are for those who accepted one. */
const needsAcceptance = (to: Stage): boolean => stageNumber(to) > stageNumber('OFFER');

const canSkip = (data: ApplicationData, to: Stage): boolean =>
  stageNumber(to) > stageNumber(data.stage) &&
  stagesOf(data.track).includes(to) &&
  (!needsAcceptance(to) || hasAccepted(data));

const hasSentOffer = (data: ApplicationData): boolean =>
  liveOffers(data).some(({ status }) => status !== 'PENDING_SEND');

export const startStep: Deciding<'StartStep'> = {
  needs: needPerson,
  decide: (context) =>
    lockedElsewhere(context) ??
    accept({ type: 'StepStarted', data: { ...recordOf(context), stage: context.data.stage } }),
};

export const holdStep: Deciding<'HoldStep'> = {
  decide: (context) =>
    accept({
      type: 'StepHeld',
      data: { ...recordOf(context), stage: context.data.stage, cause: 'STAFF', reason: context.payload.reason },
    }),
};

export const passStep: Deciding<'PassStep'> = {
  offered: ({ data }) => !data.openWork.some((work) => work.stage === data.stage),
  decide: (context) => {
    const { stage, openWork } = context.data;
    const open = openWork.find((work) => work.stage === stage);
    if (open) return refuse('record.open_work', { work: open.work });
    return accept({ type: 'StepPassed', data: { ...recordOf(context), stage } });
  },
};

/** An offer is drafted at stage 12, so nobody may have a live one when they come there, on this record or on another. */
function cannotEnterOffer(context: Context, to: Stage): Refusal | undefined {
  if (to !== 'OFFER') return undefined;
  const records = [context.data, ...otherRecords(context.related).map(({ data }) => data)];
  if (records.some((data) => liveOffers(data).length > 0)) return refuse('offer.live_exists');
  return undefined;
}

/** Coming to the offer locks the person to this record, so that nobody else moves them meanwhile. */
function lockForOffer(context: Context, to: Stage): readonly Fact[] {
  if (to !== 'OFFER') return [];
  const until = addDays(context.now, context.settings.lockDays);
  return [
    {
      type: 'RecordLocked',
      data: { ...recordOf(context), lockedBy: context.actor.id, until, cause: 'OFFER', reason: null },
    },
  ];
}

export const advanceStage: Deciding<'AdvanceStage'> = {
  offered: ({ data }) => nextStages[data.track][data.stage].some((to) => !needsAcceptance(to) || hasAccepted(data)),
  needs: needPerson,
  decide: (context) => {
    const { data, payload } = context;
    if (!nextStages[data.track][data.stage].includes(payload.to))
      return refuse('record.next_not_allowed', { from: data.stage, to: payload.to }, 'to');
    if (needsAcceptance(payload.to) && !hasAccepted(data))
      return refuse('record.next_not_allowed', { from: data.stage, to: payload.to }, 'to');
    const refused = lockedElsewhere(context) ?? cannotEnterOffer(context, payload.to);
    if (refused) return refused;
    const moved = { type: 'StageAdvanced', data: { ...recordOf(context), from: data.stage, to: payload.to } };
    return accept([moved, ...lockForOffer(context, payload.to)]);
  },
};

export const skipStage: Deciding<'SkipStage'> = {
  offered: ({ data }) => stagesOf(data.track).some((to) => canSkip(data, to)),
  needs: needPerson,
  decide: (context) => {
    const { data, payload } = context;
    if (!canSkip(data, payload.to)) return refuse('record.skip_forbidden', { from: data.stage, to: payload.to }, 'to');
    const refused = lockedElsewhere(context) ?? cannotEnterOffer(context, payload.to);
    if (refused) return refused;
    const moved = { ...recordOf(context), from: data.stage, to: payload.to, reason: payload.reason };
    return accept([{ type: 'StageSkipped', data: moved }, ...lockForOffer(context, payload.to)]);
  },
};

export const returnStage: Deciding<'ReturnStage'> = {
  offered: ({ data }) => data.visited.some(({ stage }) => stage !== data.stage) && !hasSentOffer(data),
  decide: (context) => {
    const { data, payload } = context;
    const visited = payload.to !== data.stage && data.visited.some(({ stage }) => stage === payload.to);
    if (!visited) return refuse('record.next_not_allowed', { from: data.stage, to: payload.to }, 'to');
    if (hasSentOffer(data)) return refuse('record.offer_sent');
    return accept({
      type: 'StageReturned',
      data: { ...recordOf(context), from: data.stage, to: payload.to, reason: payload.reason },
    });
  },
};

export const lockApplication: Deciding<'LockApplication'> = {
  needs: needPerson,
  decide: (context) => {
    const refused = lockedElsewhere(context);
    if (refused) return refused;
    const until = addDays(context.now, context.settings.lockDays);
    return accept({
      type: 'RecordLocked',
      data: { ...recordOf(context), lockedBy: context.actor.id, until, cause: 'STAFF', reason: context.payload.reason },
    });
  },
};

export const unlockApplication: Deciding<'UnlockApplication'> = {
  offered: ({ data }) => data.lock !== null,
  decide: (context) => {
    if (context.data.lock === null) return refuse('application.invalid_transition');
    const cause = context.actor.kind === 'system' ? 'EXPIRED' : 'STAFF';
    return accept({ type: 'RecordUnlocked', data: { ...recordOf(context), cause } });
  },
};
