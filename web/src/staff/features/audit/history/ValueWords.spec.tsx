/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { FileRejection, LeftUnread, Role, SignInWay, topics } from '@talentlog/contracts';
import { screen } from '@testing-library/react';
import { renderStaff } from '../../../../../testing/render.tsx';
import { ValueWords } from './ValueWords.tsx';

const words = async (path: string, values: readonly string[], language: 'zh-CN' | 'en-US') => {
  const value = (
    <p>
      {values.length === 1 ? <ValueWords path={path} value={values[0]} /> : <ValueWords path={path} value={values} />}
    </p>
  );
  const { unmount } = await renderStaff(value, { language });
  const said = (await screen.findByRole('paragraph')).textContent ?? '';
  unmount();
  return said;
};

it('says roles, ways and languages in words', async () => {
  expect(await words('roles', ['HR', 'AD'], 'zh-CN')).toBe('招聘专员 · 管理员');
  expect(await words('way', ['PASSWORD'], 'zh-CN')).toBe('密码');
  expect(await words('language', ['zh-CN'], 'zh-CN')).toBe('中文');
  expect(await words('language', ['zh-CN'], 'en-US')).toBe('Chinese');
  expect(await words('roles', ['OA'], 'en-US')).toBe('Offer approver');
});

it('has a word for every role and every way to sign in', async () => {
  for (const [path, codes] of [
    // A guest has no account that an event could name.
    ['roles', Role.exclude(['G']).options],
    ['way', SignInWay.options],
  ] as const)
    for (const code of codes) expect(await words(path, [code], 'zh-CN')).not.toBe(code);
});

it('says in words what a subscriber may read', async () => {
  expect(await words('topics', ['applications', 'hires'], 'zh-CN')).toBe('应聘记录 · 入职');
  for (const topic of topics) expect(await words('topics', [topic], 'zh-CN')).not.toBe(topic);
});

it('says money and places in the language of its reader', async () => {
  expect(await words('terms.pay.monthly', ['26000'], 'en-US')).toBe('¥26,000');
  expect(await words('terms.pay.signOn', ['20000'], 'zh-CN')).toBe('20,000 元');
  expect(await words('terms.workLocation', ['杭州滨江'], 'en-US')).toBe('Hangzhou 滨江');
  expect(await words('details.locations', ['杭州', '义乌'], 'en-US')).toBe('Hangzhou · 义乌');
});

it('says why a file was refused or left unread as its owner read it', async () => {
  expect(await words('code', ['file.password_protected'], 'zh-CN')).toBe(
    '打开这个文件需要密码。请另存一份不带密码的再上传。',
  );
  for (const code of [...FileRejection.options, ...LeftUnread.options])
    for (const path of ['code', 'unreadCode']) expect(await words(path, [code], 'en-US')).not.toContain(code);
});
