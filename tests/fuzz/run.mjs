// `npm run fuzz [-- --seconds 60 --seed 1]`: requests made from the description of the API, sent as several people to a demo company of its
// own; no answer may be a 500. Says how many were sent and how the memory stood before and after.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { schemathesis } from './schemathesis.mjs';
import { signIn } from './sign-in.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: String(Date.now() % 1e6) } },
});
const people = ['guest', 'hr', 'lead', 'screener', 'interviewer', 'approver1', 'auditor', 'admin'];
/** Would end the session of the run, or never end. */
const left = ['SignOut', 'live'].flatMap((name) => ['--exclude-operation-id', name]);

const folder = mkdtempSync(join(tmpdir(), 'talentlog-fuzz-'));
const program = start(() => schemathesis());
const server = spawn(process.execPath, ['infra/standalone/dist/main.js'], {
  env: {
    ...process.env,
    PORT: '0',
    DATA_DIR: folder,
    DEMO: 'on',
    WRITES_PER_ADDRESS_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'pipe', 'pipe'],
});
let defects = 0;
server.stderr.on('data', (chunk) => {
  defects += (String(chunk).match(/"msg":"defect"/g) ?? []).length;
  process.stderr.write(chunk);
});
process.once('exit', () => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const url = await new Promise((resolve, reject) => {
  let printed = '';
  server.stdout.on('data', (chunk) => {
    printed += chunk;
    const found = /(http:\/\/\S+)\/social\/jobs/.exec(printed)?.[1];
    if (found && printed.includes('auditor')) resolve(found);
  });
  server.once('exit', (code) => reject(new Error(`the server ended with ${code}; was it built? npm run build`)));
});
const megabytes = () =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
const sent = async () => {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const counts = [...text.matchAll(/^talentlog_http_request_seconds_count\{(.*?)\} (\d+)/gm)];
  const sum = (which) => counts.filter(([, labels]) => which.test(labels)).reduce((all, [, , n]) => all + Number(n), 0);
  return { all: sum(/./), broken: sum(/status="5(?!03)/), busy: sum(/status="503"/) };
};

const before = megabytes();
for (const who of people) await fuzz(who);
const { all, broken, busy } = await sent();
console.log(
  `\nseed ${values.seed}: ${all} requests, ${broken} x 5xx, ${busy} x 503, ${defects} defects told; memory ${before} -> ${megabytes()} MB`,
);
process.exit(broken + defects === 0 && server.exitCode === null ? 0 : 1);

async function fuzz(who) {
  const session = who === 'guest' ? [] : ['-H', `Authorization: Bearer ${await signIn(url, who)}`];
  const share = String(Math.max(1, Math.floor(Number(values.seconds) / people.length)));
  const checks = ['--checks', 'not_a_server_error', '--phases', 'coverage,fuzzing', '--max-time', share];
  // A position that nobody wrote yet is waited for, and rightly answered 503.
  const fixed = [
    '-H',
    'X-After-Position: 00000000000000000000',
    '--seed',
    values.seed,
    '-w',
    '4',
    '--no-shrink',
    '--warnings',
    'off',
  ];
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

function start(what) {
  try {
    return what();
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}
