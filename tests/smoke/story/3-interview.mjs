import { chapter, mustBe, mustHave, step } from '../check.mjs';
import { appointment } from './3-appointment.mjs';
import { screening } from './3-screening.mjs';
import { session } from './3-session.mjs';
import { stageOf } from './stage.mjs';

/** Screened, invited, met and evaluated. */
export async function interview(world, story) {
  chapter('3  Screening and interview');
  await screening(world, story);
  await session(world, story);
  await appointment(world, story);
  await meeting(world, story);
  await stages(story);
}

async function meeting(world, story) {
  const { hr, interviewer, interviewId, phone } = story;
  const holder = world.person('the holder of the interview link');
  await step('the interview link is accepted', async () => {
    const path = await story.linkSentTo(phone, 'invite_interview');
    story.links.push({ path, purpose: 'interview' });
    holder.token = path.split('/').pop();
    await holder.does('VerifyLinkTail', { tail: phone.slice(-4) });
    await holder.does('AcceptInterview', { interviewId });
    const page = await holder.asks('interviewPage');
    mustBe([page.reply, page.start], ['ACCEPTED', story.slots[0].start], 'the interview as its holder sees it');
  });

  await step('the interviewer signs the person in, and the interview starts', async () => {
    const before = await interviewer.asks('interviewDetail', { interviewId });
    mustHave(before.allowedActions, 'SignInCandidate', 'the actions of the interviewer');
    await interviewer.does('SignInCandidate', { interviewId });
    const now = await interviewer.asks('interviewDetail', { interviewId });
    mustBe([now.signIn, now.life], ['SIGNED_IN', 'IN_INTERVIEW'], 'the interview after the sign-in');
    story.evaluationId = now.evaluations[0].evaluationId;
  });

  await step('and evaluates; a missing score is named', async () => {
    const dimensions = ['PROFESSIONAL', 'COMMUNICATION', 'LEARNING', 'TEAMWORK', 'POSITION_FIT'];
    const scores = dimensions.map((dimension, index) => ({ dimension, score: 5 - (index % 2) }));
    const sheet = { evaluationId: story.evaluationId, result: 'EXCELLENT_PASS', text: '思路清楚，基础扎实。' };
    const problem = await interviewer.mayNot(
      'SubmitEvaluation',
      { ...sheet, scores: scores.slice(1) },
      422,
      'evaluation.incomplete',
    );
    mustBe(problem.errors?.[0]?.path, 'scores.PROFESSIONAL', 'the path of the missing score');
    await interviewer.does('SubmitEvaluation', { ...sheet, scores });
    await hr.does('FinishInterview', { interviewId });
    await interviewer.mayNot('AmendEvaluation', { ...sheet, scores }, 409, 'evaluation.finished');
  });
}

async function stages(story) {
  const { hr, applicationId } = story;
  await step('HR advances to the HR interview and the offer, by legal steps only', async () => {
    await hr.mayNot('AdvanceStage', { applicationId, to: 'HR_INTERVIEW' }, 409, 'application.invalid_transition');
    await hr.does('PassStep', { applicationId });
    await hr.mayNot('AdvanceStage', { applicationId, to: 'OFFER' }, 409, 'record.next_not_allowed');
    await hr.does('AdvanceStage', { applicationId, to: 'HR_INTERVIEW' });
    await hr.does('PassStep', { applicationId });
    await hr.mayNot('AdvanceStage', { applicationId, to: 'ONBOARDING' }, 409, 'record.next_not_allowed');
    await hr.does('AdvanceStage', { applicationId, to: 'OFFER' });
    mustBe(await stageOf(story), 'OFFER', 'the stage');
  });
}
