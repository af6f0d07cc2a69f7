// Enough of a company for somebody to deliver a resume, through the front door.
import { Person } from '../bench/person.mjs';

/** Signs somebody in by the code that was sent to the phone. */
export async function byPhone(url, phone) {
  const person = new Person(url);
  await person.does('RequestSmsCode', { phone, purpose: 'SIGN_IN' });
  const { data } = await (await fetch(`${url}/api/dev/inbox?to=${encodeURIComponent(phone)}`)).json();
  const code = /code is (\d{6})/.exec(data[0].text)[1];
  await person.does('SignInWithSms', { phone, code, agreed: await person.shown('agreement') });
  return person;
}

const position = {
  title: '交换芯片验证工程师',
  track: 'SOCIAL',
  category: 'RND',
  nature: 'FULL_TIME',
  department: '芯片研发部',
  locations: ['杭州'],
  education: 'BACHELOR',
  experience: 'Y3_5',
  pay: { unit: 'MONTH', min: null, max: null },
  hiringCount: 1,
  duties: '验证交换芯片。',
  requirements: '熟悉 UVM。',
};

/** A position that is advertised, by a recruiter whom the administrator hires. */
export async function advertise(url, admin) {
  const phone = '+8613700000001';
  const wish = { name: '招聘', loginName: 'hr', roles: ['HR'], phone, email: 'hr@yunling.example' };
  await admin.does('CreateStaffAccount', wish);
  const hr = await byPhone(url, phone);
  const { positionId } = (await hr.does('CreatePosition', { details: position, responsibleIds: [] })).result;
  await hr.does('OpenPosition', { positionId });
  const details = { channel: 'SOCIAL_SITE', deadline: new Date(Date.now() + 30 * 86_400_000).toISOString() };
  const { advertisementId } = (await hr.does('CreateAdvertisement', { positionId, details })).result;
  await hr.does('PublishAdvertisement', { advertisementId });
  return { positionId, advertisementId };
}

/** Somebody with a confirmed resume and consent delivers it. */
export async function deliver(url, number, advertised) {
  const phone = `+86137${String(number).padStart(8, '0')}`;
  const person = await byPhone(url, phone);
  const mail = `p${number}@mail.example`;
  const basic = {
    name: '王晨',
    phone,
    email: mail,
    gender: 'FEMALE',
    birthDate: '1995-09-03',
    highestDegree: 'MASTER',
    residence: '杭州',
  };
  const school = { school: '浙江大学', major: '微电子', degree: 'MASTER', start: '2017-09', end: '2020-06' };
  await person.does('SaveResumeBlock', { block: 'basic', content: basic });
  await person.does('SaveResumeBlock', { block: 'education', content: [school] });
  await person.does('ConfirmResumeStatement', { agreed: true });
  await person.does('GrantConsent', { policyVersion: await person.shown('privacy') });
  await person.does('DeliverApplication', advertised);
  return mail;
}
