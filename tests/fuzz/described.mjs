import { spawn } from 'node:child_process';
import { schemathesis } from './schemathesis.mjs';
import { signIn } from './sign-in.mjs';

const people = ['guest', 'hr', 'lead', 'screener', 'interviewer', 'approver1', 'auditor', 'admin'];
/** Would end the session of the run, or never end. */
const left = ['SignOut', 'live'].flatMap((name) => ['--exclude-operation-id', name]);

/** Requests that another program makes from the description of the API, for so many seconds. Throws where it cannot be had. */
export async function describedRequests({ url, folder, seconds, seed }) {
  const program = schemathesis();
  for (const who of people) await fuzz(who);

  async function fuzz(who) {
    const session = who === 'guest' ? [] : ['-H', `Authorization: Bearer ${await signIn(url, who)}`];
    const share = String(Math.max(1, Math.floor(seconds / people.length)));
    const checks = ['--checks', 'not_a_server_error', '--phases', 'coverage,fuzzing', '--max-time', share];
    // A position that nobody wrote yet is waited for, and rightly answered 503. Each has an address, so that none uses up another's share.
    const headers = [
      ...['-H', 'X-After-Position: 00000000000000000000'],
      ...['-H', `X-Forwarded-For: 100.100.0.${people.indexOf(who) + 1}`],
    ];
    const fixed = ['--seed', String(seed), '-w', '4', '--no-shrink', '--warnings', 'off', ...headers];
    const child = spawn(program, ['run', `${url}/api/openapi.json`, ...checks, ...fixed, ...left, ...session], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    console.log(`${who}: ${/(\d[\d,]*) generated[^\n]*/.exec(said)?.[0] ?? `ended with ${code}`}`);
    if (/Server error/.test(said)) console.log(said.slice(said.indexOf('FAILURES') - 20).slice(0, 4000));
  }
}
