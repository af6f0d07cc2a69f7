import { jobSeeker } from '../job-seeker/index.ts';
import { position } from '../position/index.ts';
import { consentLives, isInvited, privacyAuthorization } from '../privacy-authorization/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { application } from './application.ts';
import { applicationOpened, hasApplicationOn, lockedElsewhere, needPersonOf } from './person.ts';
import { begun, openPosition } from './position.ts';
import { needPlaces, takenUp } from './taken-up.ts';

/** Staff open an application for a person they know, who consented or was asked to; it begins at screening. */
export const createApplication = application.decider('CreateApplication', {
  target: (_payload, { newId }) => application.ref(newId()),
  needs: ({ payload, id, related }) => ({
    position: position.ref(payload.positionId),
    ...needPersonOf(payload.jobSeekerId, id, related),
    ...needPlaces(related),
    privacyAuthorization: privacyAuthorization.ref(payload.jobSeekerId),
  }),
  decide: (context) => {
    const { id, payload, actor, related, now } = context;
    const found = openPosition(related);
    if ('refused' in found) return found;
    const { jobSeekerId, positionId } = payload;
    if (loaded(related, 'jobSeeker', jobSeeker).revision < 0)
      return refuse('common.not_found', undefined, 'jobSeekerId');
    const consent = loaded(related, 'privacyAuthorization', privacyAuthorization);
    if (!consentLives(consent, now) && !isInvited(consent, now)) return refuse('privacy.unauthorized');
    if (hasApplicationOn(related, positionId)) return refuse('delivery.duplicate');
    const locked = lockedElsewhere(context);
    if (locked) return locked;
    const taken = { ...begun(id, positionId, found.details, found.hrOwnerId), jobSeekerId };
    const origin = { origin: 'STAFF', createdBy: actor.id, fromApplicationId: null } as const;
    return accept(
      [
        application.fact('RecordCreated', { ...taken, stage: 'RESUME_SCREENING', ...origin }),
        applicationOpened(id, { ...taken, delivered: false }),
        ...takenUp(context, id, taken),
      ],
      { applicationId: id },
    );
  },
});
