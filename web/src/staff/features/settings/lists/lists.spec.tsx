/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DictionaryEntry } from '@talentlog/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { formsOfCompany } from '../../../../../testing/samples/evaluation-form.ts';
import { lists } from '../../../../../testing/samples/lists.ts';
import { companySettings } from '../../../../../testing/samples/settings.ts';
import SettingsPage from '../index.tsx';
import { asSent, withLines } from './list-draft.ts';

const open = (at: string, server = new FakeServer()) =>
  renderStaff(<SettingsPage />, {
    server: server.signIn(colleague('AD')).answer('companySettings', {
      revision: 4,
      values: companySettings,
      defaults: companySettings,
      ...formsOfCompany,
    }),
    at,
    path: '/settings/*',
  });
beforeEach(() => localStorage.clear());

const sent = (server: FakeServer) => server.payloads('ReviseDictionary');
const button = (name: string) => screen.findByRole('button', { name });

describe('the lists of a company', () => {
  it('stand on a page, with how much is in each, and say which are fixed', async () => {
    await open('/settings/lists');
    const link = await screen.findByRole('link', { name: 'Political status' });
    expect(link.getAttribute('href')).toBe('/settings/lists/politicalStatus');
    const row = within(link.closest('li') as HTMLElement);
    expect(row.getByText('1 value, 1 retired')).toBeTruthy();
    expect(screen.getByText(/^Which stages there are, outcomes, degrees, documents/)).toBeTruthy();
  });

  it('are changed as a whole, in their order, at the revision that was seen; what is new gets a code', async () => {
    const { user, server } = await open('/settings/lists/endReason');
    await user.click(await button('Add a value'));
    await user.type(screen.getByLabelText('Chinese, value 3'), '背景不符');
    await user.type(screen.getByLabelText('English, value 3'), 'Background, other');
    await user.click(await button('Retire: 其他'));
    await user.click(await button('Move up: 背景不符'));
    await user.click(await button('Save'));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.ifMatch).toBe('"4"');
    expect(sent(server)).toEqual([
      {
        dictionary: 'endReason',
        entries: [
          { code: 'SKILL', zh: '专业能力不符', en: 'Skills do not fit', retired: false },
          { code: 'BACKGROUND_OTHER', zh: '背景不符', en: 'Background, other', retired: false },
          { code: 'OTHER', zh: '其他', en: 'Other', retired: true },
        ],
      },
    ]);
  });

  it('take lines that are pasted, and not what is there already', async () => {
    const { user, server } = await open('/settings/lists/awardLevel');
    await user.click(await button('Paste lines'));
    await user.type(screen.getByLabelText('Paste lines'), '国家级, National{Enter}省级 | Provincial{Enter}{Enter}校级');
    await user.click(await button('Add these lines'));
    await user.click(await button('Save'));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(sent(server)).toMatchObject([
      { entries: [{ code: 'NATIONAL' }, { code: 'PROVINCIAL', zh: '省级' }, { code: 'V', zh: '校级', en: '校级' }] },
    ]);
  });

  it('say beside a value why it cannot be, and keep what was typed', async () => {
    const refusal = {
      ...{ status: 422, code: 'dictionary.words_twice' },
      errors: [{ path: 'entries.1.en', code: 'dictionary.words_twice' }],
    };
    const { user } = await open('/settings/lists/nation', new FakeServer().refuse('ReviseDictionary', refusal));
    const words = await screen.findByLabelText<HTMLInputElement>('English, value 2');
    await user.clear(words);
    await user.type(words, 'Han');
    await user.click(await button('Save'));
    const row = words.closest('li') as HTMLElement;
    expect(await within(row).findByText('Another value is called the same.')).toBeTruthy();
    expect(words.value).toBe('Han');
  });

  it('of which somebody else changed one are not overwritten', async () => {
    let entries: DictionaryEntry[] = lists.endReason;
    const server = new FakeServer().answer('dictionaries', () => ({ lists: { ...lists, endReason: entries } }));
    const { user } = await open('/settings/lists/endReason', server);
    await user.type(await screen.findByLabelText('English, value 1'), '!');
    entries = [...entries, { code: 'PAY', zh: '薪资不符', en: 'Pay', retired: false }];
    server.refuse('ReviseDictionary', { status: 409, code: 'common.version_conflict' });
    await user.click(await button('Save'));
    expect(await screen.findByText(/^Somebody else changed this list meanwhile/)).toBeTruthy();
    expect((await button('Save')).getAttribute('aria-disabled')).toBe('true');
    await user.click(await button('Drop my changes and show the newest'));
    expect(screen.getByDisplayValue('薪资不符')).toBeTruthy();
  });

  it('keep what was typed and not saved, also over a reload, until it is saved', async () => {
    const server = new FakeServer();
    const { user } = await open('/settings/lists/endReason', server);
    await user.type(await screen.findByLabelText('English, value 1'), '!');
    cleanup();
    await open('/settings/lists/endReason', server);
    expect((await screen.findByLabelText<HTMLInputElement>('English, value 1')).value).toBe('Skills do not fit!');
    expect(screen.getByText(/your changes from before/)).toBeTruthy();
    await user.click(await button('Undo changes'));
    expect(screen.getByLabelText<HTMLInputElement>('English, value 1').value).toBe('Skills do not fit');
    expect(localStorage.length).toBe(0);
  });

  it('that two people changed are put together by code, and what both changed is told', async () => {
    let entries: DictionaryEntry[] = lists.endReason;
    const server = new FakeServer().answer('dictionaries', () => ({ lists: { ...lists, endReason: entries } }));
    const { user } = await open('/settings/lists/endReason', server);
    await user.type(await screen.findByLabelText('English, value 1'), '!');
    await user.type(screen.getByLabelText('English, value 2'), '?');
    entries = entries.map((entry) => (entry.code === 'OTHER' ? { ...entry, en: 'Else' } : entry));
    entries = [...entries, { code: 'PAY', zh: '薪资不符', en: 'Pay', retired: false }];
    server.refuse('ReviseDictionary', { status: 409, code: 'common.version_conflict' });
    await user.click(await button('Save'));
    expect(await screen.findByText('Yours: 其他 / Other?; now: 其他 / Else')).toBeTruthy();
    await user.click(await button('Put both together (mine where both changed)'));
    const shown = [1, 2, 3].map((n) => screen.getByLabelText<HTMLInputElement>(`English, value ${n}`).value);
    expect(shown).toEqual(['Skills do not fit!', 'Other?', 'Pay']);
    expect((await button('Save')).hasAttribute('disabled')).toBe(false);
    expect((await button('Save')).hasAttribute('aria-disabled')).toBe(false);
  });

  it('say that they are saved, and keep the focus on the button that did', async () => {
    let entries: DictionaryEntry[] = lists.endReason;
    const server = new FakeServer().answer('dictionaries', () => ({ lists: { ...lists, endReason: entries } }));
    const { user } = await open('/settings/lists/endReason', server);
    await user.type(await screen.findByLabelText('English, value 1'), '!');
    entries = entries.map((entry, n) => (n === 0 ? { ...entry, en: `${entry.en}!` } : entry));
    await user.click(await button('Save'));
    await waitFor(async () => expect((await button('Save')).getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(await button('Save'));
    await user.keyboard('{Enter}');
    expect(sent(server)).toHaveLength(1);
    await user.tab({ shift: true });
    expect((await button('Save')).hasAttribute('disabled')).toBe(true);
  });

  it('of batches have a track and days', async () => {
    const { user, server } = await open('/settings/lists/batch');
    await user.selectOptions(await screen.findByLabelText('Track: 2027 届秋招'), 'INTERN');
    await user.click(await button('Save'));
    await waitFor(() => expect(sent(server)).toMatchObject([{ entries: [{ span: { track: 'INTERN' } }] }]));
  });

  it('of stages have their words alone to change', async () => {
    const { user, server } = await open('/settings/lists/stage');
    const words = await screen.findByLabelText('English, value 1');
    await user.clear(words);
    await user.type(words, 'Round one');
    expect(screen.getAllByText(/^Originally: /).map(({ textContent }) => textContent)).toEqual([
      'Originally: First interview',
    ]);
    expect(screen.queryByRole('button', { name: /Add a value|Paste|Move|Retire/ })).toBeNull();
    await user.click(await button('Save'));
    await waitFor(() =>
      expect(sent(server)).toMatchObject([
        { dictionary: 'stage', entries: [{ code: 'FIRST_INTERVIEW', en: 'Round one' }, {}] },
      ]),
    );
  });

  it('that do not exist say so', async () => {
    await open('/settings/lists/colours');
    expect(await screen.findByText('There is no such list.')).toBeTruthy();
  });

  it('tell who changed what of them', async () => {
    const entry = (more: Partial<DictionaryEntry>): DictionaryEntry => ({
      ...{ code: 'A', zh: '甲', en: 'First', retired: false },
      ...more,
    });
    const change = (revision: number, steps: { before: DictionaryEntry | null; after: DictionaryEntry }[]) => ({
      ...{ revision, at: '2026-11-02T04:00:00.000Z', by: null, steps: [], policy: null },
      list: { dictionary: 'endReason' as const, steps },
      form: null,
    });
    const rows = [
      change(3, []),
      change(2, [{ before: entry({}), after: entry({ retired: true }) }]),
      change(1, [{ before: entry({}), after: entry({ en: 'One' }) }]),
      change(0, [{ before: null, after: entry({}) }]),
    ];
    await open('/settings/changes', new FakeServer().answer('settingsChanges', { rows }));
    for (const words of ['order changed', '“First” retired', '“First” became “One”', '“First” added'])
      expect(await screen.findByText(`Reasons for ending: ${words}`)).toBeTruthy();
  });
});

describe('codes of what is new', () => {
  it('are free ones, whatever the words are', () => {
    const pasted = withLines(lists.endReason, 'endReason', '其一, Other\n其二, other!\n其三, 其三\n其四, 其四');
    expect(asSent(pasted).map(({ code }) => code)).toEqual(['SKILL', 'OTHER', 'OTHER_2', 'OTHER_3', 'V', 'V_2']);
  });
});
