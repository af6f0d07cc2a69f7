import { byPhone } from '../release/story.mjs';
import { signIn } from './sign-in.mjs';

const colleagues = ['hr', 'hr', 'hr2', 'lead', 'screener', 'interviewer', 'approver1', 'approver2', 'auditor', 'admin'];
const links = /\/(?:send_offer|invite_reservation|invite_interview|info_collection|consent|data_copy)\/([\w-]{16,64})/g;

/** Everybody who sends: guests, whoever opened a link, a job seeker, and colleagues of every role. `headers` say who it is. */
export async function everybody(url) {
  let seekers = 0;
  const inbox = await (await fetch(`${url}/api/dev/inbox`)).text();
  const tokens = [...new Set([...inbox.matchAll(links)].map(([, token]) => token))];
  const open = [];
  for (const token of tokens) {
    const answer = await fetch(`${url}/api/queries/linkOpened`, { headers: { 'x-link-token': token } });
    if (answer.ok && (await answer.json()).data.state === 'VALID') open.push(token);
  }
  const signedIn = (name, again) => ({
    name,
    headers: {},
    async enter() {
      const session = await again();
      if (session) this.headers = { authorization: `Bearer ${session}` };
      return session !== '';
    },
  });
  const people = [
    ...Array.from({ length: 3 }, () => ({ name: 'guest', headers: {} })),
    ...open.slice(0, 4).map((token) => ({ name: 'link', headers: { 'x-link-token': token } })),
    // Somebody new each time: a phone gets one code a minute, and who closes the account is gone.
    signedIn('seeker', async () => {
      seekers += 1;
      const { cookies } = await byPhone(url, `+86137${String(seekers).padStart(8, '0')}`);
      return cookies.get('__Host-talentlog') ?? '';
    }),
    ...colleagues.map((login) => signedIn(login, () => signIn(url, login))),
  ];
  for (const person of people) await person.enter?.();
  return people;
}

/** The account of a person, which nobody may suspend meanwhile. */
export async function accountOf(url, { headers }) {
  const answer = await (await fetch(`${url}/api/session`, { headers })).json();
  return answer.account?.accountId;
}
