import { mustBe, step } from '../check.mjs';

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
    await holder.mayNot(
      'ConfirmSlot',
      { appointmentId, segmentId: story.slots[1].segmentId },
      409,
      'appointment.invalid_transition',
    );
    await holder.does('ChooseSlot', { appointmentId, segmentId: story.slots[1].segmentId });
    await holder.does('ConfirmSlot', { appointmentId, segmentId: story.slots[1].segmentId });
    mustBe((await holder.asks('appointmentPage')).reserved?.segmentId, story.slots[1].segmentId, 'the reserved time');
  });

  await step('and changed to the earlier one; the seat moves with it', async () => {
    await holder.does('EditReservation', { appointmentId });
    await holder.does('ChooseSlot', { appointmentId, segmentId: story.slots[0].segmentId });
    await holder.does('ConfirmSlot', { appointmentId, segmentId: story.slots[0].segmentId });
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
