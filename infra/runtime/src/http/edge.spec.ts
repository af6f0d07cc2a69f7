import { describe, expect, test } from '@jest/globals';
import { sameOrigin } from './edge.ts';

const publicOrigin = 'https://talent.example';
type Headers = Readonly<Record<string, string>>;
const asked = (headers: Headers, protocol: string) => ({
  ...{ method: 'POST', url: '/api/commands/SignOut', ip: '127.0.0.1', protocol, headers },
});
const ask = (headers: Headers) => sameOrigin(asked(headers, 'http'), publicOrigin);

/** Written by hand: which pages a write may come from. */
describe('the origin of a write', () => {
  test.each([
    ['no browser', {}],
    ['the page under its public address', { origin: publicOrigin, host: 'talent.example' }],
    ['the same behind a proxy that names another host', { origin: publicOrigin, host: '10.0.0.7:3000' }],
    ['the same without a host', { origin: publicOrigin }],
    ['the page at an address of the machine', { origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' }],
  ])('is ours: %s', (_what, headers) => expect(ask(headers)).toBe(true));

  test.each([
    ['our host by another scheme', { origin: 'http://talent.example', host: 'talent.example' }],
    ['our host at another port', { origin: 'https://talent.example:8443', host: 'talent.example' }],
    ['another host', { origin: 'https://evil.example', host: 'talent.example' }],
    ['another host, and none is named', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null', host: 'talent.example' }],
    ['an empty origin', { origin: '', host: 'talent.example' }],
    ['a scheme that has no origin', { origin: 'file://talent.example', host: 'talent.example' }],
    ['a path behind it', { origin: 'http://10.0.0.7:3000/', host: '10.0.0.7:3000' }],
  ])('is not ours: %s', (_what, headers) => expect(ask(headers)).toBe(false));

  test('is by https where the request came so, whatever address we know', () => {
    const ours = (origin: string, protocol: string) =>
      sameOrigin(asked({ origin, host: 'talent.example' }, protocol), undefined);
    expect(ours('http://talent.example', 'https')).toBe(false);
    expect(ours('https://talent.example', 'https')).toBe(true);
    expect(ours('https://talent.example', 'http')).toBe(true);
    expect(ours('http://talent.example', 'http')).toBe(true);
  });
});
