/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationDetail } from '../../../../../testing/samples/applications.ts';
import { interview } from '../../../../../testing/samples/interviews.ts';
import { id } from '../../../../../testing/samples/people.ts';
import { ApplicationDrawer } from './ApplicationDrawer.tsx';

type Changes = Parameters<typeof applicationDetail>[0];

async function open(changes: Changes, language: 'zh-CN' | 'en-US' = 'en-US') {
  const server = new FakeServer().signIn(colleague('HR')).answer('applicationDetail', applicationDetail(changes));
  await renderStaff(
    <ApplicationDrawer applicationId={id(1)} onPrevious={undefined} onNext={undefined} onClose={() => undefined} />,
    { server, language },
  );
  await screen.findByRole('heading', { level: 2 });
}
const hint = () => document.querySelector('.drawer-dock .drawer-hint')?.textContent;
const resume = { blocks: {}, files: [] };

beforeEach(() => sessionStorage.clear());

describe('the open record of somebody', () => {
  it('shows the resume first where it may be read, and the overview where not', async () => {
    await open({ resume });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Resume');
    expect(screen.getAllByRole('tab')[0]?.textContent).toBe('Resume');
  });
  it('shows the overview where the resume may not be read', async () => {
    await open({ resume: null });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview');
  });
  it('has the verdict after what is judged, with its keys', async () => {
    await open({ resume, allowedActions: ['PassStep', 'HoldStep', 'EliminateApplication'] });
    const dock = document.querySelector('.drawer-dock');
    expect([...(dock?.querySelectorAll('.action-bar .kbd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'P',
      'H',
      'E',
    ]);
    expect(dock?.previousElementSibling?.getAttribute('role')).toBe('tabpanel');
  });
  it.each<[string, Changes, 'zh-CN' | 'en-US', string | undefined]>([
    [
      'a pass',
      { allowedActions: ['PassStep'] },
      'en-US',
      'Once passed, it can move to the next stage; the candidate is told only then.',
    ],
    [
      'a move',
      { allowedActions: ['AdvanceStage'], nextStages: ['FIRST_INTERVIEW'] },
      'zh-CN',
      '推进后进入初试，十秒内按 Z 可撤销；过了才告知候选人。',
    ],
    ['a rejection', { allowedActions: ['EliminateApplication'] }, 'zh-CN', '淘汰会告知候选人。'],
    [
      'a rejection that calls off an interview',
      { allowedActions: ['EliminateApplication'], interviews: [interview({ life: 'NOT_STARTED' })] },
      'zh-CN',
      '淘汰会取消约好的面试，并告知候选人和面试官。',
    ],
    ['nothing to be done', { allowedActions: [] }, 'en-US', undefined],
  ])('says what follows from %s and who is told', async (_of, changes, language, words) => {
    await open(changes, language);
    expect(hint()).toBe(words);
  });
});
