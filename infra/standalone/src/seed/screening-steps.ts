import { day, iso } from './hours.ts';
import { advance, made, type Steps } from './journey.ts';

/** From the delivery to the department that says yes. */
export const screeningSteps: Steps = {
  screening: (journey) => advance(journey, 'RESUME_SCREENING'),

  async 'screening-assigned'(journey) {
    const { teller, hr, company, applicationId, today } = journey;
    await advance(journey, 'DEPT_SCREENING');
    const deadline = iso(new Date(today.getTime() + 5 * day));
    const task = {
      applicationIds: [applicationId],
      screenerId: company.idOf('screener'),
      deadline,
      note: '请重点看项目深度。',
    };
    const { itemIds } = await teller.tell(hr, 'AssignScreening', task);
    journey.made.screeningItemId = (itemIds as string[])[0] ?? '';
  },

  async 'dept-passed'(journey) {
    const opinion = '项目经历与岗位很近，建议初试重点问他独立负责的部分。';
    await journey.teller.tell(journey.company.as('screener'), 'ScreenItem', {
      screeningItemId: made(journey, 'screeningItemId'),
      verdict: 'PASS',
      opinion,
    });
    await advance(journey, 'FIRST_INTERVIEW');
  },
};
