import { describe, expect, it } from '@jest/globals';
import { templateIdOf } from '@talentlog/contracts';
import { aLink } from '../link/fixtures.ts';
import { messageTemplate } from '../message-template/message-template.ts';
import { anApplication } from '../shared/stories.ts';
import { happened, story, testActor, testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { ended, expiresAt, holder, offerBeside, offerId, openOffer, record, text } from './fixtures.ts';

const payload = { offerId };

describe('the letter and the answer', () => {
  it.each(['subject', 'content', 'sms'])('say that %s is empty', (path) =>
    expect(offerBeside('PASSED').when('SendOffer', { ...payload, ...text, [path]: '' }).path).toBe(path),
  );

  it('is not sent when the application went back', () =>
    expect(
      offerBeside('PASSED', anApplication({ stage: 'REVIEW' })).when('SendOffer', { ...payload, ...text }).refused,
    ).toBe('offer.status_unsupported'));

  it('say that the reason is empty, and that it is too late', () => {
    const no = (reason: string, now: string) =>
      offerBeside('SENT').when('RefuseOffer', { ...payload, reason }, { actor: holder, now });
    expect(no('', testNow)).toMatchObject({ refused: 'offer.reason_required', path: 'reason' });
    expect(no('薪资', expiresAt).refused).toBe('link.expired');
  });
});

describe('a letter that the wording makes long', () => {
  const key = { template: 'offer-letter', language: 'zh-CN', track: 'ALL', channel: 'PAPER' } as const;
  const must = '{{name}} {{company}} {{place}} {{entryDay}} {{monthly}} {{deadline}}';
  const sendIn = (content: string) => {
    const messageTemplateId = templateIdOf(key);
    const wording = { subject: '通知', content: must + content, action: '' };
    const data = { messageTemplateId, ...key, version: 1, wording, editedBy: testActor.id };
    const ofAll = story(messageTemplate, messageTemplateId, [happened('MessageTemplateEdited', data)]);
    return offerBeside('PASSED')
      .related({ ofAll })
      .when('SendOffer', { ...payload, ...text }).refused;
  };

  // The title of the position has eight signs.
  it.each([
    ['19,200 signs in it', '{{position}}'.repeat(2400), undefined],
    ['20,800', '{{position}}'.repeat(2600), 'messageTemplate.paper_too_long'],
    ['399 lines', `{{position}}${'\n字'.repeat(398)}`, undefined],
    ['401', `{{position}}${'\n字'.repeat(400)}`, 'messageTemplate.paper_too_long'],
  ])('with %s', (_many, content, refused) => expect(sendIn(content)).toBe(refused));
});

describe('an offer that is over', () => {
  const resend = (of = record(), days = 1) =>
    offerBeside('EXPIRED', of)
      .related({ link: aLink('EXPIRED') })
      .when('ResendOfferLink', payload, { now: addDays(testNow, days) });

  it('says what ended it when it is too late for a new link', () =>
    expect(resend(record(), 30).params).toEqual({ because: 'EXPIRED' }));

  it('gets no new link once its application ended', () =>
    expect(resend(record(ended)).refused).toBe('offer.status_unsupported'));

  it('gets one though the books still call it live', () =>
    expect(
      resend(record({ ...openOffer, data: { ...openOffer.data, offerId, status: 'SENT' } })).refused,
    ).toBeUndefined());

  it('is not written again beside a live one', () =>
    expect(offerBeside('WITHDRAWN', record(openOffer)).when('ReissueOffer', payload).refused).toBe(
      'offer.live_exists',
    ));
});
