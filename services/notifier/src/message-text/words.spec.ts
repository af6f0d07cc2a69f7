import { describe, expect, test } from '@jest/globals';
import { groupOf, placeholdersOf, type TemplateName } from '@talentlog/contracts';
import { lookup } from '../notifier.fixture.ts';
import { policyCases } from '../policies/policy-cases.fixture.ts';
import { tell } from '../policies/told.fixture.ts';
import type { NotificationRequest } from '../request.ts';
import { wordsOf } from './words.ts';

const hostile = '<img src=x onerror=alert(1)>"\'`=&\r\nBcc: x@example.com {{link}}';
const links = {
  hidden: () => 'https://talent.example.com/x?a=1&b="2"',
  opened: (words: string) => words,
  withWayOut: (words: string) => words,
  wayOut: () => '',
  page: () => 'https://talent.example.com/x?a=1&b="2"',
};
const company = { 'zh-CN': hostile, 'en-US': hostile };

/** The message where staff wrote that it says these placeholders, one a line. */
const saying = (request: NotificationRequest, names: readonly string[], subject = 'x') => {
  const texts = { subject, content: names.map((name) => `${name}: {{${name}}}`).join('\n'), action: '<b>go</b>' };
  const wording = async () => ({ texts, track: 'CAMPUS' as const, version: 3 });
  const known = { links, company, name: hostile, language: 'zh-CN' as const };
  return wordsOf(request, { ...known, lookup: { ...lookup, wording } });
};

const requests = policyCases.flatMap(([type, data]) => tell(type, data)).filter(({ trial }) => trial === undefined);

describe('what staff wrote', () => {
  test.each(requests.map((request) => [`${request.template} ${request.channel}`, request] as const))(
    'may name every placeholder of %s, which its policy gives',
    async (_name, request) => {
      const names = placeholdersOf(request.template);
      const { words } = await saying(request, names);
      // Whoever applied for nothing is written to without one.
      const aboutNone = request.template === 'letter' && request.positionId === undefined;
      if (aboutNone && names.includes('position')) expect(words.content).toMatch(/position: *(\n|$)/);
      for (const name of ['position', 'candidate', 'link'] as const)
        if (names.includes(name) && !(aboutNone && name === 'position'))
          expect(words.content).not.toMatch(new RegExp(`${name}: *(\\n|$)`));
    },
  );

  test('is told with its track and version; what the product comes with is version 0', async () => {
    const [request] = tell('OfferAccepted', { jobSeekerId: 'js1', positionId: 'p1', hrOwnerId: 'hr1', offerId: 'o1' });
    if (request === undefined) throw new Error('nothing told');
    const { templateTrack, templateVersion } = { ...(await saying(request, ['name'])) };
    expect([templateTrack, templateVersion]).toEqual(['CAMPUS', 3]);
    const known = { links, company, name: '林', language: 'zh-CN' as const, lookup };
    expect(await wordsOf(request, known)).toMatchObject({ templateTrack: 'ALL', templateVersion: 0 });
  });

  test('and whatever stands in its placeholders is text: no element, no header, no link of its own', async () => {
    const named: Partial<Record<TemplateName, NotificationRequest>> = {};
    for (const request of requests) if (request.channel === 'MAIL') named[request.template] = request;
    for (const request of Object.values(named)) {
      const names = placeholdersOf(request.template);
      const fields = Object.fromEntries(names.map((name) => [name, hostile]));
      const subject = names.filter((name) => name !== 'link').map((name) => `{{${name}}}`);
      const { words } = await saying({ ...request, fields }, names, `<script>${subject.join('')}`);
      expect(words.html).not.toMatch(/<(img|script|b)\b|"'`/);
      const wayOut = groupOf(request.template) === 'DUTY' ? 0 : 1;
      expect(words.html.match(/<a /g) ?? []).toHaveLength(wayOut + (request.link === undefined ? 0 : 1));
      expect(words.subject).not.toMatch(/[\r\n]/);
      // A value is not read again: what looks like a placeholder in it stays what it is.
      expect(words.content.match(/Bcc: x@example.com (\{\{link\}\}|｛｛link｝｝)/g)?.length).toBeGreaterThan(0);
    }
  });

  test('is told though there are braces in the company’s name and in the title of the position', async () => {
    const [request] = tell('OfferAccepted', { jobSeekerId: 'js1', positionId: 'p1', hrOwnerId: 'hr1', offerId: 'o1' });
    if (request === undefined) throw new Error('nothing told');
    const texts = { subject: 'x', content: '{{company}} {{position}}', action: '' };
    const inForce = { texts, track: 'ALL' as const, version: 1 };
    const position = async () => ({ title: '{C} 工程师', titleEn: '' });
    const known = { links, company: { 'zh-CN': '云{岭', 'en-US': '' }, name: '林', language: 'zh-CN' as const };
    const { words } = await wordsOf(request, {
      ...known,
      lookup: { ...lookup, position, wording: async () => inForce },
    });
    expect(words.content).toContain('云｛岭 ｛C｝ 工程师');
  });
});
