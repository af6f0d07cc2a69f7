import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TemplateKey, templateIdOf } from '@talentlog/contracts';
import { defaultSettings } from '@talentlog/domain/fold';
import { anApplication, aPosition, colleagues, hr } from '../testing/company.ts';
import { draftedOffer } from '../testing/offer-story.ts';
import { aPerson, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, staff } from '../testing/story.ts';

const admin = staff(id(901), 'AD');
const key: TemplateKey = { template: 'offer-reminded', language: 'zh-CN', track: 'ALL', channel: 'SMS' };
const words = (content: string) => ({ subject: '', content, action: '' });
const edited = (version: number, content: string, of: TemplateKey = key) =>
  happened('messageTemplate', templateIdOf(of), 'MessageTemplateEdited', {
    ...{ messageTemplateId: templateIdOf(of), ...of, version },
    ...{ wording: words(content), editedBy: hr },
  });

describe('the words of messages', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues, ...aPerson(id(21), '林晓'));
  });
  afterEach(() => reading.close());
  const one = async (of: TemplateKey) => (await reading.ask('messageTemplate', of, admin)).data;

  it('are the product’s until somebody writes others, first for all, then for one track', async () => {
    const campus = { ...key, track: 'CAMPUS' } as const;
    const product = '{{name}}您好，请于{{expiresAt}}前回复“{{position}}”的Offer：{{link}}';
    expect(await one(campus)).toMatchObject({
      own: null,
      version: 0,
      otherwise: { from: 'PRODUCT', texts: words(product) },
    });
    await reading.tell(edited(1, '请回复'), edited(1, '同学，请回复', campus));
    expect(await one(campus)).toMatchObject({
      own: words('同学，请回复'),
      otherwise: { from: 'ALL', texts: words('请回复') },
    });
    const listed = (await reading.ask('messageTemplates', {}, admin)).data?.find(
      ({ template }) => template === key.template,
    );
    expect(listed?.wordings.map(({ track, version, state }) => [track, version, state]).sort()).toEqual([
      ['ALL', 1, 'EDITED'],
      ['CAMPUS', 1, 'EDITED'],
    ]);
  });

  it('are tried with the name of the company that sends them', async () => {
    const settings = { ...defaultSettings, companyName: '青禾科技' };
    const { data } = await reading.ask('messageTemplate', key, admin, undefined, settings);
    expect(data?.placeholders.find(({ name }) => name === 'company')?.sample).toBe('青禾科技');
  });

  it('stay readable as they were', async () => {
    const { messageTemplateId } = { messageTemplateId: templateIdOf(key) };
    const reset = { messageTemplateId, ...key, version: 3, resetBy: hr };
    await reading.tell(
      edited(1, '一'),
      edited(2, '二'),
      happened('messageTemplate', messageTemplateId, 'MessageTemplateReset', reset),
    );
    const shown = await one(key);
    expect(shown?.versions.map(({ version, texts, by }) => [version, texts?.content, by])).toEqual([
      [3, undefined, '李人事'],
      [2, '二', '李人事'],
      [1, '一', '李人事'],
    ]);
    expect(shown).toMatchObject({ state: 'DEFAULT', own: null, version: 3 });
    expect(shown?.allowedActions).not.toContain('ResetMessageTemplate');
  });

  it('tell what they may name, and what they must', async () => {
    const named = (await one(key))?.placeholders.map(({ name, required }) => `${name}${required ? '!' : ''}`);
    expect(named).toEqual(['name', 'company', 'position', 'expiresAt!', 'link!']);
    expect((await reading.ask('messageTemplate', { ...key, template: 'resume-delivered' }, admin)).refused).toBe(
      'common.not_found',
    );
  });

  it('are tried with a real person only while the consent lives', async () => {
    const of = { applicationId: id(1), jobSeekerId: id(21), positionId: id(2) };
    await reading.tell(...aPosition(id(2)), anApplication(of));
    const trial = (applicationId: string) =>
      reading.ask('messageTemplateTrial', { template: key.template, language: 'zh-CN', applicationId }, admin);
    expect((await trial(id(1))).data).toMatchObject({
      jobSeekerId: id(21),
      values: { name: '林晓', position: '芯片工程师', company: '本公司' },
    });
    expect((await trial(id(29))).refused).toBe('common.not_found');
    await reading.tell(consentWithdrawn(id(21)));
    expect((await trial(id(1))).refused).toBe('privacy.unauthorized');
  });

  it('of a paper have a title and no button, and are tried with the offer of a real person', async () => {
    const of = { applicationId: id(1), jobSeekerId: id(21), positionId: id(2) };
    const paper: TemplateKey = { template: 'offer-letter', language: 'zh-CN', track: 'ALL', channel: 'PAPER' };
    expect(await one({ ...paper, channel: 'MAIL' })).toBeUndefined();
    expect(await one(paper)).toMatchObject({
      channels: ['PAPER'],
      otherwise: { from: 'PRODUCT', texts: { subject: '录用通知书', action: '' } },
      allowedActions: ['EditMessageTemplate'],
    });
    await reading.tell(...aPosition(id(2)), anApplication(of), draftedOffer(id(41), of));
    const trial = { template: paper.template, language: 'zh-CN', applicationId: id(1) } as const;
    expect((await reading.ask('messageTemplateTrial', trial, admin)).data?.values).toMatchObject({
      name: '林晓',
      monthly: '30,000 元',
      months: '14',
      place: '杭州',
      signOn: '',
    });
  });

  it('are the administrators’ alone', async () => {
    for (const role of ['HR', 'PR', 'AU', 'JS'] as const)
      expect([role, (await reading.ask('messageTemplates', {}, staff(id(950), role))).refused]).toEqual([
        role,
        'auth.forbidden',
      ]);
  });
});
