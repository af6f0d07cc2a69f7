import { describe, expect, test } from '@jest/globals';
import { Id } from '../shared/shapes.ts';
import { WrittenLanguage } from './bilingual.ts';
import { defaultTexts, isSentBy, templateNames } from './message-template.ts';
import { smsLength } from './sms-length.ts';
import { templateFault } from './template-faults.ts';
import { templateIdOf } from './template-id.ts';
import { TemplateTrack } from './track.ts';

const keys = templateNames.flatMap((template) =>
  WrittenLanguage.options.flatMap((language) =>
    TemplateTrack.options.flatMap((track) =>
      (['MAIL', 'SMS'] as const).map((channel) => ({ template, language, track, channel })),
    ),
  ),
);

describe('a wording', () => {
  test('has an id of its own by its key, for ever', () => {
    const ids = keys.map(templateIdOf);
    expect(new Set(ids).size).toBe(keys.length);
    for (const id of ids) expect(Id.safeParse(id).error).toBeUndefined();
    // Written down once: another id would lose what a company wrote.
    expect(templateIdOf({ template: 'offer-sent', language: 'zh-CN', track: 'ALL', channel: 'MAIL' })).toBe(
      '5cf17f6f-446c-5379-8f8e-4501ded9cbfb',
    );
  });

  test.each(keys.filter(({ track, template, channel }) => track === 'ALL' && isSentBy(template, channel)))(
    'that the product comes with can be sent: %j',
    (key) => expect(templateFault(key, defaultTexts(key.template, key.language, key.channel))).toBeUndefined(),
  );
});

describe('an SMS', () => {
  // By the tables of GSM 03.38: signs, how many places they take, and in how many parts they go.
  test.each([
    ['', 0, 0],
    ['a'.repeat(160), 160, 1],
    ['a'.repeat(161), 161, 2],
    ['a'.repeat(306), 306, 2],
    ['a'.repeat(307), 307, 3],
    [`${'a'.repeat(159)}€`, 161, 2],
    ['Åß{', 4, 1],
    ['很'.repeat(70), 70, 1],
    ['很'.repeat(71), 71, 2],
    ['很'.repeat(134), 134, 2],
    ['很'.repeat(135), 135, 3],
    [`${'a'.repeat(69)}😀`, 71, 2],
  ])('%# has its length', (text, characters, segments) =>
    expect(smsLength(text)).toMatchObject({ characters, segments }),
  );
});
