/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { WhereItIs } from './WhereItIs.tsx';

const request = '00000000-0000-4000-8000-00000000000f';
// The id of the Chinese mail of an offer, written down in the contracts' own test.
const wording = '5cf17f6f-446c-5379-8f8e-4501ded9cbfb';

it.each<[string, string[], string[]]>([
  [`messageTemplate-${wording}`, ['/templates/offer-sent?language=zh-CN&track=ALL&channel=MAIL'], []],
  [`dataRequest-${request}`, [`/privacy?request=${request}`], []],
  [
    `companySettings-${request}`,
    ['/settings/changes', '/settings/policies/privacy', '/settings/policies/agreement'],
    ['/settings/changes'],
  ],
  [`offer-${request}`, [], []],
  [`messageTemplate-${request}`, [], []],
])('from the history of %s to its page, for who may open it', async (stream, toAdministrators, toAuditors) => {
  for (const [role, ways] of [
    ['AD', toAdministrators],
    ['AU', toAuditors],
  ] as const) {
    const { unmount } = await renderStaff(<WhereItIs stream={stream} />, {
      server: new FakeServer().signIn(colleague(role)),
    });
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways);
    unmount();
  }
});
