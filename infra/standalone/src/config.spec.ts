import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config.ts';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

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
    const production = { NODE_ENV: 'production', SMTP_HOST: 'mail.example' };
    expect(readConfig(production)).toMatchObject({ DEMO: 'off', devInbox: false });
    expect(problemsOf({ ...production, DEMO: 'on' })).toEqual([expect.stringContaining('DEMO must be off')]);
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([expect.stringContaining('SMTP_HOST must be set')]);
  });
});
