import { recommendationCodeOf } from '@talentlog/contracts';
import { advertisement } from '../advertisement/index.ts';
import { jobSeeker } from '../job-seeker/index.ts';
import { availability, position } from '../position/index.ts';
import { privacyAuthorization } from '../privacy-authorization/index.ts';
import { notDeliverable, resume } from '../resume/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { application } from './application.ts';
import { applicationOpened } from './person.ts';
import { begun } from './position.ts';
import { consentMissing, notAvailable } from './readiness.ts';

const needDeliverer = (jobSeekerId: string | undefined) =>
  jobSeekerId === undefined
    ? {}
    : {
        jobSeeker: jobSeeker.ref(jobSeekerId),
        resume: resume.ref(jobSeekerId),
        privacyAuthorization: privacyAuthorization.ref(jobSeekerId),
      };

/** The person delivers their confirmed resume to an advertised position. */
export const deliverApplication = application.decider('DeliverApplication', {
  target: (_payload, { newId }) => application.ref(newId()),
  needs: ({ payload, actor }) => ({
    position: position.ref(payload.positionId),
    advertisement: advertisement.ref(payload.advertisementId),
    ...needDeliverer(actor.jobSeekerId),
  }),
  decide: (context) => {
    const { id, payload, actor, related, now, settings } = context;
    const { jobSeekerId } = actor;
    const { positionId, advertisementId, answers } = payload;
    // Who was recommended while that is paused is not made to suffer for it: the delivery goes on without a code.
    const recommendationCode = settings.recommendingPaused ? null : recommendationCodeOf(payload.recommendationCode);
    const hiring = loaded(related, 'position', position);
    const ad = loaded(related, 'advertisement', advertisement);
    const { details, hrOwnerId } = hiring.data;
    if (jobSeekerId === undefined) return refuse('resume.block_incomplete');
    if (details === undefined || ad.data.positionId !== positionId)
      return refuse('common.not_found', undefined, 'positionId');
    const written = loaded(related, 'resume', resume);
    const birthDate = written.data.blocks.basic.birthDate ?? undefined;
    const person = loaded(related, 'jobSeeker', jobSeeker).data;
    const question = { position: hiring, advertisement: ad, positionId, jobSeeker: person, birthDate, settings, now };
    const refused =
      notAvailable(availability(question), birthDate, context) ?? notDeliverable(written) ?? consentMissing(context);
    if (refused) return refused;
    const taken = { ...begun(id, positionId, details, hrOwnerId), jobSeekerId };
    const delivery = { stage: 'DELIVERED', advertisementId, recommendationCode, answers } as const;
    return accept(
      [
        application.fact('RecordDelivered', { ...taken, ...delivery }),
        applicationOpened(id, { ...taken, delivered: true }),
        // The first delivery alone, so that a rush does not queue on the advertisement's stream.
        ...(ad.data.deliveredTo
          ? []
          : [advertisement.factOn(advertisementId, 'AdvertisementDeliveredTo', { advertisementId })]),
      ],
      { applicationId: id },
    );
  },
});
