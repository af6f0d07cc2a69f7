import { position } from '../position/index.ts';
import { accept, type Fact, type Refusal, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { type ApplicationContext, aboutApplication } from './about.ts';
import { againAfter } from './again.ts';
import { application } from './application.ts';
import { liveOffer } from './live-offer.ts';
import { applicationClosed, applicationOpened, hasApplicationOn, lockedElsewhere, needPerson } from './person.ts';
import { begun, openPosition } from './position.ts';
import { needPlaces, takenUp } from './taken-up.ts';

/** The application that goes on where a transferred one ended: a new one, screened again, on the other position. */
function successor(
  context: ApplicationContext,
  toApplicationId: string,
  positionId: string,
  found: Exclude<ReturnType<typeof openPosition>, Refusal>,
): Fact[] {
  const { id, data, actor } = context;
  const { jobSeekerId, delivered } = data;
  const taken = { ...begun(toApplicationId, positionId, found.details, found.hrOwnerId), jobSeekerId };
  const origin = { origin: 'TRANSFER', createdBy: actor.id, fromApplicationId: id } as const;
  return [
    application.factOn(toApplicationId, 'RecordCreated', { ...taken, stage: 'RESUME_SCREENING', ...origin }),
    applicationOpened(toApplicationId, { ...taken, delivered }),
    ...takenUp(context, toApplicationId, taken),
  ];
}

/** Ends the application here and begins a new one on another position of the same category. */
export const transferApplication = application.decider('TransferApplication', {
  offered: ({ data }) => liveOffer(data) === undefined,
  needs: (context) => ({
    position: position.ref(context.payload.positionId),
    present: position.ref(context.data.positionId),
    ...needPerson(context),
    ...needPlaces(context.related),
  }),
  decide: (context) => {
    const { data, payload, newId, related } = context;
    const found = openPosition(related);
    if ('refused' in found) return found;
    const { positionId, reason } = payload;
    if (loaded(related, 'present', position).data.details?.category !== found.details.category)
      return refuse('record.category_mismatch', { category: found.details.category }, 'positionId');
    if (positionId === data.positionId || hasApplicationOn(related, positionId)) return refuse('delivery.duplicate');
    if (liveOffer(data)) return refuse('record.offer_sent');
    const locked = lockedElsewhere(context);
    if (locked) return locked;
    const toApplicationId = newId();
    const to = { toPositionId: positionId, toApplicationId, reason, ...againAfter(context) };
    return accept(
      [
        application.fact('RecordTransferred', { ...aboutApplication(context), stage: data.stage, ...to }),
        applicationClosed(context),
        ...successor(context, toApplicationId, positionId, found),
      ],
      { applicationId: toApplicationId },
    );
  },
});
