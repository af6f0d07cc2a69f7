import { describe, expect, it } from '@jest/globals';
import { filled, readTemplates } from './templates.ts';

const sms = {
  id: 'm1',
  to: '+8613800006021',
  text: '【云岭网络】您的录用通知：https://talent.example/x',
  template: 'offer-sent',
  language: 'zh-CN',
  fields: { name: '林晓', link: 'https://talent.example/x' },
};

describe('templates of a provider', () => {
  it.each([
    ['', {}],
    ['CODE=SMS_1:code', { CODE: { id: 'SMS_1', places: [{ theirs: 'code', ours: 'code' }] } }],
    [
      'offer-sent.en-US = 1234 : name, url=link ;\n *=77:text',
      {
        'offer-sent.en-US': {
          id: '1234',
          places: [
            { theirs: 'name', ours: 'name' },
            { theirs: 'url', ours: 'link' },
          ],
        },
        '*': { id: '77', places: [{ theirs: 'text', ours: 'text' }] },
      },
    ],
  ])('%p are read', (written, read) => expect(readTemplates(written)).toEqual(read));

  it.each(['CODE', 'CODE=', '=SMS_1', 'CODE=SMS 1 2:a b;;x', 'CODE=1;CODE=2', 'CODE=1:a:b'])(
    '%p are refused',
    (written) => expect(readTemplates(written)).toBeUndefined(),
  );

  it.each([
    [
      'the one of its language',
      'offer-sent.zh-CN=A:name;offer-sent=B:name;*=C:text',
      { id: 'A', words: [['name', '林晓']] },
    ],
    [
      'the one of its name',
      'offer-sent.en-US=A:name;offer-sent=B:url=link;*=C',
      { id: 'B', words: [['url', sms.fields.link]] },
    ],
    [
      'the one for all, without our sign',
      'CODE=A:code;*=C:content=text',
      { id: 'C', words: [['content', '您的录用通知：https://talent.example/x']] },
    ],
    ['none', 'CODE=A:code', { outcome: 'failed', permanent: true, reason: expect.stringContaining('offer-sent') }],
    [
      'none that has all its words',
      'offer-sent=A:salary',
      { outcome: 'failed', reason: expect.stringContaining('salary') },
    ],
  ])('a message is sent by %s', (_which, written, expected) =>
    expect(filled(sms, readTemplates(written) ?? {})).toMatchObject(expected),
  );
});
