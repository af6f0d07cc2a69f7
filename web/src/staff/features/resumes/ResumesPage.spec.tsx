/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { ResumeFound } from '@talentlog/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { id, person } from '../../../../testing/samples/people.ts';
import ResumesPage from './index.tsx';

const found: ResumeFound = {
  person: person({ name: 'Ma Jun' }),
  resumeLine: { school: 'Southeast University', degree: 'MASTER', years: 5, employer: 'Yangtze' },
  updatedAt: '2026-11-02T04:00:00.000Z',
  hits: [{ block: 'work', text: '…built a UVM bench for PCIe', marks: [[9, 12]] }],
  applied: true,
  applications: [
    {
      applicationId: id(1),
      position: { positionId: id(3), title: '验证', titleEn: 'Verification' },
      stage: 'DELIVERED',
    },
    { applicationId: id(2), position: { positionId: id(4), title: '测试', titleEn: 'Test' }, stage: 'DELIVERED' },
  ],
  personActions: ['WriteToPerson'],
};
const elsewhere: ResumeFound = {
  ...found,
  person: person({ jobSeekerId: id(102), name: 'Song Jia' }),
  resumeLine: null,
  hits: [],
  applications: [],
  personActions: [],
};

const fresh: ResumeFound = {
  ...elsewhere,
  person: person({ jobSeekerId: id(103), name: 'Li Xue' }),
  applied: false,
  personActions: ['WriteToPerson'],
};

const second: ResumeFound = {
  ...found,
  person: person({ jobSeekerId: id(104), name: 'Zhao Lei' }),
  applications: found.applications.slice(1),
};

/** A drawer that goes on showing what was revealed in it. */
function Keeping({ applicationId }: { applicationId: string }) {
  const [revealed] = useState(applicationId);
  return <aside>{`${applicationId} shows the phone of ${revealed}`}</aside>;
}

const open = (at = '/resumes?text=uvm', rows: ResumeFound[] = [found, elsewhere]) =>
  renderStaff(<ResumesPage />, {
    server: new FakeServer()
      .signIn(colleague('HR'))
      .answer('resumeSearch', { rows })
      .answer('notifications', { rows: [] })
      .answer('personTimeline', []),
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
    expect(grid.getByRole('columnheader', { name: 'What the resume says' })).toBeTruthy();
    expect(grid.getByText('Southeast University · Master · 5 yr · Yangtze')).toBeTruthy();
    expect(grid.getByText('Verification').parentElement?.textContent).toMatch(/and 1 more$/);
    expect(grid.getByText('With another colleague')).toBeTruthy();
    expect(server.asked.find(({ name }) => name === 'resumeSearch')?.params.get('text')).toBe('uvm');
  });

  it('shows nothing of one person beside the next', async () => {
    const { user } = await renderStaff(<ResumesPage />, {
      server: new FakeServer().signIn(colleague('HR')).answer('resumeSearch', { rows: [found, second] }),
      at: `/resumes/${found.person.jobSeekerId}?text=uvm`,
      path: '/resumes/*',
      parts: { ApplicationDrawer: Keeping },
    });
    expect(await screen.findByText(`${id(1)} shows the phone of ${id(1)}`)).toBeTruthy();
    await user.keyboard('j');
    expect(await screen.findByText(`${id(2)} shows the phone of ${id(2)}`)).toBeTruthy();
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
    expect(await screen.findByRole('heading', { name: 'Song Jia' })).toBeTruthy();
    await screen.findByText(/applied for positions of other colleagues\.$/);
  });

  it('says of somebody who applied nowhere that they did not, and shows what resumes say once words are typed', async () => {
    const { user } = await open('/resumes', [fresh]);
    const grid = within(await screen.findByRole('grid'));
    expect(await grid.findByText('Not applied yet')).toBeTruthy();
    expect(grid.queryByRole('columnheader', { name: 'What the resume says' })).toBeNull();
    await user.click(grid.getByText('Li Xue'));
    await screen.findByText('This candidate has not applied yet.');
  });

  it('leads home who may not search, without asking', async () => {
    const { server } = await renderStaff(<ResumesPage />, {
      server: new FakeServer().signIn(colleague('AU')),
      at: '/resumes?text=uvm',
      path: '/resumes/*',
    });
    expect(await screen.findByRole('link', { name: 'Back to my work' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(server.asked.some(({ name }) => name === 'resumeSearch')).toBe(false);
  });

  it('says that no resume has the words, with the way back', async () => {
    const { user, address } = await open('/resumes?text=nothing', []);
    await user.click(await screen.findByRole('button', { name: 'Show everybody' }));
    await waitFor(() => expect(address()).toBe('/resumes'));
  });
});
