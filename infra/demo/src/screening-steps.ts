import { hour, iso } from './hours.ts';
import { advance, type Journey, made, type Steps } from './journey.ts';

/** Hours until a resume that waits should be answered: some are late, some due today, most in the days to come. */
const waiting = [-20, 6, 30, 54, 100, 26, 78, -3];
const dueIn = ({ person, index }: Journey): number =>
  person.until === 'screening-assigned' ? (waiting[index % waiting.length] ?? 120) : 120;

/** From the delivery to the department that says yes. */
export const screeningSteps: Steps = {
  screening: (journey) => advance(journey, 'RESUME_SCREENING'),

  async 'screening-assigned'(journey) {
    const { teller, hr, company, applicationId, today } = journey;
    await advance(journey, 'DEPT_SCREENING');
    // Nobody is given a day that is over already.
    const soonest = teller.now().getTime() + 2 * hour;
    const deadline = iso(new Date(Math.max(soonest, today.getTime() + dueIn(journey) * hour)));
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
