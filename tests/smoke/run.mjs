// Walks one person through the whole company over HTTP, against a running demo server:
//   npm run smoke -- --base http://127.0.0.1:8080 [--hr-core http://127.0.0.1:40123] [--patient]
// With --patient whoever is away is asked again, for three minutes; --base may then name several addresses, with commas.
// Prints each step with its time; ends with 1 at the first difference, and says which.
import '../../infra/node/ensure-supported.mjs';
import { parseArgs } from 'node:util';
import { Mismatch, must, step, until, waitsLonger } from './check.mjs';
import { createWorld } from './client.mjs';
import { goesOn } from './lost-answer.mjs';
import { position } from './story/1-position.mjs';
import { delivery } from './story/2-delivery.mjs';
import { interview } from './story/3-interview.mjs';
import { newNumber } from './story/3-new-number.mjs';
import { offer } from './story/4-offer.mjs';
import { onboarding } from './story/5-onboarding.mjs';
import { audit } from './story/6-audit.mjs';
import { links } from './story/7-links.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://127.0.0.1:8080' },
    'hr-core': { type: 'string' },
    patient: { type: 'boolean', default: false },
  },
});

/** What the chapters hand on. Phones and names are new in every run, so that it can run again on the same server. */
function createStory(world) {
  const run = String(Date.now()).slice(-8);
  const newest = (messages, find) => messages.map(({ text }) => find.exec(text)?.[1]).find(Boolean);
  const link = (folder) => new RegExp(`(/${folder}/[\\w-]+)`);
  const since = Date.now() - 5000;
  const read = async (to, kind, find) =>
    newest(
      (await world.inbox(to, kind)).filter(({ at }) => Date.parse(at) >= since),
      find,
    );
  return {
    run,
    phone: `+86171${run}`,
    newPhone: `+86172${run}`,
    interviewerPhone: `+86173${run}`,
    email: `wang.chen.${run}@mail.example`,
    hrCoreUrl: values['hr-core'],
    links: [],
    codeSentTo: (phone) => until(`a code to ${phone}`, () => read(phone, 'sms', /(?:code is |验证码 )(\d{6})/)),
    linkMailedTo: (mail, folder) => until(`a mail to ${mail} with /${folder}/`, () => read(mail, 'mail', link(folder))),
    /** SMS are quiet at night; the mail of the same event carries the same link. */
    async linkSentTo(phone, folder) {
      return until(
        `a message with /${folder}/`,
        async () =>
          (await read(phone, 'sms', link(folder))) ?? ((await isQuiet()) && read(this.email, 'mail', link(folder))),
      );
    },
    /** One code a minute and phone: waits as long as the server says. */
    async sendsLinkCode(holder) {
      const { status, body } = await holder.raw('SendLinkCode');
      if (status === 200) return;
      must(body.code === 'sms.too_often', 'a second code within a minute should be refused as too often', body);
      const [before] = await world.inbox(this.newPhone, 'sms');
      console.log(`             waiting  ${body.params.seconds} s: a phone gets one code a minute`);
      await new Promise((go) => setTimeout(go, body.params.seconds * 1000 + 100));
      await holder.does('SendLinkCode');
      await until('the next code', async () => (await world.inbox(this.newPhone, 'sms'))[0].id !== before.id);
    },
  };
}

/** From 22 to 8 in Shanghai no SMS goes out. */
const isQuiet = () => {
  const hour = (new Date().getUTCHours() + 8) % 24;
  return hour >= 22 || hour < 8;
};

const started = performance.now();
try {
  const world = createWorld(
    values.base.split(',').map((base) => base.replace(/\/$/, '')),
    values,
  );
  const story = createStory(world);
  if (values.patient) {
    waitsLonger();
    world.goesOn = goesOn(story);
  }
  await step(`the server at ${world.base} is ready`, async () => {
    const answer = await world.get('/api/health').catch((error) => {
      throw new Mismatch(
        `nothing answers at ${world.base} (${error.cause?.code ?? error.message}); start it with npm start`,
      );
    });
    must(answer.status === 200, 'the health page should say ready', await answer.text());
  });
  await position(world, story);
  await delivery(world, story);
  await interview(world, story);
  await newNumber(story);
  await offer(world, story);
  await onboarding(world, story);
  await audit(world, story);
  await links(world, story);
  console.log(`\nThe whole story in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(`\n${error instanceof Mismatch ? error.message : error.stack}`);
  process.exitCode = 1;
}
