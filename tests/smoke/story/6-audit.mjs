import { chapter, must, mustBe, mustHave, step } from '../check.mjs';

/** The auditor sees how it came to this, and that nobody changed it. */
export async function audit(world, story) {
  chapter('6  The auditor');
  const auditor = world.person('the auditor');
  const read = async (path) => {
    const { status, body } = await auditor.send(path, {});
    must(status === 200, `${path} should be answered to an auditor`, { status, ...body });
    return body;
  };

  await step('history is for auditors only', async () => {
    const { status, body } = await story.hr.send(`/api/history?subject=${story.jobSeekerId}`, {});
    mustBe([status, body.code], [403, 'auth.forbidden'], 'history for HR');
    await auditor.signsInAsStaff('auditor');
  });

  await step('everything about the person is there, in order, with its reasons', async () => {
    const history = await read(`/api/history?subject=${story.jobSeekerId}`);
    for (const [aggregate, id] of streams(story))
      mustHave(
        history.streams.map(({ stream }) => stream),
        `${aggregate}-${id}`,
        'the streams of the person',
      );
    const positions = history.events.map(({ position }) => position);
    mustBe(positions, [...positions].sort(), 'the order of the events');
    const types = history.events.map(({ type }) => type);
    for (const type of ['RecordDelivered', 'OfferAccepted', 'SapPushed', 'RecordEnded'])
      mustHave(types, type, 'the events');
    const pushed = history.events.find(({ type }) => type === 'SapPushed');
    mustBe(pushed.cause?.type, 'SapPushRequested', 'the cause of the push');
  });

  for (const [aggregate, id] of streams(story))
    await step(`the ${aggregate} can be seen as it was at each revision`, async () => {
      const { events } = await read(`/api/history/${aggregate}-${id}`);
      for (const { revision, type } of events) {
        const at = await read(`/api/history/${aggregate}-${id}/at?revision=${revision}`);
        mustBe([at.revision, at.lastEvent], [revision, type], `the state at revision ${revision}`);
      }
      const first = await read(`/api/history/${aggregate}-${id}/at?revision=0`);
      const last = await read(`/api/history/${aggregate}-${id}/at?revision=${events.length - 1}`);
      must(JSON.stringify(first.state) !== JSON.stringify(last.state), 'the state should have moved', last.state);
    });

  await step('the log is untampered', async () => {
    const { status, body } = await auditor.send('/api/integrity/check', { method: 'POST' });
    must(status === 200 && body.data.ok && body.data.checked > 0, 'the integrity check should find nothing', body);
    mustBe((await read('/api/integrity')).data.ok, true, 'the last check');
  });
}

const streams = ({ applicationId, offerId, collectionId }) => [
  ['application', applicationId],
  ['offer', offerId],
  ['infoCollection', collectionId],
];
