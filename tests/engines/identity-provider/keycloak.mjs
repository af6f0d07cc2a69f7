import '../../../infra/node/ensure-supported.mjs';
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Peer } from '@talentlog/runtime';
import { oidcProvider } from '@talentlog/runtime/oidc';
import { freePort } from '../../support/free-port.mjs';
import { toxicLine } from '../toxic-line.mjs';
import { lineCases, patience } from './line-cases.mjs';

// Signs in at a real Keycloak by the adapter: `node tests/engines/identity-provider/keycloak.mjs`. Needs Java 17 or newer and Maven, which fetches 176 MB the first time.
const version = '26.7.3';
const cache =
  process.env.TALENTLOG_ENGINES ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'talentlog');
const kept = join(cache, 'keycloak');
const archive = join(kept, `keycloak-quarkus-dist-${version}.tar.gz`);
const realm = new URL('keycloak-realm.json', import.meta.url);
const { clients } = JSON.parse(readFileSync(realm, 'utf8'));
const [{ clientId, secret: clientSecret, redirectUris }] = clients;

const administrator = { KC_BOOTSTRAP_ADMIN_USERNAME: 'keeper', KC_BOOTSTRAP_ADMIN_PASSWORD: 'Keeper#2026' };

/** Runs a program to its end; where it is missing or fails, says what it was for. */
function run(what, command, args, cwd = kept) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${what} failed: ${error?.message ?? `${command} ended with ${status}`}`);
}

/** A new Keycloak with the realm, ready; ends with all it started. */
async function startKeycloak() {
  mkdirSync(kept, { recursive: true });
  const artifact = `-Dartifact=org.keycloak:keycloak-quarkus-dist:${version}:tar.gz`;
  if (!existsSync(archive))
    run('fetching Keycloak', 'mvn', ['-q', '-B', 'dependency:copy', artifact, '-DoutputDirectory=.']);
  const folder = mkdtempSync(join(tmpdir(), 'talentlog-keycloak-run-'));
  run('unpacking Keycloak', 'tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  mkdirSync(join(folder, 'data/import'), { recursive: true });
  cpSync(realm, join(folder, 'data/import/company-realm.json'));
  const [port, health] = [await freePort(), await freePort()];
  const log = openSync(join(folder, 'keycloak.log'), 'w');
  const options = ['--http-host', '127.0.0.1', '--http-port', port, '--http-management-port', health];
  const child = spawn(
    join(folder, 'bin/kc.sh'),
    ['start-dev', ...options.map(String), '--health-enabled=true', '--import-realm'],
    {
      cwd: folder,
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, JAVA_OPTS_KC_HEAP: '-Xms128m -Xmx512m', ...administrator },
    },
  );
  // The program that is started is a shell, and Java its child: the group ends.
  const stop = () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  };
  const isReady = () =>
    fetch(`http://127.0.0.1:${health}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  const end = Date.now() + 300_000;
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > end) {
      console.error(readFileSync(join(folder, 'keycloak.log'), 'utf8').slice(-3000));
      stop();
      throw new Error('Keycloak did not start');
    }
    await new Promise((go) => setTimeout(go, 500));
  }
  return { issuer: `http://127.0.0.1:${port}/realms/company`, stop };
}

const word = () => randomBytes(32).toString('base64url');
const newTrip = () => ({ returnTo: redirectUris[0], state: word(), nonce: word(), verifier: word() });

/** Fills the form of the provider in; answers with what it wrote behind our address. */
async function signIn(address, username) {
  const jar = new Map();
  const ask = async (url, init = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { cookie, ...init.headers } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const page = await (await ask(address)).text();
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
  assert.ok(action, `no form to sign in by: ${page.slice(0, 500)}`);
  const body = new URLSearchParams({ username, password: 'Company#2026' });
  const location = (await ask(action, { method: 'POST', body })).headers.get('location') ?? '';
  assert.ok(location.startsWith(redirectUris[0]), `sent to ${location}`);
  return new URL(location).search;
}

/** The realm signs by a new key, and what it signed by is gone. */
async function changeKeys(issuer) {
  const { origin } = new URL(issuer);
  const grant = { grant_type: 'password', client_id: 'admin-cli' };
  const [username, password] = Object.values(administrator);
  const signedIn = await fetch(`${origin}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...grant, username, password }),
  });
  const { access_token: token } = await signedIn.json();
  const ask = async (path, method = 'GET', body = undefined) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/admin/realms/company${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${answer.ok ? '' : await answer.text()}`);
    return answer.headers.get('content-type')?.includes('json') ? answer.json() : undefined;
  };
  const { id: parentId } = await ask('');
  const kind = { providerId: 'rsa-generated', providerType: 'org.keycloak.keys.KeyProvider' };
  const before = (await ask(`/components?type=${kind.providerType}`)).filter(
    (one) => one.providerId === kind.providerId,
  );
  const config = { priority: ['1000'], algorithm: ['RS256'] };
  await ask('/components', 'POST', { name: 'anew', ...kind, parentId, config });
  for (const { id } of before) await ask(`/components/${id}`, 'DELETE');
}

const toxiproxy = fileURLToPath(new URL('../../../infra/engines/toxiproxy.sh', import.meta.url));

/** The same provider behind a line that is slow, cut or held; says so where there is nothing to make it bad with. */
async function overBadLine(settings) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'talentlog-toxiproxy-'));
  const env = { ...process.env, ENGINE_PORT: String(port), ENGINE_FOLDER: folder };
  const tell = (verb) => spawnSync(toxiproxy, [verb], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status;
  if (tell('install') !== 0) return console.log('not had  bad lines: Toxiproxy could not be installed');
  spawn(toxiproxy, ['start'], { env, stdio: 'ignore' });
  try {
    while (tell('ready') !== 0) await new Promise((go) => setTimeout(go, 100));
    for (const [words, holds] of lineCases) {
      const line = toxicLine(`http://127.0.0.1:${port}`, settings.issuer);
      await line.open();
      // It is who it is asked as.
      const issuer = settings.issuer.replace(new URL(settings.issuer).origin, line.url());
      const newAdapter = () =>
        oidcProvider({ ...settings, issuer, timeoutMs: patience, peer: new Peer({ name: 'keycloak', failures: 100 }) });
      const goes = async (by) => {
        const trip = newTrip();
        const way = await by.wayThere(trip);
        assert.ok(way.ok, way.detail);
        const search = await signIn(way.address, 'lin');
        return () => by.whoCame(trip, search);
      };
      await holds({ line, newAdapter, newTrip, goes });
      await line.close();
      console.log(`ok   ${words}`);
    }
  } finally {
    tell('stop');
    rmSync(folder, { recursive: true, force: true });
  }
}

const keycloak = await startKeycloak();
try {
  const settings = {
    issuer: keycloak.issuer,
    clientId,
    clientSecret,
    scopes: 'openid profile email',
    peer: new Peer({ name: 'keycloak' }),
  };
  const adapter = oidcProvider(settings);
  const travel = async (username, by = adapter, change = (trip) => trip) => {
    const trip = newTrip();
    const way = await by.wayThere(trip);
    assert.ok(way.ok, way.detail);
    const search = await signIn(way.address, username);
    return { search, trip, came: await by.whoCame(change(trip), search) };
  };
  const { came, trip, search } = await travel('lin');
  assert.ok(came.ok, came.detail);
  const { claims, ...who } = came.identity;
  assert.deepEqual(
    { ...who, subject: who.subject.length },
    {
      ...{ issuer: keycloak.issuer, subject: 36, name: '静 林', login: 'lin' },
      ...{ email: 'lin@yunling.example', emailVerified: true },
    },
  );
  assert.deepEqual([...claims.groups].sort(), ['everybody', 'talent']);
  assert.ok(claims.realm_access.roles.includes('recruiter'));
  console.log('ok   who came, with groups and roles');
  assert.equal((await adapter.whoCame(trip, search)).why, 'wrong');
  console.log('ok   an answer counts once');
  assert.equal((await travel('zhao')).came.identity.emailVerified, false);
  console.log('ok   a mail that is not verified');
  for (const name of ['verifier', 'nonce', 'state'])
    assert.equal((await travel('lin', adapter, (one) => ({ ...one, [name]: word() }))).came.why, 'wrong');
  console.log('ok   another verifier, nonce and state');
  const stranger = oidcProvider({ ...settings, clientSecret: 'not the one they gave us' });
  assert.equal((await travel('lin', stranger)).came.why, 'wrong');
  console.log('ok   another secret');
  const kids = async () =>
    (await (await fetch(`${keycloak.issuer}/protocol/openid-connect/certs`)).json()).keys.map(({ kid }) => kid);
  for (let changes = 0; changes < 2; changes += 1) {
    const former = await kids();
    await changeKeys(keycloak.issuer);
    assert.notDeepEqual(await kids(), former);
    const { came: next } = await travel('lin');
    assert.ok(next.ok, next.detail);
  }
  console.log('ok   keys that are changed twice at once');
  await overBadLine(settings);
  keycloak.stop();
  assert.equal((await adapter.whoCame(newTrip(), '?code=a&state=b')).ok, false);
  assert.equal((await oidcProvider(settings).wayThere(newTrip())).why, 'away');
  console.log('ok   away once it is gone');
} finally {
  keycloak.stop();
}
