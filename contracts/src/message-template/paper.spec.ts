import { describe, expect, test } from '@jest/globals';
import { writePaper } from './paper.ts';
import { templateFault } from './template-faults.ts';

const values = { company: 'A&B', name: '# 林\n| x | y |', none: '', note: '> a|b' };
const write = (content: string, subject = '信') =>
  writePaper({ subject, content }, 'zh-CN', values, { about: 'a', date: '2026-11-02' });

describe('a paper', () => {
  test('is what its lines say; empty ones and rows without a value are left out', () =>
    expect(
      write('# 一\n\n二 {{company}}\n| 三 | {{note}} |\n| 四 | {{none}} |\n> 五\n{{#if none}}六{{/if}}').blocks,
    ).toEqual([
      { kind: 'heading', text: '一' },
      { kind: 'text', text: '二 A&B' },
      { kind: 'row', label: '三', value: '> a|b' },
      { kind: 'closing', text: '五' },
    ]));

  test('takes no value for a sign of its own, and HTML for text', () =>
    expect(write('{{name}}\n<script>alert(1)</script>').blocks).toEqual([
      { kind: 'text', text: '# 林\n| x | y |' },
      { kind: 'text', text: '<script>alert(1)</script>' },
    ]));

  test('has a title of one line', () => expect(write('a', '{{name}}').title).toBe('# 林 | x | y |'));
});

const of = { template: 'offer-letter', language: 'zh-CN', channel: 'PAPER' } as const;
const all = '{{name}}{{company}}{{position}}{{place}}{{entryDay}}{{monthly}}{{deadline}}';

/** By hand: what is written, and what is wrong with it. */
test.each([
  [all, undefined],
  [`${all}\n| a | {{signOn}} |`, undefined],
  [`${all.replace('{{place}}', '')}\n| a | {{place}} |`, undefined],
  [`${all.replace('{{place}}', '')}\n| a | {{#if signOn}}{{place}}{{/if}} |`, { params: { name: 'place' } }],
  [`${all}\n| a |`, { code: 'messageTemplate.row', path: 'content', params: { line: 2 } }],
  [`${all}\n| a | b | c |`, { code: 'messageTemplate.row', params: { line: 2 } }],
  [`${all}\n| a | b`, { code: 'messageTemplate.row' }],
  [`${all}\n| {{#if signOn}}a | b{{/if}} |`, { code: 'messageTemplate.condition', params: { line: 2 } }],
  [`${all}\n# {{link}}`, { code: 'messageTemplate.placeholder_unknown', params: { name: 'link', line: 2 } }],
  [`${all}\n| a | {{stage}} |`, { code: 'messageTemplate.placeholder_unknown', params: { name: 'stage', line: 2 } }],
  [`${all}\n> {x}`, { code: 'messageTemplate.braces', params: { line: 2 } }],
  [`${all}${'\n字'.repeat(399)}`, undefined],
  [`${all}${'\n字'.repeat(400)}`, { code: 'messageTemplate.paper_too_long', path: 'content' }],
  ['', { code: 'messageTemplate.empty', path: 'content' }],
] as const)('%j', (content, fault) => {
  const found = templateFault(of, { subject: '信', content, action: '' });
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(fault);
});
