import { chapter, must, mustBe, mustHave, step } from '../check.mjs';

/** A recruiter makes a position public, and anybody finds it. */
export async function position(world, story) {
  chapter('1  A position goes out');
  const hr = world.person('HR');
  const lead = world.person('the responsible');
  const visitor = world.person('a visitor');
  story.hr = hr;
  story.visitor = visitor;
  const title = `高速接口验证工程师 ${story.run}`;

  await step('HR and the person responsible sign in', async () => {
    await hr.signsInAsStaff('hr');
    await lead.signsInAsStaff('lead');
    const account = await hr.account();
    mustBe(account.identity, 'Staff', 'the identity of HR');
    mustHave(account.permissions, 'MANAGE_POSITION', 'the permissions of HR');
    story.hrId = account.accountId;
    story.leadId = (await lead.account()).accountId;
  });

  await step('HR creates a position with one responsible and opens it', async () => {
    const { positionId } = await hr.does('CreatePosition', { details: details(title), responsibleIds: [story.leadId] });
    story.positionId = positionId;
    await hr.does('OpenPosition', { positionId });
    mustBe((await hr.asks('positionDetail', { positionId })).state, 'OPEN', 'the state of the position');
  });

  await step('a visitor does not see an advertisement before it is published', async () => {
    const deadline = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const wish = { positionId: story.positionId, details: { channel: 'SOCIAL_SITE', deadline } };
    const { advertisementId } = await hr.does('CreateAdvertisement', wish);
    story.advertisementId = advertisementId;
    mustBe((await visitor.asks('jobList', { text: title })).jobs, [], 'what a visitor finds before publication');
  });

  await step('HR publishes; it is found by text, track, category, place, nature and education', async () => {
    await hr.does('PublishAdvertisement', { advertisementId: story.advertisementId });
    const filters = { track: 'SOCIAL', category: 'RND', location: '武汉', nature: 'FULL_TIME', education: 'BACHELOR' };
    for (const [name, value] of Object.entries(filters)) {
      const { jobs } = await visitor.asks('jobList', { text: story.run, [name]: value });
      mustBe(
        jobs.map((job) => job.advertisementId),
        [story.advertisementId],
        `what ${name}=${value} finds`,
      );
    }
    const { jobs } = await visitor.asks('jobList', { text: story.run, category: ['SALES', 'SUPPLY'] });
    mustBe(jobs, [], 'what a filter that it does not fit finds');
  });

  await step('the detail says that it can be applied for', async () => {
    const { job, availability } = await visitor.asks('jobDetail', { advertisementId: story.advertisementId });
    mustBe(job.title, title, 'the title of the detail');
    mustBe(availability.status, 'APPLICABLE', 'the availability');
    const page = await world.get(`/job_detail/${story.advertisementId}`);
    must((await page.text()).includes(title), 'the rendered page should show the title', page.status);
  });

  await step('who is not signed in may publish nothing', () =>
    visitor.mayNot('UnpublishAdvertisement', { advertisementId: story.advertisementId }, 401, 'common.unauthenticated'),
  );
}

const details = (title) => ({
  title,
  titleEn: 'High-Speed Interface Verification Engineer',
  track: 'SOCIAL',
  category: 'RND',
  nature: 'FULL_TIME',
  department: '芯片研发部',
  locations: ['武汉'],
  education: 'BACHELOR',
  experience: 'Y3_5',
  pay: { unit: 'MONTH', min: 25_000, max: 42_000, months: 15 },
  hiringCount: 1,
  duties: '验证 112G SerDes 与以太网 MAC。',
  requirements: '熟悉 SystemVerilog 与 UVM。',
});
