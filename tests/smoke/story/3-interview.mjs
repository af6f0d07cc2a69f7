import { chapter, must, mustBe, mustHave, step } from '../check.mjs';

const minute = 60_000;
const iso = (time) => new Date(time).toISOString();
const place = {
  mode: 'VIDEO',
  videoTool: 'CONFERENCE',
  meetingCode: '826 410 377',
  link: 'https://meeting.yunling.example/826410377',
  contact: '0571-8800 1000',
};

/** Screened, invited, met and evaluated. */
export async function interview(world, story) {
  chapter('3  Screening and interview');
  await screening(world, story);
  await session(world, story);
  await appointment(world, story);
  await meeting(world, story);
  await stages(story);
}

const stageOf = async ({ hr, applicationId }) => (await hr.asks('applicationDetail', { applicationId })).stage;

async function screening(world, story) {
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

async function session(world, story) {
  const { hr, applicationId, positionId } = story;
  const admin = world.person('the administrator');
  const interviewer = world.person('the interviewer');
  story.interviewer = interviewer;

  await step('the administrator hires an interviewer, who signs in by phone and sets a password', async () => {
    await admin.signsInAsStaff('admin');
    const loginName = `iv${story.run}`;
    const wish = {
      name: '程野',
      loginName,
      roles: ['IV', 'OA'],
      phone: story.interviewerPhone,
      email: `${loginName}@yunling.example`,
    };
    await admin.does('CreateStaffAccount', wish);
    await interviewer.does('RequestSmsCode', { phone: story.interviewerPhone, purpose: 'SIGN_IN' });
    await interviewer.does('SignInWithSms', {
      phone: story.interviewerPhone,
      code: await story.codeSentTo(story.interviewerPhone),
    });
    await interviewer.does('SetPassword', { password: 'Interview#2026' });
    await interviewer.signsInAsStaff(loginName, 'Interview#2026');
    story.interviewerId = (await interviewer.account()).accountId;
  });

  await step('HR makes a session of two segments, invites and opens it', async () => {
    const now = Date.now();
    const starts = [now + 25 * minute, now + 45 * minute];
    const { appointmentSessionId } = await hr.does('CreateAppointmentSession', {
      facts: {
        name: `初试 ${story.run}`,
        positionId,
        stage: 'FIRST_INTERVIEW',
        place,
        durationMinutes: 15,
        principalId: story.hrId,
        interviewerIds: [story.interviewerId],
      },
      deadline: iso(now + 15 * minute),
      segments: starts.map((start) => ({ start: iso(start), end: iso(start + 15 * minute), seats: 1 })),
    });
    story.sessionId = appointmentSessionId;
    await hr.mayNot('OpenAppointmentSession', { appointmentSessionId }, 409, 'session.no_qualified_seeker');
    const { appointmentIds } = await hr.does('InviteToSession', {
      appointmentSessionId,
      applicationIds: [applicationId],
    });
    story.appointmentId = appointmentIds[0];
    await hr.does('OpenAppointmentSession', { appointmentSessionId });
  });
}

async function appointment(world, story) {
  const { hr, appointmentId, phone } = story;
  const holder = world.person('the holder of the appointment link');
  await step('the link in the SMS opens, and asks for the last digits of the phone', async () => {
    const path = await story.linkSentTo(phone, 'invite_reservation');
    story.links.push({ path, purpose: 'appointment' });
    holder.token = path.split('/').pop();
    const opened = await holder.asks('linkOpened');
    mustBe([opened.purpose, opened.stepUp, opened.satisfied], ['appointment', 'tail', false], 'what the link is');
    const { status, body } = await holder.query('appointmentPage');
    mustBe([status, body.code], [403, 'link.step_up_required'], 'the page before the step-up');
    const wrong = phone.endsWith('0000') ? '1111' : '0000';
    await holder.mayNot('VerifyLinkTail', { tail: wrong }, 422, 'link.tail_wrong');
    await holder.does('VerifyLinkTail', { tail: phone.slice(-4) });
    const page = await holder.asks('appointmentPage');
    mustBe([page.name, page.slots.length, page.editsLeft], ['王晨', 2, 2], 'the page of the appointment');
    story.slots = page.slots;
  });

  await step('the later time is held and confirmed', async () => {
    await holder.mayNot('ConfirmSlot', { appointmentId }, 409, 'appointment.invalid_transition');
    await holder.does('ChooseSlot', { appointmentId, segmentId: story.slots[1].segmentId });
    await holder.does('ConfirmSlot', { appointmentId });
    mustBe((await holder.asks('appointmentPage')).reserved?.segmentId, story.slots[1].segmentId, 'the reserved time');
  });

  await step('and changed to the earlier one; the seat moves with it', async () => {
    await holder.does('EditReservation', { appointmentId });
    await holder.does('ChooseSlot', { appointmentId, segmentId: story.slots[0].segmentId });
    await holder.does('ConfirmSlot', { appointmentId });
    const page = await holder.asks('appointmentPage');
    mustBe(page.reserved?.segmentId, story.slots[0].segmentId, 'the reserved time');
    mustBe([page.editsLeft, page.slots.map(({ free }) => free)], [1, [0, 1]], 'edits left and free seats');
  });

  await step('HR makes the interview of it; it can be edited no more', async () => {
    const { interviewIds } = await hr.does('GenerateArrangements', { appointmentSessionId: story.sessionId });
    story.interviewId = interviewIds[0];
    await holder.mayNot('EditReservation', { appointmentId }, 409, 'appointment.already_arranged');
    await hr.mayNot(
      'GenerateArrangements',
      { appointmentSessionId: story.sessionId },
      409,
      'session.no_qualified_seeker',
    );
  });
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
