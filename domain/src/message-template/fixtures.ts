import { type TemplateKey, templateIdOf } from '@talentlog/contracts';
import { account } from '../account/account.ts';
import type { Fixtures } from '../shared/cells.ts';
import { happened, type Story, story, type Told, testActor, testNow } from '../shared/testing.ts';
import { decidedMessageTemplate } from './deciders.ts';

/** The SMS that asks for an interview time, in Chinese, for every position. */
export const invitation: TemplateKey = {
  template: 'appointment-invited',
  language: 'zh-CN',
  track: 'ALL',
  channel: 'SMS',
};
export const messageTemplateId = templateIdOf(invitation);
export const texts = { subject: '', content: '请于{{deadline}}前预约：{{link}}', action: '' };

export const edited = (version: number, more: object = {}, at = testNow): Told =>
  happened(
    'MessageTemplateEdited',
    { messageTemplateId, ...invitation, version, wording: texts, editedBy: testActor.id, ...more },
    at,
  );
export const tested = (at = testNow): Told =>
  happened('MessageTemplateTested', { messageTemplateId, ...invitation, wording: texts, accountId: testActor.id }, at);
export const reset = (version: number): Told =>
  happened('MessageTemplateReset', { messageTemplateId, ...invitation, version, resetBy: testActor.id });

export const messageTemplateHistories = {
  NEW: [],
  EDITED: [edited(1)],
  DEFAULT: [edited(1), reset(2)],
} satisfies Record<string, readonly Told[]>;

/** Who tries it, reachable by phone and e-mail as far as given. */
export const tester = (
  reached: { readonly phone?: string; readonly email?: string } = { phone: '+8613800006021' },
): Story => {
  const who = { accountId: testActor.id, jobSeekerId: null, personId: testActor.id };
  return story(account, testActor.id, [
    happened('StaffAccountCreated', {
      ...who,
      name: '沈知行',
      loginName: 'admin',
      phone: null,
      email: null,
      roles: ['AD'],
      ...reached,
    }),
  ]);
};

export const messageTemplateFixtures: Fixtures = {
  aggregate: decidedMessageTemplate,
  id: messageTemplateId,
  histories: messageTemplateHistories,
  valid: {
    EditMessageTemplate: () => ({ payload: { ...invitation, ...texts, content: `{{name}}，${texts.content}` } }),
    ResetMessageTemplate: () => ({ payload: invitation }),
    TestMessageTemplate: () => ({ payload: { ...invitation, ...texts }, related: { account: tester() } }),
  },
};
