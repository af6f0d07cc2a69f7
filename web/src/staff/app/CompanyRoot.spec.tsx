/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { colleague, FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { companyProfile } from '../../../testing/samples/settings.ts';
import { useCatalogue, useTranslate } from '../../i18n/react.tsx';
import { staffApi } from '../model/staff-api.ts';
import { CompanyRoot } from './CompanyRoot.tsx';

const named = (name: string) => ({ ...companyProfile, name: { 'zh-CN': name, 'en-US': name } });

function Name() {
  const t = useTranslate();
  return <h1>{t({ id: 'shared.site.company' })}</h1>;
}
function Root() {
  return (
    <CompanyRoot catalogue={useCatalogue()} atStart={named('Before')}>
      <Name />
    </CompanyRoot>
  );
}

it('shows the new name of a company that was renamed, without a reload', async () => {
  const server = new FakeServer().signIn(colleague('HR')).answer('companyProfile', named('Before'));
  const { store } = await renderStaff(<Root />, { server });
  expect(screen.getByRole('heading').textContent).toBe('Before');
  server.answer('companyProfile', named('After'));
  // As the page hears of the change: by its own command, or by the live stream.
  act(() => void store.dispatch(staffApi.util.invalidateTags(['companySettings'])));
  expect(await screen.findByRole('heading', { name: 'After' })).toBeTruthy();
});
