/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationDetail } from '../../../../../testing/samples/applications.ts';
import { id } from '../../../../../testing/samples/people.ts';
import { ApplicationDrawer } from '../drawer/ApplicationDrawer.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const asked: Parameters<typeof applicationDetail>[0] = {
  stepStatus: 'TO_HANDLE',
  allowedActions: ['HoldStep', 'EliminateApplication'],
  revision: 5,
};

describe('an application that a colleague changes while one writes why', () => {
  it('shows in the dialog how it stands now, keeps what was typed, and has the focus in the form once it was looked at', async () => {
    const server = new FakeServer().signIn(colleague('HR')).answer('applicationDetail', applicationDetail(asked));
    const { user } = await renderStaff(
      <ApplicationDrawer applicationId={id(1)} onPrevious={undefined} onNext={undefined} onClose={() => undefined} />,
      { server },
    );
    await screen.findByRole('heading', { level: 2 });
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog'));
    const reason = dialog.getByLabelText<HTMLTextAreaElement>(/^Reason/);
    await user.type(reason, 'too few years');
    const held = { ...asked, stepStatus: 'UNDETERMINED', reason: 'wait for Ma', revision: 8 } as const;
    server.answer('applicationDetail', applicationDetail(held));
    server.refuse('EliminateApplication', { status: 409, code: 'common.version_conflict' });
    await user.keyboard('{Control>}{Enter}{/Control}');
    const note = await dialog.findByRole('alert');
    await waitFor(() => expect(note.textContent).toMatch(/Resume screening · On hold .*wait for Ma/));
    server.refuse('EliminateApplication', undefined);
    await user.click(dialog.getByRole('button', { name: 'Look at it as it is now' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    expect(document.activeElement?.closest('.bp6-dialog')).toBeTruthy();
    expect(reason.value).toBe('too few years');
    await user.type(reason, ' still{Control>}{Enter}{/Control}');
    expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"5"', '"8"']);
  });
});
