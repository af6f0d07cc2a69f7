/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../../testing/render.tsx';
import { applicationDetail } from '../../../../../../testing/samples/applications.ts';
import { id } from '../../../../../../testing/samples/people.ts';
import { ResumeTab } from '../tabs/ResumeTab.tsx';

const read = (path: string, value: string, line: string, lineNumber: number) => ({
  ...{ path, value, line, lineNumber, confidence: 1 },
});
const file = {
  resumeFileId: id(31),
  fileId: 'c'.repeat(64),
  name: '51job.doc',
  size: 1000,
  type: 'text/html',
  state: 'PARSED' as const,
  uploadedAt: '2026-11-01T04:00:00.000Z',
  rejectedCode: null,
  unreadCode: null,
  incomplete: false,
  allowedActions: [],
  broughtBy: { accountId: id(900), name: 'Lin Jing' },
  proposals: [
    read('basic.workYears', '5', '5年工作经验', 2),
    read('work[0].company', 'Ruijie', 'Ruijie 2019-03', 7),
    read('work[0].end', '', 'Ruijie 2019-03', 7),
  ],
};
const decisions = ['AcceptParsedFieldsOnBehalf', 'DismissParsedFieldsOnBehalf', 'RestoreParsedFieldsOnBehalf'];
const all = ['UploadResumeFileOnBehalf', 'RemoveResumeFileOnBehalf'];

describe('resumes that staff bring', () => {
  let server: FakeServer;
  const detail = applicationDetail({ personActions: all, resume: { blocks: {}, files: [] } });
  const about = { jobSeekerId: detail.person.jobSeekerId, resumeFileId: id(31) };
  beforeEach(() => {
    server = new FakeServer().signIn(colleague('HR'));
  });
  const open = (
    writtenByPerson = false,
    personActions = all,
    language: 'zh-CN' | 'en-US' = 'en-US',
    change: object = {},
  ) => {
    const { jobSeekerId } = detail.person;
    const allowedActions = writtenByPerson ? [] : decisions;
    server.answer('broughtResume', {
      jobSeekerId,
      revision: -1,
      blocks: {},
      writtenByPerson,
      files: [{ ...file, ...change }],
      allowedActions,
    });
    return renderStaff(<ResumeTab detail={{ ...detail, personActions }} />, { server, language });
  };
  const work = async () => {
    const named = await screen.findByText('Ruijie');
    return within(named.closest('li') as HTMLElement);
  };

  it('say who brought them, and are used entry by entry as the command takes them', async () => {
    const { user } = await open();
    expect((await screen.findByText(/uploaded by Lin Jing/)).textContent).toContain('Read');
    await user.click((await work()).getByRole('button', { name: 'Use' }));
    const fields = [
      { path: 'work[0].company', value: 'Ruijie' },
      { path: 'work[0].end', value: null },
    ];
    await waitFor(() => expect(server.payloads('AcceptParsedFieldsOnBehalf')).toEqual([{ ...about, fields }]));
    await user.click(screen.getAllByRole('button', { name: 'Use' })[0] as HTMLElement);
    const years = [{ path: 'basic.workYears', value: 5 }];
    await waitFor(() => expect(server.payloads('AcceptParsedFieldsOnBehalf')[1]).toEqual({ ...about, fields: years }));
  });

  it('say why they were left unread for now', async () => {
    await open(false, all, 'zh-CN', { state: 'PARSE_FAILED', proposals: [], unreadCode: 'file.read_later' });
    expect(
      await screen.findByText('最近一小时解析文件用时太多，这份还没有解析。请一小时后重试，或手动填写。'),
    ).toBeTruthy();
  });

  it('say what did not fit', async () => {
    server.does('AcceptParsedFieldsOnBehalf', () => ({ accepted: [], skipped: ['work[0].end'] }));
    const { user } = await open();
    await user.click((await work()).getByRole('button', { name: 'Use' }));
    expect(await screen.findByText('1 value does not fit and was not entered.')).toBeTruthy();
  });

  it('are left, which can be undone, and taken away', async () => {
    const { user } = await open();
    await user.click((await work()).getByRole('button', { name: 'Leave out' }));
    const fields = ['work[0].company', 'work[0].end'];
    await waitFor(() => expect(server.payloads('DismissParsedFieldsOnBehalf')).toEqual([{ ...about, fields }]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.payloads('RestoreParsedFieldsOnBehalf')).toEqual([{ ...about, fields }]));
    await user.click(screen.getByRole('button', { name: 'Take away' }));
    await waitFor(() => expect(server.payloads('RemoveResumeFileOnBehalf')).toEqual([about]));
  });

  it('are only compared with what a person wrote themselves', async () => {
    await open(true, all, 'zh-CN');
    expect(await screen.findByText('此人已自己填写简历，识别内容仅供对照，不会写入。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '采用' })).toBeNull();
  });

  it('are not for who may bring none', async () => {
    await open(false, []);
    await waitFor(() => expect(screen.queryByText('Resumes from recruiters')).toBeNull());
    expect(server.asked.some(({ name }) => name === 'broughtResume')).toBe(false);
  });
});
