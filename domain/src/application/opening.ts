import type { applicationCommands, PayloadOf, PositionDetails } from '@talentlog/contracts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { position } from '../position/position.ts';
import { privacyAuthorization } from '../privacy-authorization/privacy-authorization.ts';
import { accept, type DecideContext, type Decider, type Fact, type Refusal, refuse } from '../shared/decider.ts';
import { factOn, loaded } from '../shared/handle.ts';
import { addDays, isBefore } from '../shared/time.ts';
import { application } from './application.ts';
import type { ApplicationData } from './lifecycle.ts';
import {
  applicationClosed,
  applicationOpened,
  hasAccepted,
  hasRecordOn,
  liveOffers,
  lockedElsewhere,
  needPerson,
  needPersonOf,
  recordOf,
} from './person.ts';

type Commands = typeof applicationCommands;
export type Deciding<K extends keyof Commands> = Decider<PayloadOf<Commands[K]>, ApplicationData, string>;
type Context = DecideContext<unknown, ApplicationData, string>;

const positionRef = (id: string) => ({ aggregate: 'position', id }) as const;

/** What a record takes over from its position when it begins. */
export const beginning = (applicationId: string, positionId: string, details: PositionDetails, hrOwnerId: string) => ({
  applicationId,
  positionId,
  number: `R-${applicationId.slice(0, 8).toUpperCase()}`,
  track: details.track,
  batch: details.batch,
  hrOwnerId,
});

/** The position staff open a record on: it must exist and be OPEN. */
function openPosition(
  context: Pick<Context, 'related'>,
): { readonly details: PositionDetails; readonly hrOwnerId: string } | Refusal {
  const { state, data } = loaded(context.related, 'position', position);
  if (data.details === undefined) return refuse('common.not_found', undefined, 'positionId');
  if (state !== 'OPEN') return refuse('position.unavailable', { because: state }, 'positionId');
  return { details: data.details, hrOwnerId: data.hrOwnerId };
}

export const createApplication: Deciding<'CreateApplication'> = {
  target: (_payload, { newId }) => ({ aggregate: 'application', id: newId() }),
  needs: ({ payload, id, related: known }) => ({
    position: positionRef(payload.positionId),
    ...needPersonOf(payload.jobSeekerId, id, known),
    privacyAuthorization: { aggregate: 'privacyAuthorization', id: payload.jobSeekerId },
  }),
  decide: (context) => {
    const { id, payload, actor, related: known } = context;
    const found = openPosition(context);
    if ('refused' in found) return found;
    const { jobSeekerId, positionId } = payload;
    if (loaded(known, 'jobSeeker', jobSeeker).revision < 0) return refuse('common.not_found', undefined, 'jobSeekerId');
    const consent = loaded(known, 'privacyAuthorization', privacyAuthorization);
    if (consent.state !== 'AUTHORIZED') return refuse('privacy.unauthorized');
    if (hasRecordOn(known, positionId)) return refuse('delivery.duplicate');
    const locked = lockedElsewhere(context);
    if (locked) return locked;
    const begun = { ...beginning(id, positionId, found.details, found.hrOwnerId), jobSeekerId };
    const origin = { origin: 'STAFF', createdBy: actor.id, fromApplicationId: null };
    return accept(
      [
        { type: 'RecordCreated', data: { ...begun, stage: 'RESUME_SCREENING', ...origin } },
        applicationOpened(id, { ...begun, delivered: false }),
      ],
      { applicationId: id },
    );
  },
};

/** The record that goes on where a transferred one ended: a new one, screened again, on the other position. */
function successor(
  context: Context,
  toApplicationId: string,
  positionId: string,
  found: Exclude<ReturnType<typeof openPosition>, Refusal>,
): Fact[] {
  const { id, data, actor } = context;
  const begun = {
    ...beginning(toApplicationId, positionId, found.details, found.hrOwnerId),
    jobSeekerId: data.jobSeekerId,
  };
  const origin = { origin: 'TRANSFER', createdBy: actor.id, fromApplicationId: id } as const;
  return [
    factOn(application, toApplicationId, 'RecordCreated', { ...begun, stage: 'RESUME_SCREENING', ...origin }),
    applicationOpened(toApplicationId, { ...begun, delivered: data.delivered }),
  ];
}

export const transferApplication: Deciding<'TransferApplication'> = {
  offered: ({ data }) => liveOffers(data).length === 0,
  needs: (context) => ({
    position: positionRef(context.payload.positionId),
    present: positionRef(context.data.positionId),
    ...needPerson(context),
  }),
  decide: (context) => {
    const { data, payload, newId, related: known } = context;
    const found = openPosition(context);
    if ('refused' in found) return found;
    const { positionId, reason } = payload;
    if (loaded(known, 'present', position).data.details?.category !== found.details.category)
      return refuse('record.category_mismatch', { category: found.details.category }, 'positionId');
    if (positionId === data.positionId || hasRecordOn(known, positionId)) return refuse('delivery.duplicate');
    if (liveOffers(data).length > 0) return refuse('record.offer_sent');
    const toApplicationId = newId();
    const moved = { ...recordOf(context), stage: data.stage, toPositionId: positionId, toApplicationId, reason };
    return accept(
      [
        { type: 'RecordTransferred', data: moved },
        applicationClosed(context),
        ...successor(context, toApplicationId, positionId, found),
      ],
      { applicationId: toApplicationId },
    );
  },
};

const isSigned = ({ outcome }: ApplicationData): boolean =>
  outcome === 'SIGNED_TWO_PARTY' || outcome === 'SIGNED_THREE_PARTY';

export const startOnboarding: Deciding<'StartOnboarding'> = {
  offered: ({ data }) => isSigned(data) && hasAccepted(data),
  needs: needPerson,
  decide: (context) => {
    const { data, id, payload } = context;
    if (!isSigned(data))
      return refuse('record.next_not_allowed', { from: data.outcome ?? data.stage, to: 'ONBOARDING' });
    if (!hasAccepted(data)) return refuse('offer.status_unsupported');
    const { plannedEntryDate } = payload;
    return accept([
      { type: 'OnboardingStarted', data: { ...recordOf(context), from: data.stage, plannedEntryDate } },
      applicationOpened(id, data),
    ]);
  },
};

/** Nobody is hired twice, and a transferred record goes on elsewhere. */
const isFinal = ({ outcome }: ApplicationData): boolean => outcome === 'EMPLOYED' || outcome === 'TRANSFERRED';

export const reopenApplication: Deciding<'ReopenApplication'> = {
  offered: ({ data }) => !isFinal(data),
  needs: (context) => ({ position: positionRef(context.data.positionId), ...needPerson(context) }),
  decide: (context) => {
    const { data, id, payload, now, settings, related: known } = context;
    const until = data.endedAt === null ? now : addDays(data.endedAt, settings.recordReopenDays);
    if (isFinal(data) || !isBefore(now, until)) return refuse('record.reopen_expired', { until });
    const { state } = loaded(known, 'position', position);
    if (state === 'CLOSED' || state === 'NONE') return refuse('position.unavailable', { because: state });
    if (hasRecordOn(known, data.positionId)) return refuse('delivery.duplicate');
    const locked = lockedElsewhere(context);
    if (locked) return locked;
    return accept([
      { type: 'RecordReopened', data: { ...recordOf(context), stage: data.stage, reason: payload.reason } },
      applicationOpened(id, data),
    ]);
  },
};
