import { Person } from './person.mjs';

/** Somebody who registered by phone and gave consent: whom staff may write about. */
export async function registered(base, index) {
  const phone = `+86139${String(index).padStart(8, '0')}`;
  const person = new Person(base);
  await person.does('RequestSmsCode', { phone, purpose: 'SIGN_IN' });
  const { data } = await (await fetch(`${base}/api/dev/inbox?to=${encodeURIComponent(phone)}`)).json();
  const code = /code is (\d{6})/.exec(data[0].text)[1];
  await person.does('SignInWithSms', { phone, code, agreed: await person.shown('agreement') });
  await person.does('GrantConsent', { policyVersion: await person.shown('privacy') });
  const session = await (await fetch(`${base}/api/session`, { headers: { cookie: person.cookie } })).json();
  return { person, jobSeekerId: session.account.jobSeekerId };
}
