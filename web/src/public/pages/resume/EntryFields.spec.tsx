/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { ResumeBlock } from '@talentlog/contracts';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPublic } from '../../../../testing/render.tsx';
import { EntryFields } from './EntryFields.tsx';
import type { Entry } from './entries.ts';

let now: Entry = {};
function Form({
  block,
  entry,
  errors,
}: {
  block: ResumeBlock;
  entry: Entry;
  errors: Readonly<Record<string, string>>;
}) {
  const [value, setValue] = useState(entry);
  now = value;
  return (
    <EntryFields
      block={block}
      path={block === 'basic' ? block : `${block}.0`}
      entry={value}
      disabled={false}
      errorAt={(path) => errors[path]}
      onChange={setValue}
    />
  );
}
const open = (block: ResumeBlock, entry: Entry = {}, errors: Readonly<Record<string, string>> = {}) =>
  renderPublic(<Form block={block} entry={entry} errors={errors} />);
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fold = () => screen.getByRole<HTMLDetailsElement>('group');

describe('the fields of an entry', () => {
  it('mark what is required and what is wrong', async () => {
    await open('work', {}, { 'work.0.start': 'The format is not right.' });
    expect(field(/^Company/).getAttribute('aria-required')).toBe('true');
    expect(field('Department').hasAttribute('aria-required')).toBe(false);
    expect(field(/^From/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('The format is not right.')).toBeTruthy();
  });
  it('offer the keyboard that fits: a phone, an e-mail, a number, a day', async () => {
    await open('basic');
    expect(field(/^Phone\*?$/).type).toBe('tel');
    expect(field(/^Email/).type).toBe('email');
    expect(field(/^Years of work/).inputMode).toBe('decimal');
    expect(field(/^Birth date/).type).toBe('date');
  });
  it('take "until now" for an end, and forget the one that was typed', async () => {
    const { user } = await open('work', { start: '2020-01', end: '2021-01' });
    await user.click(screen.getByRole('checkbox', { name: 'Until now' }));
    expect(now).toMatchObject({ untilNow: true, end: null });
    expect(field(/^To/).disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Until now' }));
    expect(field(/^To/).disabled).toBe(false);
  });
  it('take a month in any form, and show it as it is kept once one goes on', async () => {
    const { user } = await open('education');
    await user.type(field(/^From/), '2021.9');
    expect(now.start).toBe('2021.9');
    await user.tab();
    expect([now.start, field(/^From/).value]).toEqual(['2021-09', '2021-09']);
  });
  it.each([
    ['2021.9', 'Sep 2021'],
    ['202109', 'Sep 2021'],
    ['2021年9月', 'Sep 2021'],
    ['2021', '2021'],
    ['soon', undefined],
  ])('echo what was understood of %s while it is typed', async (typed, echo) => {
    const { user, container } = await open('education');
    await user.type(field(/^From/), typed);
    expect(container.querySelector('.month-read')?.textContent).toBe(echo);
  });
  it.each([
    ['2021.9', '2020/7', 'The end is earlier than the start.'],
    ['2021.9', '202109', 'The end equals the start.'],
    ['2021', '2020-12', 'The end is earlier than the start.'],
    ['2021', '2021', undefined],
    ['2021.9', '2022', undefined],
    ['2021.9', 'soon', undefined],
  ])('%s to %s: say beside the end that it comes too early', async (start, end, words) => {
    await open('work', { start, end });
    expect(field(/^To/).getAttribute('aria-invalid')).toBe(words === undefined ? null : 'true');
    if (words !== undefined) expect(screen.getByText(words)).toBeTruthy();
  });
  it('say how a month is written where what was typed is none', async () => {
    await open('work', { start: '2021.13' }, { 'work.0.start': 'The format is not right.' });
    expect(screen.getByText(/^Write year and month, as 2021\.9/)).toBeTruthy();
  });
  it('say "present" for the end of what goes on, not an example', async () => {
    await open('work', { start: '2021-09', untilNow: true });
    expect(field(/^To/).value).toBe('present');
  });
  it('offer degrees by their names', async () => {
    const { user } = await open('education');
    await user.selectOptions(screen.getByLabelText(/^Degree/), 'Master');
    expect(now.degree).toBe('MASTER');
  });
});

describe('what is rarely needed', () => {
  it('is folded away while it is empty, and open where something was told', async () => {
    const { unmount } = await open('basic');
    expect(fold().open).toBe(false);
    unmount();
    await open('basic', { nation: '汉' });
    expect(fold().open).toBe(true);
  });
  it('stays open under the fingers that empty it', async () => {
    const { user } = await open('basic', { citizenship: '中国' });
    await user.clear(field('Citizenship'));
    expect(fold().open).toBe(true);
    expect(document.activeElement).toBe(field('Citizenship'));
  });
});

describe('a field of a list of the company', () => {
  const offered = (name: string) => [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => text);

  it('offers what is in force, and keeps what was chosen or typed before', async () => {
    const { user } = await open('basic', { politicalStatus: 'MASSES', nation: '汉' });
    expect(await screen.findByRole('option', { name: 'Han' })).toBeTruthy();
    // The one that is chosen is retired; the nation was typed before there was a list.
    expect(offered('Political status')).toEqual(['Choose', 'Party member', 'Citizen']);
    expect(offered('Ethnic group')).toEqual(['Choose', 'Han', 'Hui', '汉']);
    await user.selectOptions(field('Ethnic group'), 'Hui');
    expect(now).toMatchObject({ nation: 'HU', politicalStatus: 'MASSES' });
    expect(offered('Ethnic group')).toEqual(['Choose', 'Han', 'Hui']);
  });

  it('suggests the tests of a language, and takes own words with a score', async () => {
    const { user } = await open('language');
    const certificate = field(/^Certificate/);
    await waitFor(() => expect([...(certificate.list?.options ?? [])].map(({ value }) => value)).toEqual(['CET-4']));
    await user.type(certificate, 'CET-4 560');
    expect(now).toMatchObject({ certificate: 'CET-4 560' });
  });
});
