import { beforeAll, describe, expect, it } from '@jest/globals';
import { docxParts, paragraphs, zipOf } from '../../infra/file-readers/src/zip.fixture.ts';
import type { Browser } from '../support/browser.ts';
import { type Colleague, deliver, type Seeker, stepUp } from '../support/company.ts';
import { companyOfFile } from '../support/company-of-file.ts';
import { codeAfter, linkTo } from '../support/inbox.ts';
import { terms } from '../support/position.ts';

/** Two people of one household, one computer: the link belongs to one, the sign-in to the other. */
describe('a file that comes by the link of one candidate while another is signed in', () => {
  const here = companyOfFile();
  let hr: Colleague;
  let linked: Seeker;
  let signedIn: Seeker;
  let token = '';
  let collectionId = '';

  beforeAll(async () => {
    const { company, server } = here;
    hr = await company.hire('hr', 'HR');
    const approver = await company.hire('approver', 'OA');
    [linked, signedIn] = [await company.seeker('王晨'), await company.seeker('李明')];
    const applicationId = await deliver(linked, await company.advertise(hr.browser));
    await hr.browser.does('SkipStage', { applicationId, to: 'OFFER', reason: '急招' });
    const approverIds = [approver.accountId];
    const { offerId } = await hr.browser.does('DraftOffer', { applicationId, ...terms, approverIds });
    await hr.browser.does('SubmitOfferForApproval', { offerId });
    await approver.browser.does('AgreeOffer', { offerId });
    await hr.browser.does('SendOffer', { offerId, subject: '录用通知', content: '你好', sms: '录用通知' });
    await stepUp(linked);
    collectionId = String((await linked.browser.does('AcceptOffer', { offerId })).collectionId);
    await hr.browser.does('PassStep', { applicationId });
    await hr.browser.does('AdvanceStage', { applicationId, to: 'ONBOARDING' });
    await hr.browser.does('SendCollection', { collectionId });
    token = await linkTo(server, linked.email, 'info_collection');
  });

  const stored = ({ body }: Awaited<ReturnType<Browser['upload']>>, name: string) => {
    const { fileId, size, type } = body as unknown as { fileId: string; size: number; type: string };
    return { fileId, size, type, name };
  };
  const wish = (file: object) => ({ collectionId, content: { attachments: { degreeCertificate: [file] } } });
  const named = async (browser: Browser, file: object) =>
    (await browser.post('SaveCollectionDraft', wish(file))).status;

  it('is taken only after the code to the phone of the link’s person', async () => {
    for (const { browser } of [signedIn, hr]) {
      browser.token = token;
      const answer = await browser.upload('before.txt', Buffer.from('之前'), 'attachment');
      browser.token = undefined;
      expect([answer.status, answer.body.code]).toEqual([403, 'link.step_up_required']);
    }
  });

  it('belongs to the link’s person, and to nobody who was signed in', async () => {
    const { browser } = signedIn;
    browser.token = token;
    const code = await codeAfter(here.server, linked.phone, () => browser.does('SendLinkCode'));
    await browser.does('VerifyLinkCode', { code });
    const answer = await browser.upload('degree.txt', Buffer.from('毕业证'), 'attachment');
    expect(answer.status).toBe(201);
    const byLink = await named(browser, stored(answer, 'degree.txt'));
    browser.token = undefined;
    expect(byLink).toBe(200);
    // Only its owner may name an upload: its person signed in can, without any link.
    expect(await named(linked.browser, stored(answer, 'degree.txt'))).toBe(200);
    const own = await signedIn.browser.upload('own.txt', Buffer.from('自己的'), 'attachment');
    expect(await named(linked.browser, stored(own, 'own.txt'))).toBe(400);
  });

  it('does not change the resume of who is signed in', async () => {
    const { browser } = signedIn;
    browser.token = token;
    const answer = await browser.upload('cv.docx', zipOf(docxParts(paragraphs('王晨'))), 'resume');
    browser.token = undefined;
    expect([answer.status, Object.keys(answer.body).includes('resumeFileId')]).toEqual([201, false]);
    expect(here.server.events().filter(({ type }) => type === 'ResumeFileUploaded')).toEqual([]);
  });
});
