import { describe, expect, test } from '@jest/globals';
import { type Mail, newUuid } from '@talentlog/runtime';
import type { Contact } from './lookup.ts';
import { jobSeekerId, lin, setUp, until } from './notifier.fixture.ts';
import { instant, tell } from './told-log.fixture.ts';

const ids = { applicationId: newUuid(), jobSeekerId, positionId: newUuid() };
const place = { mode: 'PHONE', site: '', videoTool: '', link: '', meetingCode: '', password: '', contact: '1' };
const interview = {
  ...ids,
  interviewId: newUuid(),
  start: instant,
  end: instant,
  place,
  interviewerIds: [],
  linkId: 'i',
};
const ended = ['RecordEnded', { ...ids, outcome: 'NOT_PASSED', reason: null }] as const;
const reminded = ['InterviewReminded', { ...interview, unanswered: false, arrangedBy: newUuid() }] as const;
const invited = ['InterviewArranged', interview] as const;
const mentioned = [
  'JobSeekerCommented',
  { jobSeekerId, commentId: newUuid(), mentions: [newUuid()], authorId: 'x' },
] as const;
const approval = { ...ids, offerId: newUuid(), approverIds: [newUuid()], submittedBy: newUuid() };
/** Waits for this colleague. */
const assigned = ['ApprovalSubmitted', approval] as const;
const off = (group: 'PROGRESS' | 'REMINDER' | 'MENTION', channel: 'MAIL' | 'SMS') => ({ group, channel });

async function told([type, data]: readonly [string, object], contact: Contact) {
  const { store, start, list, eventsOf, pass, waits } = setUp({ contact });
  const mails: Mail[] = [];
  await tell(store, `x-${newUuid()}`, type, data);
  const notifier = start({
    mailer: {
      send: async (mail) => {
        mails.push(mail);
        return { outcome: 'sent', providerId: 'x' };
      },
    },
  });
  if (type === 'RecordEnded') {
    // An end is told once it cannot be taken back unseen.
    await until(() => waits() === 1);
    pass(15_000);
  }
  await until(() => Object.values(notifier.status()).every(({ state, pending }) => state === 'caught-up' && !pending));
  await notifier.stop();
  const channels = [...mails.map(() => 'MAIL'), ...list().map(() => 'SMS')];
  return { mails, channels, queued: await eventsOf('NotificationQueued') };
}

describe('whoever does without some messages', () => {
  // By hand, from ADR 69: what is duty arrives whatever was chosen.
  test.each([
    [ended, [], ['MAIL', 'SMS']],
    [ended, [off('PROGRESS', 'MAIL')], ['SMS']],
    [ended, [off('PROGRESS', 'MAIL'), off('PROGRESS', 'SMS')], []],
    [ended, [off('REMINDER', 'MAIL'), off('REMINDER', 'SMS')], ['MAIL', 'SMS']],
    [reminded, [off('REMINDER', 'SMS')], ['MAIL']],
    [invited, [off('PROGRESS', 'MAIL'), off('REMINDER', 'MAIL'), off('REMINDER', 'SMS')], ['MAIL', 'SMS']],
    [mentioned, [], ['MAIL']],
    [mentioned, [off('MENTION', 'MAIL')], []],
  ] as const)('gets of %j without %j by %j', async (event, without, channels) => {
    expect((await told(event, { ...lin, off: without })).channels).toEqual(channels);
  });
});

describe('the way out of a mail', () => {
  const way = `/unsubscribe/PROGRESS/way-of-${jobSeekerId}`;

  test('is in the mail and in its headers, and not in the log', async () => {
    const { mails, queued } = await told(ended, lin);
    expect(mails[0]?.unsubscribe).toBe(`https://talent.example.com/api${way}`);
    expect(mails[0]?.text).toContain(`https://talent.example.com${way}`);
    expect(mails[0]?.html).toContain(`href="https://talent.example.com${way}?zh"`);
    expect(JSON.stringify(queued)).not.toContain('way-of');
  });

  test.each([
    ['a candidate', invited],
    ['a colleague', assigned],
  ] as const)('is in none that is duty of %s', async (_who, event) => {
    const [mail] = (await told(event, lin)).mails;
    expect([mail?.unsubscribe, mail?.text.includes('unsubscribe')]).toEqual([undefined, false]);
  });

  test('of a colleague names their account, in the mail and in its headers, and not in the log', async () => {
    const out = `/unsubscribe/MENTION/way-of-${mentioned[1].mentions[0]}`;
    const { mails, queued } = await told(mentioned, lin);
    expect(mails[0]?.unsubscribe).toBe(`https://talent.example.com/api${out}`);
    expect(mails[0]?.text).toContain(`https://talent.example.com${out}`);
    expect(JSON.stringify(queued)).not.toContain('way-of');
  });
});

test('who has no account is led to no page of one; who has one is', async () => {
  const asked = [
    'DataRequestReceived',
    {
      dataRequestId: newUuid(),
      jobSeekerId,
      kind: 'DELETION',
      details: '',
      identityProof: '',
      enteredBy: 'x',
      dueAt: instant,
    },
  ] as const;
  const page = 'https://talent.example.com/personal/my_data';
  const textOf = async (hasAccount: boolean) => (await told(asked, { ...lin, hasAccount })).mails[0]?.text;
  expect(await textOf(true)).toContain(page);
  expect(await textOf(false)).not.toContain(page);
});

describe('whoever is suspended', () => {
  const link = { accountId: newUuid(), jobSeekerId: null, linkId: 'l', seed: 's', expiresAt: instant };
  // By hand: mails with candidates' names end with the right to see them; the link to a new password does not.
  test.each([
    ['ApprovalSubmitted', approval, true, ['MAIL']],
    ['ApprovalSubmitted', approval, false, []],
    ['JobSeekerCommented', mentioned[1], false, []],
    ['AccessReset', link, false, ['MAIL', 'SMS']],
  ] as const)('of %s, %j, where one may act: %s, gets %j', async (type, data, canAct, channels) => {
    expect((await told([type, data], { ...lin, canAct })).channels).toEqual(channels);
  });
});
