import { describe, expect, test } from '@jest/globals';
import { sameOrigin } from './edge.ts';

const publicOrigin = 'https://talent.example';
const ask = (headers: Readonly<Record<string, string>>, protocol = 'http', origin: string | undefined = publicOrigin) =>
  sameOrigin({ method: 'POST', url: '/api/commands/SignOut', ip: '127.0.0.1', protocol, headers }, origin);

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
    const at = (origin: string) => ({ origin, host: 'talent.example' });
    expect(ask(at('http://talent.example'), 'https', undefined)).toBe(false);
    expect(ask(at('https://talent.example'), 'https', undefined)).toBe(true);
    expect(ask(at('https://talent.example'), 'http', undefined)).toBe(true);
    expect(ask(at('http://talent.example'), 'http', undefined)).toBe(true);
  });
});
