/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationRow } from '../../../../../testing/samples/applications.ts';
import ApplicationsPage from '../index.tsx';

const counts = {
  stages: { RESUME_SCREENING: 1482, FIRST_INTERVIEW: 713 },
  sources: { SITE: 1870 },
  hands: { SCREENING: 1209, NOTHING: 5 },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the facets of the list', () => {
  const open = async (language: 'zh-CN' | 'en-US') => {
    const server = new FakeServer()
      .signIn(colleague('HR'))
      .answer('applications', { rows: [applicationRow()], ...counts })
      .answer('positions', { rows: [] });
    const at = '/applications?sort=-since';
    const shown = await renderStaff(<ApplicationsPage />, { server, at, path: '/applications/*', language });
    await screen.findByRole('checkbox', { name: /1,482/ });
    return {
      ...shown,
      groups: within(screen.getByRole('region', { name: /数量|counts/ }))
        .getAllByRole('group')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    };
  };
  it.each<['zh-CN' | 'en-US', string[]]>([
    ['zh-CN', ['处理方HR 5用人部门 1,209', '阶段简历筛选 1,482初试 713', '来源官网 1,870']],
    ['en-US', ['WithHR 5Department 1,209', 'StageResume screening 1,482First interview 713', 'SourceSite 1,870']],
  ])('show in %s how many there are before one is chosen', async (language, words) => {
    expect((await open(language)).groups).toEqual(words);
  });
  it('narrow the list by what is ticked, in its address and in what is asked', async () => {
    const { user, server, address } = await open('en-US');
    await user.click(screen.getByRole('checkbox', { name: /Department/ }));
    await waitFor(() => expect(address()).toBe('/applications?inHand=SCREENING&sort=-since'));
    const facets = within(screen.getByRole('region', { name: 'Filters with counts' }));
    await user.click(await facets.findByRole('checkbox', { name: /Site/ }));
    await waitFor(() => expect(address()).toBe('/applications?source=SITE&inHand=SCREENING&sort=-since'));
    await waitFor(() => expect(server.asked.some(({ params }) => params.get('source') === 'SITE')).toBe(true));
    await user.click(await facets.findByRole('checkbox', { name: /Department/ }));
    await waitFor(() => expect(address()).toBe('/applications?source=SITE&sort=-since'));
  });
});
