import type { Stage } from '@talentlog/contracts';
import { when } from '@talentlog/runtime';
import { byMailAndSms, type NotificationRequest } from '../request.ts';

interface Moved {
  readonly jobSeekerId: string;
  readonly positionId: string;
}

const tell = (
  template: 'application-moved' | 'application-reopened',
  { jobSeekerId, positionId }: Moved,
  stage: Stage,
): readonly NotificationRequest[] =>
  byMailAndSms({
    template,
    to: { jobSeekerId },
    positionId,
    link: { page: '/personal/delivery_records' },
    fields: { stage: { stage } },
  });

/** The person learns of each stage that the application comes to, whichever way, and of the position on which it goes on. */
export const applicationMoves = [
  when(['StageAdvanced', 'StageSkipped', 'StageReturned'], ({ data }) => tell('application-moved', data, data.to)),
  when('OnboardingStarted', ({ data }) => tell('application-moved', data, 'ONBOARDING')),
  when('RecordReopened', ({ data }) => tell('application-reopened', data, data.stage)),
  when('RecordTransferred', ({ data: { jobSeekerId, positionId, toPositionId } }) =>
    byMailAndSms({
      template: 'application-transferred',
      to: { jobSeekerId },
      positionId,
      link: { page: '/personal/delivery_records' },
      fields: { toPosition: { titleOf: toPositionId } },
    }),
  ),
];
