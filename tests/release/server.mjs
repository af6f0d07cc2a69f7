// The built server on a folder of its own, in a process that can be killed.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Person } from '../bench/person.mjs';

const program = fileURLToPath(new URL('../../infra/standalone/dist/main.js', import.meta.url));
export const password = 'Release#2026';

/** Servers that still run: none survives the check that started it. */
const running = new Set();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const ended = (child) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

/** Starts it; `refused` instead of `url` where it ended before it was ready, with what it printed. */
export async function startServer(dataDir, env = {}) {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: 'off',
      DEV_INBOX: 'on',
      LOG_LEVEL: 'fatal',
      ADMIN_PASSWORD: password,
      READS_PER_ADDRESS_PER_MINUTE: '1000000000',
      PAGES_PER_ADDRESS_PER_MINUTE: '1000000000',
      WRITES_PER_ADDRESS_PER_MINUTE: '1000000000',
      CODES_PER_ADDRESS_PER_HOUR: '1000000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const end = async (signal) => {
    child.kill(signal);
    await ended(child);
  };
  let printed = '';
  const url = await new Promise((resolve) => {
    const read = (chunk) => {
      printed += chunk;
      const found = /(http:\/\/\S+)\/social\/jobs/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => resolve(undefined));
  });
  const pid = child.pid;
  return {
    url,
    pid,
    refused: url === undefined ? printed : undefined,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Waits until it holds. */
export async function until(holds, what, seconds = 120) {
  const limit = Date.now() + seconds * 1000;
  for (;;) {
    const held = await holds();
    if (held) return held;
    if (Date.now() > limit) throw new Error(`waited ${seconds} s in vain for ${what}`);
    await new Promise((go) => setTimeout(go, 20));
  }
}

export async function signedIn(url) {
  const admin = new Person(url);
  await admin.does('SignInWithPassword', { login: 'admin', password });
  await admin.proves(password);
  return admin;
}

let phones = 0;
/** Somebody who registered by phone and gave consent: whom staff may write about. */
export async function registered(url) {
  phones += 1;
  const phone = `+86139${String(phones).padStart(8, '0')}`;
  const person = new Person(url);
  await person.does('RequestSmsCode', { phone, purpose: 'SIGN_IN' });
  const { data } = await (await fetch(`${url}/api/dev/inbox?to=${encodeURIComponent(phone)}`)).json();
  const code = /code is (\d{6})/.exec(data[0].text)[1];
  await person.does('SignInWithSms', { phone, code, agreed: await person.shown('agreement') });
  await person.does('GrantConsent', { policyVersion: await person.shown('privacy') });
  const session = await (await fetch(`${url}/api/session`, { headers: { cookie: person.cookie } })).json();
  return session.account.jobSeekerId;
}
