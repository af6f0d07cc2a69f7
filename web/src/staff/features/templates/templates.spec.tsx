/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import type { QueryData } from '../../../api/tables.ts';
import TemplatesPage from './index.tsx';

type Shown = QueryData<'messageTemplate'>;
const both = (zh: string, en: string) => ({ 'zh-CN': zh, 'en-US': en });
const placeholder = (name: string, zh: string, en: string, sample: string, required: boolean) => ({
  ...{ name, words: both(zh, en), sample, required },
});
const letter: Shown = {
  template: 'offer-letter',
  scene: 'OFFER',
  title: both('录用通知书（PDF 附件）', 'Offer letter (attached PDF)'),
  ownLetter: false,
  channels: ['PAPER'],
  state: 'DEFAULT',
  version: 0,
  revision: -1,
  own: null,
  otherwise: {
    texts: { subject: 'Offer', content: 'Dear {{name}},\n| Pay | {{monthly}} |\n| Bonus | {{signOn}} |', action: '' },
    from: 'PRODUCT',
  },
  placeholders: [
    placeholder('name', '姓名', 'Name', 'Lin Xiao', true),
    placeholder('company', '公司名称', 'Company', 'Yunling', false),
    placeholder('monthly', '月薪', 'Monthly pay', '¥26,000', true),
    placeholder('signOn', '签字费', 'Sign-on bonus', '', false),
  ],
  versions: [],
  allowedActions: ['EditMessageTemplate'],
};
const reminder: Shown = {
  ...letter,
  ...{
    template: 'offer-reminded',
    title: both('提醒', 'Reminder'),
    channels: ['MAIL', 'SMS'],
    state: 'EDITED',
    version: 2,
    revision: 6,
  },
  own: { subject: 'Please answer', content: 'Soon, {{name}}', action: 'Answer' },
  versions: [
    {
      version: 2,
      texts: { subject: 'Please answer', content: 'Soon, {{name}}', action: 'Answer' },
      at: '2026-11-20T02:00:00.000Z',
      by: 'Lin Jing',
    },
    {
      version: 1,
      texts: { subject: 'Please answer', content: 'Some day, {{name}}', action: 'Answer' },
      at: '2026-11-19T02:00:00.000Z',
      by: 'Qian Min',
    },
  ],
  allowedActions: ['EditMessageTemplate', 'ResetMessageTemplate', 'TestMessageTemplate'],
};

beforeEach(() => localStorage.clear());

const open = (at: string, server = new FakeServer(), role: 'AD' | 'HR' = 'AD') =>
  renderStaff(<TemplatesPage />, {
    server: server
      .signIn(colleague(role))
      .answer('messageTemplate', (params) => (params.get('template') === 'offer-letter' ? letter : reminder))
      .answer('messageTemplates', [
        { template: 'offer-letter', scene: 'OFFER', title: letter.title, channels: ['PAPER'], wordings: [] },
        {
          ...{ template: 'offer-reminded', scene: 'OFFER', title: reminder.title, channels: ['MAIL', 'SMS'] },
          wordings: [
            {
              language: 'zh-CN',
              track: 'CAMPUS',
              channel: 'SMS',
              state: 'EDITED',
              version: 2,
              updatedAt: '2026-11-20T02:00:00.000Z',
            },
          ],
        },
      ]),
    at,
    path: '/templates/*',
  });
const content = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ });
const preview = async () => within(await screen.findByRole('region', { name: 'Preview' }));

describe('the list of templates', () => {
  it('tells which are edited, and is searched by name', async () => {
    const { user } = await open('/templates');
    expect(await screen.findByRole('link', { name: /Chinese · Campus.* · SMS v2/ })).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'letter');
    expect(screen.getByRole('link', { name: letter.title['en-US'] })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Reminder' })).toBeNull();
  });
  it('shows the words of codes, which nobody edits, and why', async () => {
    await open('/templates');
    const codes = within(await screen.findByRole('region', { name: 'Codes' }));
    expect(codes.getByText(/cannot be edited: .*SMS providers approve/)).toBeTruthy();
    expect(
      codes.getByText(/^【.+】用于登录的验证码 123456，5 分钟内有效。.*Your code is 123456, to sign in/),
    ).toBeTruthy();
    expect(codes.queryByRole('textbox')).toBeNull();
    expect(codes.getAllByRole('listitem', { hidden: true })).toHaveLength(8);
  });
  it('that there is not is said so, with the way to all', async () => {
    const { server } = await open('/templates/offer-snet');
    expect(await screen.findByText('There is no such template.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All templates' })).toBeTruthy();
    expect(server.asked.map(({ name }) => name)).not.toContain('messageTemplate');
  });
  it('is nobody’s but the administrators’', async () => {
    const { server } = await open('/templates', new FakeServer(), 'HR');
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    expect(server.asked.map(({ name }) => name)).not.toContain('messageTemplates');
  });
});

describe('a wording of a message', () => {
  it('is shown as its reader gets it while it is typed, and kept', async () => {
    const { user, server } = await open('/templates/offer-reminded?language=en-US&channel=MAIL');
    fireEvent.change(await content(), { target: { value: 'Today, {{name}}' } });
    const mail = (await preview()).getByTitle<HTMLIFrameElement>('Preview of the mail');
    expect(mail.getAttribute('srcdoc')).toContain('Today, Lin Xiao');
    expect(mail.getAttribute('sandbox')).toBe('');
    await user.click(screen.getByRole('button', { name: 'Save and use' }));
    await waitFor(() =>
      expect(server.payloads('EditMessageTemplate')).toEqual([
        {
          ...{ template: 'offer-reminded', language: 'en-US', track: 'ALL', channel: 'MAIL' },
          ...{ subject: 'Please answer', content: 'Today, {{name}}', action: 'Answer' },
        },
      ]),
    );
  });
  it.each([
    ['messageTemplate.placeholder_unknown', { name: 'salary', line: 1 }, /Line 1 names a placeholder.*“salary”/],
    ['messageTemplate.placeholder_missing', { name: 'link' }, /required and missing.*“link”/],
    ['messageTemplate.braces', { line: 3 }, /On line 3.*braces/],
    ['messageTemplate.condition', { line: 2 }, /on line 2/],
  ])('says beside the text why it is refused: %s', async (code, params, words) => {
    const errors = [{ path: 'content', code, params }];
    const server = new FakeServer().refuse('EditMessageTemplate', { status: 422, code, params, errors });
    const { user } = await open('/templates/offer-reminded', server);
    await user.type(await content(), '!');
    await user.click(screen.getByRole('button', { name: 'Save and use' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect((await content()).value).toBe('Soon, {{name}}!');
    expect((await content()).getAttribute('aria-invalid')).toBe('true');
  });
  it('goes back to what it was at one more press, and shows what each version changed', async () => {
    const { user, server } = await open('/templates/offer-reminded');
    const versions = within(await screen.findByRole('region', { name: /versions|before/i }));
    expect(versions.getByText('Some day, {{name}}', { selector: 'del' })).toBeTruthy();
    expect(versions.getByText('Soon, {{name}}', { selector: 'ins' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to the default' }));
    expect(server.sent).toEqual([]);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Back to the default' }));
    await waitFor(() => expect(server.payloads('ResetMessageTemplate')).toHaveLength(1));
  });
});

describe('the words that a wording began from', () => {
  it('stand below its versions, whole, also where nobody edited it', async () => {
    await open('/templates/offer-reminded');
    const versions = within(await screen.findByRole('region', { name: 'Versions' }));
    const first = within(versions.getByText(/^v0 · at first: the default words/).closest('details') as HTMLElement);
    expect(first.getByText('Dear {{name}},', { selector: 'span' })).toBeTruthy();
    expect(first.getByText('| Pay | {{monthly}} |', { selector: 'span' })).toBeTruthy();
  });
});

describe('a wording of a paper', () => {
  it('has a title and no button, is no mail, and is not sent to try it', async () => {
    await open('/templates/offer-letter');
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /button/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send me a test' })).toBeNull();
    expect(screen.getByText(/“\| name \| value \|” is a row/)).toBeTruthy();
  });
  it('is shown as it will be printed, rows without a value left out', async () => {
    const { user } = await open('/templates/offer-letter');
    const sheet = within((await preview()).getByRole('article', { name: 'Offer' }));
    expect(sheet.getByText('Dear Lin Xiao,')).toBeTruthy();
    expect(sheet.getByText('Pay', { selector: 'dt' }).nextElementSibling?.textContent).toBe('¥26,000');
    expect(sheet.queryByText('Bonus')).toBeNull();
    const text = await content();
    fireEvent.change(text, { target: { value: '# Terms\n<b>{{name}}</b>\n> Yours' } });
    expect(sheet.getByRole('heading', { name: 'Terms' })).toBeTruthy();
    expect(sheet.getByText('<b>Lin Xiao</b>')).toBeTruthy();
    fireEvent.change(text, { target: { value: '| Pay |' } });
    expect((await preview()).getByText(/row is not complete yet/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Monthly pay/ }));
    expect(text.value).toContain('{{monthly}}');
  });
  it('says why it cannot be printed', async () => {
    const { user } = await open('/templates/offer-letter');
    await user.click((await preview()).getByRole('button', { name: 'Download the PDF' }));
    expect(await (await preview()).findByRole('alert')).toBeTruthy();
  });
});
