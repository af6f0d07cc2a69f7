import { mustBe, step } from '../check.mjs';

const minute = 60_000;
const iso = (time) => new Date(time).toISOString();
const place = {
  mode: 'VIDEO',
  videoTool: 'CONFERENCE',
  meetingCode: '826 410 377',
  link: 'https://meeting.yunling.example/826410377',
  contact: '0571-8800 1000',
};

/** An interviewer is hired, and HR invites to a session. */
export async function session(world, story) {
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

/** The person takes a time and changes it; HR makes the interview of it. */
export async function appointment(world, story) {
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
