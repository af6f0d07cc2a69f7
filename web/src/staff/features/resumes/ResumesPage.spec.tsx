/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { ResumeFound } from '@talentlog/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { id, person } from '../../../../testing/samples/people.ts';
import ResumesPage from './index.tsx';

const found: ResumeFound = {
  person: person({ name: 'Ma Jun' }),
  resumeLine: { school: 'Southeast University', degree: 'MASTER', years: 5, employer: 'Yangtze' },
  updatedAt: '2026-11-02T04:00:00.000Z',
  hits: [{ block: 'work', text: '…built a UVM bench for PCIe', marks: [[9, 12]] }],
  applications: [
    {
      applicationId: id(1),
      position: { positionId: id(3), title: '验证', titleEn: 'Verification' },
      stage: 'DELIVERED',
    },
    { applicationId: id(2), position: { positionId: id(4), title: '测试', titleEn: 'Test' }, stage: 'DELIVERED' },
  ],
};
const elsewhere: ResumeFound = {
  ...found,
  person: person({ jobSeekerId: id(102), name: 'Song Jia' }),
  resumeLine: null,
  hits: [],
  applications: [],
};

const open = (at = '/resumes?text=uvm', rows: ResumeFound[] = [found, elsewhere]) =>
  renderStaff(<ResumesPage />, {
    server: new FakeServer().signIn(colleague('HR')).answer('resumeSearch', { rows }),
    at,
    path: '/resumes/*',
    parts: { ApplicationDrawer: ({ applicationId }) => <aside>beside {applicationId}</aside> },
  });

describe('searching resumes', () => {
  it('shows where the words stand, what the person applied for, and who is with a colleague', async () => {
    const { server } = await open();
    const grid = within(await screen.findByRole('grid'));
    expect((await grid.findByText('UVM', { selector: 'mark' })).closest('td, [role=gridcell]')?.textContent).toBe(
      'Work …built a UVM bench for PCIe',
    );
    expect(grid.getByText('Southeast University · Master · 5 yr · Yangtze')).toBeTruthy();
    expect(grid.getByText('Verification').parentElement?.textContent).toMatch(/and 1 more$/);
    expect(grid.getByText('With another colleague')).toBeTruthy();
    expect(server.asked.find(({ name }) => name === 'resumeSearch')?.params.get('text')).toBe('uvm');
  });

  it('writes nothing twice where marks lie over each other', async () => {
    const hit: ResumeFound['hits'][number] = {
      block: 'skill',
      text: 'Node.js, C',
      marks: [
        [0, 7],
        [5, 7],
        [9, 10],
      ],
    };
    await open('/resumes?text=node.js', [{ ...found, hits: [hit] }]);
    const mark = await screen.findByText('Node.js', { selector: 'mark' });
    expect(mark.closest('td, [role=gridcell]')?.textContent).toBe('Skills and certificates Node.js, C');
  });

  it('opens the last application beside, and says where there is none in reach', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByText('Ma Jun'));
    await screen.findByText(`beside ${id(1)}`);
    expect(address()).toMatch(/^\/resumes\/[^?]+\?text=uvm$/);
    await user.click(screen.getByText('Song Jia'));
    await screen.findByText(/applied for positions of other colleagues/);
  });

  it('says that no resume has the words, with the way back', async () => {
    const { user, address } = await open('/resumes?text=nothing', []);
    await user.click(await screen.findByRole('button', { name: 'Show everybody' }));
    await waitFor(() => expect(address()).toBe('/resumes'));
  });
});
