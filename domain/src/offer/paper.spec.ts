import { describe, expect, it } from '@jest/globals';
import { templateIdOf } from '@talentlog/contracts';
import { messageTemplate } from '../message-template/message-template.ts';
import { given, happened, story, testActor, testNow } from '../shared/testing.ts';
import { decidedOffer } from './deciders.ts';
import { drafted, letterAbout, offerAt, offerBeside, offerHistories, offerId, record, text } from './fixtures.ts';

const send = { offerId, ...text };
const yunling = { settings: { companyName: '云岭网络', companyNameEn: 'Yunling Networks' } };
const key = (track: 'ALL' | 'CAMPUS', language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  ({ template: 'offer-letter', language, track, channel: 'PAPER' }) as const;
const content = '{{name}} {{company}} {{position}} {{place}} {{entryDay}} {{monthly}} {{deadline}}';
const edited = (track: 'ALL' | 'CAMPUS', version: number, more: object = {}) => {
  const wording = { subject: `通知 ${track}`, content, action: '', ...more };
  const messageTemplateId = templateIdOf(key(track));
  const data = { messageTemplateId, ...key(track), version, wording, editedBy: testActor.id };
  return story(messageTemplate, messageTemplateId, [happened('MessageTemplateEdited', data)]);
};
const reset = (track: 'ALL' | 'CAMPUS', version: number) => {
  const { events, id } = edited(track, version - 1);
  const back = happened('MessageTemplateReset', {
    messageTemplateId: id,
    ...key(track),
    version,
    resetBy: testActor.id,
  });
  return story(messageTemplate, id, [...events, back]);
};
const factOf = (outcome: ReturnType<ReturnType<typeof given>['when']>) =>
  outcome.own[0]?.data as { readonly paper: unknown; readonly paperTemplate: unknown } | undefined;

describe('the letter of an offer', () => {
  // Written by hand from the terms of the fixtures: the offer is sent on a Monday at noon, its link lives seven days.
  it('tells what was agreed to, in the words that the product comes with', () => {
    const outcome = offerBeside('PASSED').when('SendOffer', send, yunling);
    expect(outcome.paper).toMatchObject({
      title: '录用通知书',
      language: 'zh-CN',
      author: '云岭网络',
      date: '2026-11-02',
    });
    expect(outcome.paper?.blocks).toEqual([
      { kind: 'text', text: '王晨，您好：' },
      { kind: 'text', text: '很高兴通知您，云岭网络诚邀您加入，担任交换机软件工程师。录用条款如下：' },
      { kind: 'row', label: '职位', value: '交换机软件工程师' },
      { kind: 'row', label: '工作地点', value: '福州' },
      { kind: 'row', label: '计划入职日期', value: '2027年7月1日（周四）' },
      { kind: 'row', label: '试用期', value: '6 个月' },
      { kind: 'row', label: '税前月薪', value: '20,000 元' },
      { kind: 'row', label: '每年发薪', value: '15 个月' },
      { kind: 'heading', text: '如何答复' },
      {
        kind: 'text',
        text: '请在 2026年11月9日（周一）23:59 前打开邮件或短信中的链接，接受或拒绝本录用通知；逾期未答复，本通知书即失效。',
      },
      { kind: 'heading', text: '说明' },
      { kind: 'text', text: '正式的劳动关系自双方签订劳动合同时建立。本通知书涉及薪酬，请勿告知他人。' },
      { kind: 'closing', text: '云岭网络' },
      { kind: 'closing', text: '2026年11月2日（周一）' },
    ]);
    expect(factOf(outcome)).toMatchObject({
      paper: { fileId: 'f'.repeat(64), name: '录用通知书 王晨.pdf', type: 'application/pdf' },
      paperTemplate: { template: 'offer-letter', language: 'zh-CN', track: 'ALL', version: 0 },
    });
  });

  it('is written in English for who reads that', () => {
    const { paper } = offerBeside('PASSED').when('SendOffer', { ...send, paperLanguage: 'en-US' }, yunling);
    expect(paper).toMatchObject({ title: 'Offer letter', language: 'en-US', author: 'Yunling Networks' });
    expect(paper?.blocks).toContainEqual({ kind: 'row', label: 'Place of work', value: 'Fuzhou' });
    expect(paper?.blocks).toContainEqual({ kind: 'row', label: 'Monthly salary before tax', value: '¥20,000' });
    expect(paper?.blocks).toContainEqual({ kind: 'row', label: 'Planned first day', value: 'Thu, 1 Jul 2027' });
  });

  it.each([
    ['of its track, which goes before', { ofTrack: edited('CAMPUS', 3), ofAll: edited('ALL', 5) }, 'CAMPUS', 3],
    ['of all tracks', { ofAll: edited('ALL', 5) }, 'ALL', 5],
    [
      'of all tracks, where that of its own was put back',
      { ofTrack: reset('CAMPUS', 4), ofAll: edited('ALL', 5) },
      'ALL',
      5,
    ],
    [
      'that the product comes with, where all were put back',
      { ofTrack: reset('CAMPUS', 4), ofAll: reset('ALL', 2) },
      'ALL',
      0,
    ],
  ] as const)('takes the wording %s', (_which, wordings, track, version) => {
    const outcome = offerBeside('PASSED').related(wordings).when('SendOffer', send);
    expect(factOf(outcome)?.paperTemplate).toMatchObject({ track, version });
    expect(outcome.paper?.title).toBe(version === 0 ? '录用通知书' : `通知 ${track}`);
    expect(outcome.paper?.about).toBe(`offer-letter ${offerId} v1, ${track} v${version}`);
  });

  it('does not leave with words that cannot be read any more', () => {
    const ofAll = edited('ALL', 5, { content: `${content}{{gone}}` });
    expect(offerBeside('PASSED').related({ ofAll }).when('SendOffer', send)).toMatchObject({
      refused: 'offer.paper_unreadable',
      path: 'paperLanguage',
      own: [],
    });
  });

  it('is left out only where something was attached in its place', () => {
    const without = { ...send, paperLanguage: null };
    expect(offerBeside('PASSED').when('SendOffer', without)).toMatchObject({
      refused: 'offer.paper_required',
      path: 'paperLanguage',
    });
    const attachment = { fileId: 'a'.repeat(64), name: 'offer.pdf', size: 1, type: 'application/pdf' };
    const [, ...approval] = offerHistories.PASSED;
    const attached = given(decidedOffer, offerId, [{ ...drafted, data: { ...drafted.data, attachment } }, ...approval]);
    const outcome = attached.related({ application: record(), ...letterAbout }).when('SendOffer', without);
    expect(outcome.paper).toBeUndefined();
    expect(factOf(outcome)).toMatchObject({ paper: null, paperTemplate: null });
  });

  it('is the same again on the same day, and names nothing of what it was not given', () => {
    const at = (now: string) => offerBeside('PASSED').when('SendOffer', send, { now }).paper;
    expect(at('2026-11-02T09:30:00.000Z')).toEqual(at(testNow));
    expect(at('2026-11-03T09:30:00.000Z')).not.toEqual(at(testNow));
  });

  it('is not printed for what cannot be sent', () =>
    expect(offerAt('UNAPPROVED').when('SendOffer', send)).toMatchObject({
      refused: 'offer.not_approved',
      paper: undefined,
    }));
});
