import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TemplateKey, templateIdOf } from '@talentlog/contracts';
import { approver, hr, otherHr } from '../testing/company.ts';
import { agreedOffer, draftedOffer, sentOffer, submittedOffer } from '../testing/offer-story.ts';
import { consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, seeker, staff } from '../testing/story.ts';
import { first, twoApplicants } from '../testing/two-applicants.ts';

const asHr = staff(hr, 'HR');
const asked = { offerId: id(31), language: 'zh-CN' } as const;
const key: TemplateKey = { template: 'offer-letter', language: 'zh-CN', track: 'ALL', channel: 'PAPER' };
const messageTemplateId = templateIdOf(key);
const edited = happened('messageTemplate', messageTemplateId, 'MessageTemplateEdited', {
  ...{ messageTemplateId, ...key, version: 2, editedBy: hr },
  wording: { subject: '通知', content: '{{name}}', action: '' },
});
const paper = { fileId: 'd'.repeat(64), name: '录用通知书 林晓.pdf', size: 10, type: 'application/pdf' };

describe('the letter of an offer', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...twoApplicants, draftedOffer(id(31), first));
  });
  afterEach(() => reading.close());

  it('is shown to who sends it with the wording in force, before it is printed', async () => {
    expect((await reading.ask('offerPaper', asked, asHr)).data).toMatchObject({
      texts: { subject: '录用通知书' },
      track: 'ALL',
      version: 0,
      values: { name: '林晓', monthly: '30,000 元', months: '14', signOn: '', company: '本公司', place: '杭州' },
    });
    await reading.tell(edited);
    expect((await reading.ask('offerPaper', asked, asHr)).data).toMatchObject({
      texts: { subject: '通知', content: '{{name}}' },
      version: 2,
    });
    const english = await reading.ask('offerPaper', { ...asked, language: 'en-US' }, asHr);
    expect(english.data).toMatchObject({ version: 0, values: { place: 'Hangzhou', monthly: '¥30,000' } });
  });

  it.each([
    ['another recruiter', staff(otherHr, 'HR'), 'common.not_found'],
    ['an approver', staff(approver, 'OA'), 'auth.forbidden'],
    ['the person', seeker(id(91), id(21)), 'auth.forbidden'],
  ] as const)('is not shown to %s', async (_who, caller, refused) => {
    expect((await reading.ask('offerPaper', asked, caller)).refused).toBe(refused);
  });

  it('is not shown of somebody who took back their consent', async () => {
    await reading.tell(consentWithdrawn(id(21)));
    expect((await reading.ask('offerPaper', asked, asHr)).refused).toBe('privacy.unauthorized');
  });

  it('stands in the offer once it was sent, with the wording it was written with', async () => {
    await reading.tell(submittedOffer(id(31), first), agreedOffer(id(31), first), sentOffer(id(31), first, paper));
    expect((await reading.ask('offerDetail', { offerId: id(31) }, asHr)).data).toMatchObject({
      paper,
      paperTemplate: { language: 'zh-CN', track: 'ALL', version: 0 },
    });
    expect((await reading.ask('offerPage', { id: id(31) }, seeker(id(91), id(21)))).data).toMatchObject({ paper });
    await reading.tell(consentWithdrawn(id(21)));
    expect((await reading.ask('offerDetail', { offerId: id(31) }, asHr)).data?.paper).toBeNull();
  });
});
