import { describe, expect, it } from '@jest/globals';
import { cellsOf } from '../shared/cells.ts';
import { given, story, type Told, tell, testActor, testNow } from '../shared/testing.ts';
import { addHours } from '../shared/time.ts';
import { decidedMessageTemplate } from './deciders.ts';
import {
  edited,
  invitation,
  messageTemplateFixtures,
  messageTemplateId,
  reset,
  tested,
  tester,
  texts,
} from './fixtures.ts';
import { messageTemplate } from './message-template.ts';

const on = (...history: readonly Told[]) => given(decidedMessageTemplate, messageTemplateId, history);
const mail = { ...invitation, channel: 'MAIL', subject: '请预约', action: '去预约' } as const;
const edit = (more: object, history: readonly Told[] = []) =>
  on(...history).when('EditMessageTemplate', { ...invitation, ...texts, ...more });

describe('a wording', () => {
  it.each(cellsOf(messageTemplateFixtures))('$name', ({ run }) => run());

  it('is kept with a version, who wrote it, and nothing of a mail in an SMS', () => {
    const content = '{{name}}，请于{{deadline}}前预约：{{link}}';
    expect(edit({ content, subject: 'x', action: 'y' }, [edited(1)]).own).toEqual([
      {
        type: 'MessageTemplateEdited',
        data: {
          messageTemplateId,
          ...invitation,
          version: 2,
          wording: { subject: '', content, action: '' },
          editedBy: testActor.id,
        },
      },
    ]);
  });

  it('that goes back to what the product comes with is a version too, and the next one follows it', () => {
    expect(on(edited(1)).when('ResetMessageTemplate', invitation).own).toEqual([
      { type: 'MessageTemplateReset', data: { messageTemplateId, ...invitation, version: 2, resetBy: testActor.id } },
    ]);
    expect(edit({}, [edited(1), reset(2)]).own).toMatchObject([{ data: { version: 3 } }]);
    expect(tell(story(messageTemplate, messageTemplateId, [edited(1), reset(2)])).data).toEqual({
      ...invitation,
      version: 2,
      wording: null,
      testedAt: [],
    });
  });

  it('that says the same is no version', () => expect(edit({}, [edited(1)]).refused).toBe('messageTemplate.unchanged'));
});

/** By hand: what is written, and why it is refused. */
const wrong: readonly (readonly [string, object, string, object])[] = [
  ['nothing', { content: ' \n ' }, 'messageTemplate.empty', { path: 'content' }],
  ['a mail without a subject', { ...mail, subject: ' ' }, 'messageTemplate.empty', { path: 'subject' }],
  ['a mail without a button', { ...mail, action: '' }, 'messageTemplate.empty', { path: 'action' }],
  [
    'a placeholder of another message',
    { content: '{{deadline}}{{link}}\n{{stage}}' },
    'messageTemplate.placeholder_unknown',
    { path: 'content', params: { name: 'stage', line: 2 } },
  ],
  [
    'an inherited name',
    { content: '{{deadline}}{{link}}{{constructor}}' },
    'messageTemplate.placeholder_unknown',
    { params: { name: 'constructor', line: 1 } },
  ],
  [
    'one that is asked for only',
    { content: '{{deadline}}{{link}}{{#if stage}}x{{/if}}' },
    'messageTemplate.placeholder_unknown',
    { params: { name: 'stage', line: 1 } },
  ],
  [
    'a link in a subject',
    { ...mail, subject: '请预约 {{link}}' },
    'messageTemplate.placeholder_unknown',
    { path: 'subject', params: { name: 'link', line: 1 } },
  ],
  [
    'an SMS without its link',
    { content: '请于{{deadline}}前预约' },
    'messageTemplate.placeholder_missing',
    { path: 'content', params: { name: 'link' } },
  ],
  [
    'a link that may not be there',
    { content: '{{deadline}}{{#if name}}{{link}}{{/if}}' },
    'messageTemplate.placeholder_missing',
    { params: { name: 'link' } },
  ],
  [
    'three braces',
    { content: '{{{deadline}}}{{link}}' },
    'messageTemplate.braces',
    { path: 'content', params: { line: 1 } },
  ],
  ['a single brace', { content: '{{deadline}}{{link}} ${x' }, 'messageTemplate.braces', {}],
  ['a call', { content: '{{lookup a}}{{deadline}}{{link}}' }, 'messageTemplate.braces', {}],
  ['a partial', { content: '{{> x}}{{deadline}}{{link}}' }, 'messageTemplate.braces', {}],
  ['a placeholder in a button', { ...mail, action: '{{position}}' }, 'messageTemplate.braces', { path: 'action' }],
  [
    'an open condition',
    { content: '{{#if name}}{{deadline}}{{link}}' },
    'messageTemplate.condition',
    { params: { line: 1 } },
  ],
  [
    'a condition over two lines',
    { content: '{{deadline}}{{link}}{{#if name}}\n{{/if}}' },
    'messageTemplate.condition',
    { params: { line: 1 } },
  ],
  ['an end of nothing', { content: '{{deadline}}{{link}}{{/if}}' }, 'messageTemplate.condition', {}],
  [
    'two otherwises',
    { content: '{{deadline}}{{link}}{{#if name}}a{{else}}b{{else}}c{{/if}}' },
    'messageTemplate.condition',
    {},
  ],
  [
    'an SMS of seven parts',
    { content: `{{deadline}}{{link}}${'很'.repeat(380)}` },
    'messageTemplate.sms_too_long',
    { params: { segments: 7, most: 6 } },
  ],
  [
    'an SMS of a message without one',
    { template: 'resume-delivered', content: '{{number}}' },
    'messageTemplate.not_sent_so',
    { path: 'channel' },
  ],
];

describe('texts that cannot be sent are refused:', () => {
  it.each(wrong)('%s', (_what, written, refused, more) => {
    expect(edit(written)).toMatchObject({ refused, ...more });
    const trial = on()
      .related({ account: tester() })
      .when('TestMessageTemplate', { ...invitation, ...texts, ...written });
    expect(trial).toMatchObject({ refused, ...more });
  });

  it('but HTML is text, and a mail’s button is its link', () => {
    const content = '<script>alert(1)</script>\n{{deadline}}';
    const written = { ...mail, content };
    expect(edit(written).own).toMatchObject([{ data: { wording: { content }, channel: 'MAIL' } }]);
  });

  it.each(['a\nBcc: x@example.com', 'a\r\nb', 'a\u2028b', 'a\u0000b'])('a subject of several lines: %j', (subject) => {
    const { payload } = messageTemplate.commands.EditMessageTemplate;
    const answer = payload.safeParse({ ...mail, content: '{{deadline}}', subject });
    expect(answer.error?.issues).toMatchObject([{ path: ['subject'], message: 'common.one_line' }]);
  });
});

it('signs that turn the direction of writing are no part of a wording', () => {
  const { payload } = messageTemplate.commands.EditMessageTemplate;
  const turned = { subject: 'a\u202eb', content: '{{dead\u2066line}}\u202e\n{{link}}', action: '去\u200f预约' };
  expect(payload.parse({ ...mail, ...turned })).toMatchObject({
    ...{ subject: 'ab', content: '{{deadline}}\n{{link}}', action: '去预约' },
  });
});

describe('a test', () => {
  const test = (reached: Parameters<typeof tester>[0], history: readonly Told[] = [], now = testNow) =>
    on(...history)
      .related({ account: tester(reached) })
      .when('TestMessageTemplate', { ...invitation, ...texts }, { now });

  it('goes to whoever asks, with the texts they see', () =>
    expect(test({ phone: '+8613800006021' }).own).toEqual([
      {
        type: 'MessageTemplateTested',
        data: { messageTemplateId, ...invitation, wording: texts, accountId: testActor.id },
      },
    ]));

  it('needs an address of theirs', () =>
    expect(test({ email: 'admin@example.com' }).refused).toBe('messageTemplate.no_receiver'));

  it('is sent ten times in an hour at most', () => {
    const ten = Array.from({ length: 10 }, (_, at) => tested(addHours(testNow, at / 60)));
    expect(test(undefined, ten.slice(1), addHours(testNow, 0.5)).refused).toBeUndefined();
    expect(test(undefined, ten, addHours(testNow, 0.5))).toMatchObject({
      refused: 'messageTemplate.test_too_often',
      params: { until: addHours(testNow, 1) },
    });
    expect(test(undefined, ten, addHours(testNow, 1)).refused).toBeUndefined();
  });
});
