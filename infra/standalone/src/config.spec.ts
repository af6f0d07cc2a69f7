import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { problemsOf } from './config/problems.fixture.ts';
import { readConfig } from './config.ts';

describe('configuration', () => {
  it('needs nothing to start a demo company', () =>
    expect(readConfig({})).toMatchObject({ PORT: 8080, DATA_DIR: './data', DEMO: 'on', devInbox: true }));

  it('says of each wrong variable what it must be', () =>
    expect(problemsOf({ PORT: '70000', DEMO: 'maybe', ADMIN_PASSWORD: 'short' })).toEqual([
      'PORT must be a port from 0 (any free one) to 65535',
      'DEMO must be on or off',
      'ADMIN_PASSWORD must be 8 to 24 characters of three kinds: small and capital letters, digits, signs',
    ]));

  it('takes networks of proxies and countries as lists', () => {
    const listed = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1 2001:db8::/32', SMS_COUNTRIES: 'CN,HK' });
    expect(listed).toMatchObject({
      TRUSTED_PROXIES: ['10.0.0.0/8', '::1', '2001:db8::/32'],
      SMS_COUNTRIES: ['CN', 'HK'],
    });
    expect(readConfig({})).toMatchObject({ TRUSTED_PROXIES: [] });
    for (const wrong of ['everybody', '10.0.0.0/99', 'loopback', '10.0.0.1:80'])
      expect(problemsOf({ TRUSTED_PROXIES: wrong })).toEqual([
        'TRUSTED_PROXIES must be networks as 10.0.0.0/8, separated by commas',
      ]);
    expect(problemsOf({ SMS_COUNTRIES: 'CN, XX' })).toEqual([
      expect.stringContaining('SMS_COUNTRIES must be countries in two letters'),
    ]);
  });

  it('starts no demo company in production, where everybody would know its passwords', () => {
    const mail = { SMTP_HOST: 'mail.example', SMTP_FROM: 'hr@own.example' };
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://talent.example', ...mail };
    expect(readConfig(production)).toMatchObject({ DEMO: 'off', devInbox: false });
    expect(problemsOf({ ...production, DEMO: 'on' })).toEqual([expect.stringContaining('DEMO must be off')]);
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
      expect.stringContaining('SMTP_HOST must be set'),
      expect.stringContaining('PUBLIC_URL must be set'),
    ]);
    const { SMTP_FROM: _own, ...nobodys } = production;
    expect(problemsOf(nobodys)).toEqual([expect.stringContaining('SMTP_FROM must be set')]);
    const { PUBLIC_URL: _address, ...nowhere } = production;
    expect(problemsOf(nowhere)).toEqual([expect.stringContaining('PUBLIC_URL must be set')]);
  });

  it('begins links with the origin of the address alone, whatever stands behind it', () =>
    expect(readConfig({ PUBLIC_URL: 'https://talent.example/jobs/?a=1' }).PUBLIC_URL).toBe('https://talent.example'));
});

describe('accounts of the company', () => {
  const whole = {
    OIDC_ISSUER: 'https://login.example.com/realms/company',
    OIDC_CLIENT_ID: 'talentlog',
    PUBLIC_URL: 'https://talent.example.com',
  };
  it('have rules: a value of a claim, a claim inside another, everybody', () => {
    const rules = 'groups=recruiters:HR+IV; realm_access.roles=urn:company:audit:AU ;*:IV';
    expect(readConfig({ ...whole, OIDC_ROLES: rules }).OIDC_ROLES).toEqual([
      { claim: 'groups', value: 'recruiters', roles: ['HR', 'IV'] },
      { claim: 'realm_access.roles', value: 'urn:company:audit', roles: ['AU'] },
      { claim: undefined, value: '', roles: ['IV'] },
    ]);
  });
  it('take a name with commas, as directories write it', () =>
    expect(readConfig({ ...whole, OIDC_ROLES: 'groups=CN=Recruiters,OU=Groups,DC=example:HR' }).OIDC_ROLES).toEqual([
      { claim: 'groups', value: 'CN=Recruiters,OU=Groups,DC=example', roles: ['HR'] },
    ]));
  it.each([
    'groups=it:AD',
    'groups=all:HH',
    'groups:HR',
    'groups=:HR',
    '=x:HR',
    'groups=hr:',
    'groups=hr:hr',
    '*:HR+JS',
    'groups=recruiters:HR+IV, groups=audit:AU',
    'groups=recruiters:HR,groups=audit:AU',
    '*:IV, groups=audit:AU',
    'groups=recruiters:HR | groups=audit:AU',
    'groups=recruiters:HR groups=audit:AU',
    'groups=recruiters:HR\ngroups=audit:AU',
    'groups=recruiters:HR,IV',
  ])('have no rule like %s', (rule) =>
    expect(problemsOf({ ...whole, OIDC_ROLES: rule })).toEqual([expect.stringMatching(/^OIDC_ROLES must be/)]),
  );
  it.each([
    [{ OIDC_SCOPES: 'openid,profile,email' }, /^OIDC_SCOPES must be .*blanks/],
    [{ OIDC_ISSUER: 'http://login.example.com' }, /^OIDC_ISSUER must be .*https/],
    [{ OIDC_CLIENT_ID: '' }, /^OIDC_CLIENT_ID must be set/],
    [{ PUBLIC_URL: '' }, /^PUBLIC_URL must be set/],
    [{ OIDC_ISSUER: '' }, /^OIDC_ISSUER must be set/],
    [{ OIDC_REQUIRED: 'on' }, /^OIDC_BREAK_GLASS must name/],
    [{ OIDC_MAIL_TRUSTED: 'on' }, /^OIDC_MAIL_DOMAINS must be set/],
    [{ OIDC_MAIL_DOMAINS: '@example.com' }, /^OIDC_MAIL_DOMAINS must be/],
    [{ OIDC_CLIENTID: 'x' }, /^OIDC_CLIENTID is not known; did you mean OIDC_CLIENT_ID/],
  ])('are refused with %j', (more, problem) =>
    expect(problemsOf({ ...whole, ...more })).toEqual([expect.stringMatching(problem)]),
  );
  it('take a provider of this machine without https, for trying it', () =>
    expect(problemsOf({ ...whole, OIDC_ISSUER: 'http://127.0.0.1:9000' })).toEqual([]));
});

describe('settings from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'talentlog-config-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let files = 0;
  const file = (content: string, mode = 0o600): string => {
    const path = join(folder, `file-${++files}`);
    writeFileSync(path, content, { mode });
    return path;
  };

  it.each([
    ['lines', '# ours\nPORT=9001\n\nexport SMTP_HOST="mail.example"\nSMS_COUNTRIES=CN, HK\nSMTP_USER=\n'],
    ['JSON', '{ "PORT": 9001, "SMTP_HOST": "mail.example", "SMS_COUNTRIES": ["CN", "HK"], "SMTP_USER": null }'],
  ])('as %s count; the environment wins', (_how, content) => {
    const read = readConfig({ TALENTLOG_CONFIG: file(content), HOST: '::1' });
    expect(read).toMatchObject({ PORT: 9001, SMTP_HOST: 'mail.example', SMS_COUNTRIES: ['CN', 'HK'], HOST: '::1' });
    expect(read.SMTP_USER).toBeUndefined();
    expect(readConfig({ TALENTLOG_CONFIG: file(content), PORT: '9002' }).PORT).toBe(9002);
  });

  it('are refused whole, every fault at once and without a value', () => {
    const secret = 'hunter2-hunter2';
    const path = file(
      `PORT=many\nSMPT_HOST=x\nthis is no setting ${secret}\nDEMO=on\nDEMO=off\nSMTP_PASWORD=${secret}`,
    );
    const problems = problemsOf({ TALENTLOG_CONFIG: path, SMTP_PORT: '70000', HR_CORE_SECRET: secret });
    expect(problems).toEqual([
      'TALENTLOG_CONFIG: line 3 is no KEY=value',
      'TALENTLOG_CONFIG: DEMO stands twice, again in line 5',
      'TALENTLOG_CONFIG: SMPT_HOST is not known; did you mean SMTP_HOST?',
      'TALENTLOG_CONFIG: SMTP_PASWORD is not known; did you mean SMTP_PASSWORD?',
      expect.stringMatching(/^HR_CORE_SECRET is not known/),
      'PORT must be a port number',
      'SMTP_PORT must be a port from 0 (any free one) to 65535',
    ]);
    expect(problems.join()).not.toContain(secret);
    expect(problemsOf({ TALENTLOG_CONFIG: file(`{"SMTP_PASSWORD": "${secret}"`) })).toEqual([
      'TALENTLOG_CONFIG: the file begins as JSON and is none',
    ]);
    expect(problemsOf({ TALENTLOG_CONFIG: join(folder, 'none') })).toEqual([expect.stringContaining('(ENOENT)')]);
  });

  it('name what was meant in the environment, and nothing of other programs', () => {
    expect(
      problemsOf({ SMTP_PASWORD: 'x', UPLOADS_MB_PER_DAY: '1', PORT_FILE: 'x', PATH: '/bin', HOSTNAME: 'x' }),
    ).toEqual([
      'SMTP_PASWORD is not known; did you mean SMTP_PASSWORD?',
      'UPLOADS_MB_PER_DAY is not known; did you mean UPLOAD_MB_PER_DAY?',
    ]);
  });

  it('take secrets from files of their own', () => {
    const path = file('swordfish\n');
    expect(readConfig({ SMTP_PASSWORD_FILE: path })).toMatchObject({ SMTP_PASSWORD: 'swordfish', warnings: [] });
    expect(readConfig({ TALENTLOG_CONFIG: file(`SMTP_PASSWORD_FILE=${path}`) }).SMTP_PASSWORD).toBe('swordfish');
    expect(readConfig({ TALENTLOG_CONFIG: file(`SMTP_PASSWORD_FILE=${path}`), SMTP_PASSWORD: 'x' }).SMTP_PASSWORD).toBe(
      'x',
    );
    expect(problemsOf({ SMTP_PASSWORD_FILE: path, SMTP_PASSWORD: 'x' })).toEqual([
      'SMTP_PASSWORD and SMTP_PASSWORD_FILE are both set in the environment: keep one of them',
    ]);
    expect(problemsOf({ SMTP_PASSWORD_FILE: join(folder, 'none') })).toEqual([
      expect.stringContaining('SMTP_PASSWORD_FILE'),
    ]);
    expect(problemsOf({ SMTP_PASSWORD_FILE: file(' \n') })).toEqual([expect.stringContaining('nothing in it')]);
    expect(problemsOf({ SMTP_HOST_FILE: path })).toEqual(['SMTP_HOST_FILE is not known: only secrets come from files']);
  });

  it('that everybody may read are told', () =>
    expect(readConfig({ SMTP_PASSWORD_FILE: file('x', 0o644) }).warnings).toEqual([
      expect.stringMatching(/^SMTP_PASSWORD_FILE: everybody on this machine may read .*chmod o-r$/),
    ]));
});

describe('what a process needs', () => {
  const production = { NODE_ENV: 'production' };
  it('of a bucket is whole', () => {
    expect(problemsOf({ S3_URL: 'https://s3.example' })).toEqual([expect.stringContaining('S3_BUCKET must be set')]);
    expect(problemsOf({ S3_BUCKET: 'b', S3_ACCESS_KEY: 'a' })).toEqual([
      expect.stringContaining('together, or neither'),
    ]);
    expect(problemsOf({ S3_BUCKET: 'b', S3_PREFIX: '/up/' })).toEqual([expect.stringContaining('S3_PREFIX must be')]);
    expect(problemsOf({ S3_BUCKET: 'b' })).toEqual([]);
  });

  it('is demanded of who uses it alone', () => {
    for (const service of ['command', 'notifier'] as const)
      expect(() => readConfig(production, service)).toThrow('SMTP_HOST must be set');
    for (const service of ['query', 'sap-bridge'] as const) expect(readConfig(production, service).DEMO).toBe('off');
  });

  it('of SAP in production is a secret of its own', () => {
    const sap = { ...production, HR_CORE_URL: 'https://sap.example' };
    for (const service of ['command', 'sap-bridge'] as const)
      expect(() => readConfig({ ...sap, SMTP_HOST: 'mail.example', SMTP_FROM: 'hr@own.example' }, service)).toThrow(
        'HR_CORE_CLIENT_SECRET must be set',
      );
    expect(() => readConfig({ ...sap, HR_CORE_CLIENT_SECRET: 'talentlog-development' }, 'sap-bridge')).toThrow();
    expect(readConfig({ ...sap, HR_CORE_CLIENT_SECRET: 'own' }, 'sap-bridge').HR_CORE_CLIENT_SECRET).toBe('own');
    expect(readConfig({ HR_CORE_URL: 'http://127.0.0.1:9' }, 'sap-bridge').HR_CORE_URL).toBeDefined();
  });

  it.each([
    ['aliyun', ['SMS_ACCOUNT', 'SMS_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATES']],
    ['tencent', ['SMS_ACCOUNT', 'SMS_SECRET', 'SMS_SIGN_NAME', 'SMS_APP_ID', 'SMS_TEMPLATES']],
    ['twilio', ['SMS_ACCOUNT', 'SMS_SECRET', 'SMS_FROM']],
    ['webhook', ['SMS_URL', 'SMS_SECRET']],
  ])('by %s is told whole', (SMS_PROVIDER, needed) => {
    expect(problemsOf({ SMS_PROVIDER }).map((problem) => problem.split(' ')[0])).toEqual(needed);
    expect(readConfig({ SMS_PROVIDER }, 'query').SMS_PROVIDER).toBe(SMS_PROVIDER);
  });

  it('of SMS is checked', () => {
    const wrong = {
      SMS_PROVIDER: 'pigeon',
      SMS_PER_HOUR: '1',
      SMS_PER_HOUR_BY_COUNTRY: 'CN=10, XX=2',
      SMS_CODES_PERCENT: '95',
      SMS_TEMPLATES: 'CODE',
      SMS_RECEIPT_SECRET: 'short',
    };
    expect(problemsOf(wrong).map((problem) => problem.split(' ')[0])).toEqual(
      expect.arrayContaining(Object.keys(wrong)),
    );
    const webhook = { SMS_PROVIDER: 'webhook', SMS_URL: 'https://sms.example', SMS_SECRET: 'short' };
    expect(problemsOf(webhook)).toEqual([expect.stringContaining('SMS_SECRET must be whsec_')]);
  });
});
