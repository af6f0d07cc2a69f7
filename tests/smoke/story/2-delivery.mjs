import { readFile } from 'node:fs/promises';
import { chapter, must, mustBe, mustHave, step, until } from '../check.mjs';

const resume = new URL('../../fixtures/resumes/wang-chen.docx', import.meta.url);
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A person registers, lets the resume be read, and applies. */
export async function delivery(world, story) {
  chapter('2  A person applies');
  const seeker = world.person('the seeker');
  story.seeker = seeker;
  const { phone } = story;

  await step('the person asks for a code and registers with it', async () => {
    await seeker.does('RequestSmsCode', { phone, purpose: 'SIGN_IN' });
    const code = await story.codeSentTo(phone);
    await seeker.mayNot('SignInWithSms', { phone, code }, 422, 'privacy.consent_required');
    await seeker.does('SignInWithSms', { phone, code, agreed: await seeker.shown('agreement') });
    const account = await seeker.account();
    mustBe(account?.identity, 'JobSeeker', 'the identity in the session');
    story.jobSeekerId = account.jobSeekerId;
  });

  await step('a code works once', async () => {
    const wish = { phone, code: '000000', agreed: await seeker.shown('agreement') };
    await world.person('somebody else').mayNot('SignInWithSms', wish, 422, 'sms.code_expired');
  });

  const file = await step('the resume wang-chen.docx is uploaded', async () => {
    const bytes = await readFile(resume);
    const file = await seeker.uploads('resume', { name: '王晨-简历.docx', bytes });
    mustBe(file.type, docx, 'the type of the file');
    return file;
  });

  await step('it is read into proposals, each with its line', async () => {
    const found = await until('the resume to be read', async () => {
      const { files } = await seeker.asks('myResume');
      const one = files.find(({ resumeFileId }) => resumeFileId === file.resumeFileId);
      must(!['REJECTED', 'PARSE_FAILED'].includes(one?.state), 'the resume file should be read', one);
      return one?.state === 'PARSED' && one;
    });
    story.proposals = found.proposals;
    const name = found.proposals.find(({ path }) => path === 'basic.name');
    mustBe(name?.value, '王晨', 'the name that was read');
    must(name.line.includes('王晨') && name.lineNumber >= 0, 'the proposal should show its line', name);
  });

  await step('the person accepts them, with their own phone and e-mail', async () => {
    const own = { 'basic.phone': phone, 'basic.email': story.email };
    const fields = story.proposals.map(({ path, value }) => ({ path, value: own[path] ?? typed(path, value) }));
    const { skipped } = await seeker.does('AcceptParsedFields', { resumeFileId: file.resumeFileId, fields });
    // A resume often tells only the month of birth, which is no date: it is left to the person, by name.
    const months = story.proposals.filter(({ path, value }) => path === 'basic.birthDate' && value.length < 10);
    mustBe(
      skipped,
      months.map(({ path }) => path),
      'the proposals that did not fit',
    );
  });

  await step('what is still missing is refused by name, then filled in', async () => {
    const { missing } = await seeker.asks('myResume');
    if (missing.length > 0)
      await seeker.mayNot('ConfirmResumeStatement', { agreed: true }, 422, 'resume.block_incomplete');
    await fillIn(seeker, story);
    const now = await seeker.asks('myResume');
    mustBe(now.missing, [], 'what the resume lacks');
    mustBe(now.blocks.basic.name, '王晨', 'the name on the resume');
  });

  await step('delivering needs the statement and the consent', async () => {
    const { positionId, advertisementId } = story;
    const wish = { positionId, advertisementId };
    await seeker.mayNot('DeliverApplication', wish, 422, 'resume.statement_required');
    await seeker.mayNot('ConfirmResumeStatement', { agreed: false }, 422, 'resume.statement_required');
    await seeker.does('ConfirmResumeStatement', { agreed: true });
    await seeker.mayNot('DeliverApplication', wish, 422, 'privacy.consent_required');
    const { policyVersion } = await seeker.asks('deliveryReadiness', { advertisementId });
    await seeker.does('GrantConsent', { policyVersion });
    story.applicationId = (await seeker.does('DeliverApplication', wish)).applicationId;
  });

  await step('the delivery is shown, once, and cannot be repeated', async () => {
    const { deliveries, resumeLocked } = await seeker.asks('myDeliveries');
    mustBe(
      deliveries.map(({ applicationId }) => applicationId),
      [story.applicationId],
      'the deliveries',
    );
    mustBe([deliveries[0].stage, resumeLocked], ['DELIVERED', true], 'the stage and the lock of the resume');
    mustHave(deliveries[0].allowedActions, 'WithdrawApplication', 'the actions of the delivery');
    const { positionId, advertisementId } = story;
    const { status } = await seeker.raw('DeliverApplication', { positionId, advertisementId });
    mustBe(status, 409, 'the status of a second delivery');
  });

  await step('while it is under way the resume cannot be edited', async () => {
    const { blocks } = await seeker.asks('myResume');
    const edit = { block: 'education', content: blocks.education };
    await seeker.mayNot('SaveResumeBlock', edit, 409, 'resume.locked_in_process');
  });
}

/** Proposals are shown as text; numbers go back as numbers, and an empty end as "until now". */
function typed(path, value) {
  if (path === 'basic.workYears' || /Cm$|Kg$/.test(path)) return Number(value);
  return value === '' ? null : value;
}

async function fillIn(seeker, { phone, email }) {
  const { blocks } = await seeker.asks('myResume');
  const basic = { gender: 'FEMALE', birthDate: '1995-09-03', residence: '杭州', highestDegree: 'MASTER' };
  const filled = Object.fromEntries(
    Object.entries(basic).map(([field, value]) => [field, blocks.basic[field] ?? value]),
  );
  await seeker.does('SaveResumeBlock', { block: 'basic', content: { ...blocks.basic, ...filled, phone, email } });
  const { missing } = await seeker.asks('myResume');
  for (const block of new Set(missing.map((path) => path.split('.')[0]))) {
    const content =
      block === 'education'
        ? [{ school: '浙江大学', major: '微电子', degree: 'MASTER', start: '2018-09', end: '2021-06' }]
        : [];
    await seeker.does('SaveResumeBlock', { block, content });
  }
}
