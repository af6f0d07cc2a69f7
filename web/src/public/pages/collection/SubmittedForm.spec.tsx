/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { collectionPage, linkOpened } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import Collection from '../links/Collection.tsx';

const file = (name: string) => ({ fileId: `blob:${name}`, name, size: 20_480, mediaType: 'image/png' });
const content = {
  identity: { name: '王芳', type: 'PASSPORT', number: 'E12345678', validUntil: '2031-05-09', longTerm: false },
  contact: { address: '杭州市滨江区江南大道 1 号', postcode: '310051' },
  emergency: { name: '王建国', relation: '父亲', phone: '+8613800138000' },
  bank: { bank: '中国工商银行杭州高新支行', number: '6222021234567890128' },
  work: {
    confirmed: true,
    entries: [
      { company: '云岭科技', title: '测试工程师', start: '2020-07', end: '2023-02' },
      { company: '北川电子', title: '高级测试', start: '2023-03', end: null },
    ],
  },
  relatives: { employed: true, people: [{ name: '王强', relation: '堂兄', department: '财务部' }] },
  attachments: { idFront: [file('正面.png')], degreeCertificate: [file('学位 1.png'), file('学位 2.png')] },
};

async function open(language: 'zh-CN' | 'en-US', change: Parameters<typeof collectionPage>[0] = {}) {
  const server = new FakeServer().answer('linkOpened', linkOpened({ purpose: 'collection' }));
  server.answer('collectionPage', collectionPage({ state: 'COLLECTED', allowedActions: [], content, ...change }));
  const at = { path: '/info_collection/:id', at: '/info_collection/tok' };
  const shown = await renderPublic(<Collection />, { server, language, ...at });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}
/** What is read of it, a line each: the name of a field and its values. */
const read = (): readonly string[] =>
  [...document.querySelectorAll('.submitted dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' | '),
  );

const inChinese = [
  '证件姓名 | 王芳',
  '证件类型 | 护照',
  '证件号码 | ****5678',
  '有效期至 | 2031年5月9日',
  '联系地址 | 杭州市滨江区江南大道 1 号',
  '邮编 | 310051',
  '紧急联系人姓名 | 王建国',
  '紧急联系人关系 | 父亲',
  '紧急联系人电话 | ****8000',
  '开户行 | 中国工商银行杭州高新支行',
  '银行卡号 | ****0128',
  '2020年7月 – 2023年2月 | 云岭科技 | 测试工程师',
  '2023年3月 – 至今 | 北川电子 | 高级测试',
  '是否有亲属在云岭网络工作 | 有',
  '亲属信息 | 王强 · 堂兄 · 财务部',
  '证件正面 | 正面.png',
  '学历证书 | 学位 1.png | 学位 2.png',
];

describe('the submitted onboarding form', () => {
  it('can be read in words, its numbers but for their end hidden', async () => {
    await open('zh-CN');
    expect(read()).toEqual(inChinese);
    expect(document.body.textContent).not.toMatch(/E12345678|6222|1380013/);
  });
  it('shows whole numbers when asked, and hides them again', async () => {
    const { user } = await open('zh-CN');
    await user.click(screen.getByRole('button', { name: '显示完整号码' }));
    expect(read()).toEqual(
      inChinese.map((line) =>
        line
          .replace('****5678', 'E12345678')
          .replace('****8000', '138 0013 8000')
          .replace('****0128', '6222 0212 3456 7890 128'),
      ),
    );
    await user.click(screen.getByRole('button', { name: '隐藏号码' }));
    expect(read()).toEqual(inChinese);
  });
  it('speaks English, too', async () => {
    await open('en-US', { state: 'PUSHED' });
    const form = screen.getByRole('region', { name: 'What you submitted' });
    expect(within(form).getByText('Passport')).toBeTruthy();
    expect(within(form).getByText('May 9, 2031')).toBeTruthy();
    expect(within(form).getByText('Mar 2023 – Present')).toBeTruthy();
  });
  it('says what was left out on purpose', async () => {
    const none = { ...content, work: { confirmed: true, entries: [] }, relatives: { employed: false, people: [] } };
    await open('zh-CN', { state: 'LOCKED', content: none });
    expect(read()).toContain('工作与实习经历 | 没有工作或实习经历');
    expect(read().filter((line) => line.includes('亲属'))).toEqual(['是否有亲属在云岭网络工作 | 没有']);
  });
  it.each(['TO_COLLECT', 'COLLECTING', 'ARCHIVED'] as const)(
    'is not there while nothing is handed in: %s',
    async (state) => {
      await open('zh-CN', { state });
      expect(read()).toEqual([]);
    },
  );
});
