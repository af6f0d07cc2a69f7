import { advertisement } from '../advertisement/advertisement.ts';
import { jobSeeker as jobSeekers } from '../job-seeker/job-seeker.ts';
import { type Availability, availability } from '../position/availability.ts';
import { position } from '../position/position.ts';
import { privacyAuthorization } from '../privacy-authorization/privacy-authorization.ts';
import { notDeliverable } from '../resume/readiness.ts';
import { resume as resumes } from '../resume/resume.ts';
import { accept, type DecideContext, type Refusal, refuse } from '../shared/decider.ts';
import { factOn, loaded } from '../shared/handle.ts';
import { ageOn, isBefore } from '../shared/time.ts';
import { beginning, type Deciding } from './opening.ts';
import { applicationOpened } from './person.ts';

type Context = Pick<DecideContext<never, never>, 'related' | 'now' | 'settings'>;

/** The answer to a person who may not deliver: the same verdict that their button showed, told as a refusal. */
function notAvailable(
  { status, used, limit }: Availability,
  birthDate: string | undefined,
  context: Context,
): Refusal | undefined {
  switch (status) {
    case 'APPLICABLE':
      return undefined;
    case 'ALREADY_DELIVERED':
      return refuse('delivery.duplicate');
    case 'LIMIT_REACHED':
      return refuse('delivery.limit_exceeded', { used: used ?? 0, limit: limit ?? 0 });
    case 'AGE_NOT_MET': {
      const age = birthDate === undefined ? 0 : ageOn(birthDate, context.now);
      return refuse(age < context.settings.minimumAge ? 'delivery.under_14' : 'delivery.under_18_agreement');
    }
    default:
      return refuse('position.unavailable', { because: status });
  }
}

function consentMissing({ related: known, now }: Context): Refusal | undefined {
  const { state, data } = loaded(known, 'privacyAuthorization', privacyAuthorization);
  const live = state === 'AUTHORIZED' && (data.expiresAt === null || isBefore(now, data.expiresAt));
  return live ? undefined : refuse('privacy.consent_required');
}

export const deliverApplication: Deciding<'DeliverApplication'> = {
  target: (_payload, { newId }) => ({ aggregate: 'application', id: newId() }),
  needs: ({ payload, actor }) => {
    const person = actor.jobSeekerId ?? '';
    return {
      position: { aggregate: 'position', id: payload.positionId },
      advertisement: { aggregate: 'advertisement', id: payload.advertisementId },
      ...(person === ''
        ? {}
        : {
            jobSeeker: { aggregate: 'jobSeeker', id: person },
            resume: { aggregate: 'resume', id: person },
            privacyAuthorization: { aggregate: 'privacyAuthorization', id: person },
          }),
    };
  },
  decide: (context) => {
    const { id, payload, actor, related: known, now, settings } = context;
    const { jobSeekerId } = actor;
    const { positionId } = payload;
    const hiring = loaded(known, 'position', position);
    const published = loaded(known, 'advertisement', advertisement);
    const { details, hrOwnerId } = hiring.data;
    if (jobSeekerId === undefined) return refuse('resume.block_incomplete');
    if (details === undefined || published.data.positionId !== positionId)
      return refuse('common.not_found', undefined, 'positionId');
    const resume = loaded(known, 'resume', resumes);
    const birthDate = resume.data.blocks.basic.birthDate ?? undefined;
    const jobSeeker = loaded(known, 'jobSeeker', jobSeekers).data;
    const verdict = availability({
      position: hiring,
      advertisement: published,
      positionId,
      jobSeeker,
      birthDate,
      settings,
      now,
    });
    const refused = notAvailable(verdict, birthDate, context) ?? notDeliverable(resume) ?? consentMissing(context);
    if (refused) return refused;
    const { advertisementId, recommendationCode, answers } = payload;
    const begun = { ...beginning(id, positionId, details, hrOwnerId), jobSeekerId };
    return accept(
      [
        {
          type: 'RecordDelivered',
          data: { ...begun, stage: 'DELIVERED', advertisementId, recommendationCode, answers },
        },
        applicationOpened(id, { ...begun, delivered: true }),
        // The first delivery alone, so that a rush does not queue on the advertisement's stream.
        ...(published.data.deliveredTo
          ? []
          : [factOn(advertisement, advertisementId, 'AdvertisementDeliveredTo', { advertisementId })]),
      ],
      { applicationId: id },
    );
  },
};
