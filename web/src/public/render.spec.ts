import { describe, expect, it } from '@jest/globals';
import type { JobCard, SignedInSeen } from '@talentlog/contracts';
import { jobFacets } from '../../testing/public-answers.ts';
import { lists } from '../../testing/samples/lists.ts';
import { companyProfile } from '../../testing/samples/settings.ts';
import type { Assets } from './document.ts';
import { type RenderRequest, renderPage } from './render.tsx';

const id = '0f0e7a52-5b7e-4c11-9a7e-0c9a4f1c0001';
const guest: SignedInSeen = { signedIn: false, account: null, devInbox: false, company: null };
const job: JobCard = {
  advertisementId: id,
  positionId: id,
  title: '交换芯片</script><b>验证',
  titleEn: 'Switch ASIC verification',
  track: 'SOCIAL',
  category: 'RND',
  nature: 'FULL_TIME',
  department: '芯片研发部',
  locations: ['杭州'],
  education: 'MASTER',
  experience: 'Y3_5',
  recruitCategory: null,
  pay: { unit: 'MONTH', min: 25_000, max: 40_000, months: 16 },
  hot: true,
  longTerm: false,
  top: false,
  publishedAt: '2026-11-20T00:00:00.000Z',
  deadline: '2026-12-31T15:59:59.000Z',
};
const detail = { ...job, duties: '1. 搭建验证平台\n2. 定位问题', requirements: 'UVM', hiringCount: 2, number: 'A-1' };
const answers: Readonly<Record<string, unknown>> = {
  jobList: {
    data: { jobs: [job], facets: jobFacets({ category: { RND: 1 }, location: { 杭州: 1 } }) },
    page: { total: 1 },
    position: '1',
  },
  dictionaries: { data: { lists }, position: '1' },
  jobDetail: { data: { job: detail, availability: { status: 'APPLICABLE' }, similar: [] }, position: '1' },
};
const assets: Assets = {
  css: '.job{}',
  manifest: {
    'src/public/entry-client.tsx': { file: 'public-1.js', isEntry: true },
    'src/public/pages/jobs/JobList.tsx': { file: 'list-1.js', imports: ['_row.js'], css: ['list-1.css'] },
    '_row.js': { file: 'row-1.js' },
  },
};

const ask = (url: string, more: Partial<RenderRequest> = {}) =>
  renderPage(
    {
      url,
      session: guest,
      nonce: 'n0nce',
      company: companyProfile,
      fetchQuery: async (name) => answers[name],
      ...more,
    },
    assets,
  );

describe('a page of the public site', () => {
  it('leads from a link with text glued to it to the link, and says of one that is broken that it is', async () => {
    const token = 'Ab3_dEf-hIjKlMnOpQrStu';
    const { status, headers } = await ask(`/send_offer/${token}${encodeURI('。请打开')}?from=mail`);
    expect([status, headers.location]).toEqual([302, `/send_offer/${token}?from=mail`]);
    for (const page of ['send_offer', 'consent', 'set_password']) {
      const { status: shown, html } = await ask(`/${page}/%25E0%25A4%25A`);
      expect([page, shown, html.includes('链接无效，请检查是否完整')]).toEqual([page, 200, true]);
    }
  });
  it.each(['/social/jobs。', '/jobs，看看', '/login.', '/personal/delivery_records)'])(
    'leads from a page of the site with text glued to it to the page: %s',
    async (glued) => {
      const { status, headers } = await ask(encodeURI(glued));
      expect([status, headers.location]).toEqual([302, /^[\w/]+/.exec(glued)?.[0]]);
    },
  );
  it('says that a long search went by its beginning', async () => {
    const long = await ask(`/jobs?text=${'a'.repeat(101)}`);
    expect(long.html).toContain('搜索词较长，只按前 100 个字查找。');
    const short = await ask(`/jobs?text=${'a'.repeat(100)}`);
    expect(short.html).not.toContain('搜索词较长');
  });
  it('has its content, its title and its language before any script runs', async () => {
    const { status, html, headers } = await ask('/social/jobs?category=RND');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain('<title>社会招聘 - 云岭网络招聘</title>');
    expect(html).toContain('共 1 个职位');
    expect(html).toContain('25–40K');
    expect(headers['content-language']).toBe('zh-CN');
    expect(html).not.toMatch(/ style="/);
  });
  it('speaks English to those who chose it, and Chinese to readers of the empty zh-HK pack', async () => {
    const english = await ask('/jobs', { cookieLanguage: 'en-US' });
    expect(english.html).toContain('<title>All positions - Yunling Networks Careers</title>');
    expect(english.html).toContain('Switch ASIC verification');
    const hongKong = await ask('/jobs', { cookieLanguage: 'zh-HK' });
    expect(hongKong.html).toContain('<html lang="zh-CN">');
    expect(hongKong.html).toContain('"language":"zh-HK"');
  });
  it.each([
    '/invite_reservation/Ab3_dEf-hIjKlMnOpQrStu',
    '/invite_interview/Ab3_dEf-hIjKlMnOpQrStu',
    '/invite_interview/Ab3_dEf-hIjKlMnOpQrStu/accept',
    '/send_offer/Ab3_dEf-hIjKlMnOpQrStu',
    '/offer_attachment/Ab3_dEf-hIjKlMnOpQrStu',
    '/set_password/Ab3_dEf-hIjKlMnOpQrStu',
    '/info_collection/Ab3_dEf-hIjKlMnOpQrStu',
    '/consent/Ab3_dEf-hIjKlMnOpQrStu',
    '/data_copy/Ab3_dEf-hIjKlMnOpQrStu',
    '/unsubscribe/PROGRESS/Ab3_dEf-hIjKlMnOpQrStu',
    '/login/phone?next=%2Fpersonal%2Fdelivery_records',
  ])('starts %s in the language of the message that brought the reader', async (page) => {
    const lang = async (language: string, cookieLanguage?: string) => {
      const address = page.includes('?') ? `${page}%3F${language}` : `${page}?${language}`;
      return (await ask(address, { cookieLanguage })).headers['content-language'];
    };
    for (const cookie of [undefined, 'zh-CN', 'en-US', 'zh-HK'])
      expect([cookie, await lang('zh', cookie), await lang('en', cookie)]).toEqual([cookie, 'zh-CN', 'en-US']);
    // Text glued to the link, and a language that nobody speaks.
    expect([await lang(encodeURI('en。请打开')), await lang('xx', 'en-US'), await lang('xx')]).toEqual([
      'en-US',
      'en-US',
      'zh-CN',
    ]);
  });
  it('asks for exactly what it shows', async () => {
    const asked: unknown[] = [];
    await ask('/social/jobs?text=uvm&page=2', {
      fetchQuery: async (name, params) => {
        asked.push([name, params]);
        return answers[name];
      },
    });
    expect(asked).toEqual([
      ['jobList', expect.objectContaining({ channel: ['SOCIAL_SITE'], text: 'uvm', page: 2 })],
      ['dictionaries', {}],
    ]);
  });
  it('cannot be broken out of by what people type', async () => {
    const { html } = await ask(`/job_detail/${id}`);
    expect(html).not.toContain('</script><b>');
    expect(html).toContain('\\u003c/script>');
  });
  it('names its styles and chunks, under the nonce', async () => {
    const { html } = await ask('/social/jobs');
    expect(html).toContain('<style nonce="n0nce">.job{}</style>');
    expect(html).toContain('href="/assets/list-1.css"');
    expect(html).toContain('href="/assets/row-1.js"');
    expect(html).toContain('nonce="n0nce" src="/assets/public-1.js"');
  });
});

describe('a page as long as they get', () => {
  const long = {
    ...job,
    title: '工程师'.repeat(60),
    department: '部门'.repeat(60),
    locations: Array(20).fill('杭州滨江'),
  };
  const fetchQuery = async () => ({
    ...(answers.jobList as object),
    data: { jobs: Array(100).fill(long), facets: jobFacets() },
  });
  it('is there as a whole, once, without a script that puts it together', async () => {
    const { html } = await ask('/social/jobs', { fetchQuery });
    const root = html.slice(html.indexOf('<div id="root">'), html.indexOf('<script id="state"'));
    expect(root).not.toMatch(/<script|<template| hidden/);
    expect(root.match(/<h1/g)).toHaveLength(1);
    expect(root.match(/<li[^>]*><a[^>]* href="\/job_detail/g)).toHaveLength(100);
  });
  it('runs no script without the nonce', async () => {
    const { html } = await ask('/social/jobs', { fetchQuery });
    expect(html.match(/<script(?![^>]* nonce="n0nce")/g)).toBeNull();
  });
});

describe('a position', () => {
  it('describes itself to search engines', async () => {
    const { html } = await ask(`/job_detail/${id}`);
    const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'JobPosting',
      employmentType: 'FULL_TIME',
      baseSalary: { value: { minValue: 25_000 } },
    });
  });
  it('that is gone is a 404 with words', async () => {
    const { status, html } = await ask(`/job_detail/${id}`, {
      fetchQuery: () => Promise.reject(Object.assign(new Error('gone'), { status: 404 })),
    });
    expect(status).toBe(404);
    expect(html).toContain('noindex');
  });
});

describe('doors', () => {
  it('lead from / to the positions, and from personal pages to the sign-in and back', async () => {
    expect(await ask('/')).toMatchObject({ status: 302, headers: { location: '/social/jobs' } });
    expect(await ask(`/delivery?ad=${id}`)).toMatchObject({
      status: 302,
      headers: { location: `/login/phone?next=%2Fdelivery%3Fad%3D${id}` },
    });
  });
  it('of personal pages opened by their id lead to the sign-in before anything is rendered', async () => {
    expect(await ask(`/send_offer/${id}?utm=1`)).toMatchObject({
      status: 302,
      headers: { location: `/login/phone?next=%2Fsend_offer%2F${id}%3Futm%3D1` },
    });
  });
  it('have one address, without a slash at its end', async () => {
    expect(await ask('/social/jobs/?text=a')).toMatchObject({
      status: 302,
      headers: { location: '/social/jobs?text=a' },
    });
    expect(await ask(`/job_detail/${id}//`)).toMatchObject({ status: 302, headers: { location: `/job_detail/${id}` } });
    expect(await ask('/no/such/page/')).toMatchObject({ status: 404 });
  });
  it('of personal links are never cached, indexed or told to others', async () => {
    const { status, html, headers } = await ask('/send_offer/some-token/ACCEPT');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(html).toContain('noindex');
  });
  it('to nowhere say so', async () => {
    expect(await ask('/no/such/page')).toMatchObject({ status: 404 });
    for (const url of ['//', '///', '//:80', '//a:b', '//[', '//a@b:99999/x', '/\\', '//evil.example/social/jobs'])
      expect({ url, ...(await ask(url)) }).toMatchObject({ url, status: 404 });
  });
});
