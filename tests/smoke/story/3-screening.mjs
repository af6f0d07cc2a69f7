import { must, mustBe, step } from '../check.mjs';
import { stageOf } from './stage.mjs';

const iso = (time) => new Date(time).toISOString();

/** HR hands the resume to a screener, who passes it. */
export async function screening(world, story) {
  const { hr, applicationId } = story;
  await step('HR passes the delivery on, and may skip no stage by advancing', async () => {
    await hr.mayNot('AdvanceStage', { applicationId, to: 'RESUME_SCREENING' }, 409, 'application.invalid_transition');
    await hr.does('PassStep', { applicationId });
    await hr.mayNot('AdvanceStage', { applicationId, to: 'OFFER' }, 409, 'record.next_not_allowed');
    await hr.mayNot('AdvanceStage', { applicationId, to: 'WRITTEN_EXAM' }, 409, 'record.next_not_allowed');
    await hr.does('AdvanceStage', { applicationId, to: 'RESUME_SCREENING' });
    await hr.does('PassStep', { applicationId });
    await hr.does('AdvanceStage', { applicationId, to: 'DEPT_SCREENING' });
    mustBe(await stageOf(story), 'DEPT_SCREENING', 'the stage');
  });

  const screener = world.person('the screener');
  await step('the screener gets the resume to judge; nobody passes the step meanwhile', async () => {
    await screener.signsInAsStaff('screener');
    const { accountId: screenerId } = await screener.account();
    const deadline = iso(Date.now() + 3 * 86_400_000);
    const { itemIds } = await hr.does('AssignScreening', { applicationIds: [applicationId], screenerId, deadline });
    story.itemId = itemIds[0];
    await hr.mayNot('PassStep', { applicationId }, 409, 'record.open_work');
    const item = await screener.asks('screeningItem', { itemId: story.itemId });
    mustBe(item.resume?.blocks.basic.name, '王晨', 'the resume in front of the screener');
    const { items } = await screener.asks('myWork');
    must(
      items.some(({ kind, id }) => kind === 'SCREEN' && id === story.itemId),
      'it should be among their work',
      items,
    );
  });

  await step('the screener passes it, HR moves on to the first interview', async () => {
    const verdict = { screeningItemId: story.itemId, verdict: 'PASS', opinion: '项目经历与岗位很近。' };
    await hr.mayNot('ScreenItem', verdict, 403, 'auth.forbidden');
    await screener.does('ScreenItem', verdict);
    await hr.does('PassStep', { applicationId });
    await hr.does('AdvanceStage', { applicationId, to: 'FIRST_INTERVIEW' });
  });
}
