import { randomBytes } from 'node:crypto';
import { chapter, must, mustBe, step } from '../check.mjs';

/** What links may not do: act when opened, or tell one dead token from another. */
export async function links(world, story) {
  chapter('7  Links');
  await step('opening every link, and every page, changes nothing', async () => {
    const before = await world.settled();
    const paths = [
      ...story.links.map(({ path }) => path),
      '/',
      '/social/jobs',
      `/job_detail/${story.advertisementId}`,
      '/personal/delivery_records',
      '/staff',
    ];
    for (const path of paths) {
      const page = await world.get(path);
      must(page.status < 500, `GET ${path} should be answered`, page.status);
      await page.text();
    }
    for (const { path } of story.links) {
      const holder = world.person('a mail scanner');
      holder.token = path.split('/').pop();
      for (const page of ['linkOpened', 'appointmentPage', 'interviewPage', 'offerPage', 'collectionPage'])
        await holder.query(page);
    }
    // Where others may be away, others write as well.
    if (!world.patient) mustBe(await world.head(), before, 'the head of the log');
  });

  await step('unknown, malformed and used-up tokens answer alike, to the byte', async () => {
    const used = story.links
      .find(({ purpose }) => purpose === 'collection')
      .path.split('/')
      .pop();
    const tokens = [
      randomBytes(16).toString('base64url'),
      randomBytes(16).toString('base64url'),
      'short',
      'x'.repeat(300),
      used,
    ];
    const same = async (what, ask) => {
      const answers = [];
      for (const token of tokens) answers.push(await ask(token));
      must(new Set(answers).size === 1, `${what} should answer every dead token alike`, answers);
    };
    await same('linkOpened', (token) => answered(world, token, (person) => person.query('linkOpened')));
    await same('offerPage', (token) => answered(world, token, (person) => person.query('offerPage')));
    await same('VerifyLinkTail', (token) =>
      answered(world, token, (person) => person.raw('VerifyLinkTail', { tail: '0000' })),
    );
    await same('SendLinkCode', (token) => answered(world, token, (person) => person.raw('SendLinkCode')));
    await same('AcceptOffer', (token) =>
      answered(world, token, (person) => person.raw('AcceptOffer', { offerId: story.offerId })),
    );
  });

  await step('what the API does not know, it says so as a problem', async () => {
    for (const [method, path, status] of [
      ['POST', '/api/commands/Nonsense', 404],
      ['GET', '/api/commands/SendOffer', 405],
      ['GET', '/api/queries/nonsense', 404],
      ['GET', '/api/nonsense', 404],
    ]) {
      const answer = await world.ask(path, { method });
      const type = answer.headers.get('content-type') ?? '';
      must(
        answer.status === status && type.startsWith('application/problem+json'),
        `${method} ${path} should be a ${status} problem`,
        { status: answer.status, type },
      );
    }
  });
}

/** The answer without its trace id, as one text. */
async function answered(world, token, ask) {
  const person = world.person('somebody');
  person.token = token;
  const { status, body, answer } = await ask(person);
  return JSON.stringify([status, answer.headers.get('content-type'), { ...body, traceId: '' }]);
}
