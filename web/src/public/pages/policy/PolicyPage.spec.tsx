/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderPublic } from '../../../../testing/render.tsx';
import Agreement from './Agreement.tsx';
import { agreementText } from './agreement-text.ts';
import Privacy from './Privacy.tsx';
import { privacyText } from './privacy-text.ts';

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe.each([
  ['the privacy policy', Privacy, privacyText, 'Privacy policy', '个人信息保护'],
  ['the registration agreement', Agreement, agreementText, 'Registration agreement', '注册'],
] as [string, ComponentType, typeof privacyText, string, string][])('%s', (_, Page, texts, title, chinese) => {
  it('is read in English with every section', async () => {
    await renderPublic(<Page />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(headings()).toEqual(texts.en.sections.map((section) => section.title));
  });
  it('is read in Chinese', async () => {
    await renderPublic(<Page />, { language: 'zh-CN' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(chinese);
    expect(headings()).toEqual(texts.zh.sections.map((section) => section.title));
  });
  it('has as many sections in one language as in the other', () => {
    expect(texts.en.sections).toHaveLength(texts.zh.sections.length);
  });
});
