import { describe, expect, it } from '@jest/globals';
import type { DataCopy } from '@talentlog/contracts';
import { copyDocument } from './copy-document.ts';

const hostile = `<img src=x onerror=alert(1)>"'&</dd><script>1</script>`;
const position = { positionId: 'p1', title: hostile, titleEn: '' };
const copy = {
  madeAt: '2026-11-02T04:00:00.000Z',
  until: '2026-11-09T15:59:59.999Z',
  number: hostile,
  applications: [{ position, step: hostile, bucket: 'ACTIVE', deliveredAt: '2026-11-02T04:00:00.000Z' }],
  parts: [
    {
      aggregate: 'resume',
      position,
      events: [
        {
          type: hostile,
          at: '2026-11-02T04:00:00.000Z',
          facts: { [hostile]: hostile, list: [{ [hostile]: [hostile] }], yes: true, none: null },
        },
      ],
    },
  ],
  files: [],
  reads: [{ day: hostile, part: hostile, people: 2 }],
  withheld: [{ what: hostile, why: hostile }],
} as DataCopy;

describe('the readable copy', () => {
  const words = {
    t: ({ id }: { id: string }) => id,
    has: (_id: string): _id is never => false,
    language: 'zh-CN',
    listed: (_: string, code: string) => code,
  } as const;
  const text = copyDocument(copy, words as never);

  it('holds whatever anybody typed as text', () => {
    expect(text).not.toContain('<img');
    expect(text).not.toContain('<script');
    expect(text.split('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;').length - 1).toBeGreaterThan(8);
  });
  it('asks nobody for anything', () => {
    expect(text).toContain("default-src 'none'");
    expect(text).not.toMatch(/(?:src|href)="/);
  });
});
