import { describe, expect, it, jest } from '@jest/globals';
import type { Caller } from '@talentlog/runtime';
import type { FastifyReply } from 'fastify';
import { PapersController } from './papers.controller.ts';

const reply = { header: () => reply, type: () => reply } as unknown as FastifyReply;
const must = '{{name}}{{company}}{{position}}{{place}}{{entryDay}}{{monthly}}{{deadline}}';
const trial = { template: 'offer-letter', language: 'zh-CN', subject: '录用通知', content: must };
const recruiter = (accountId: string) => ({ account: { accountId, roles: ['HR'] } }) as unknown as Caller;

function open() {
  const render = jest.fn(async () => ({ bytes: new Uint8Array([1]) }));
  const papers = new PapersController({ render });
  const ask = (more: object, caller = recruiter('a')) =>
    papers.post({ ...trial, ...more }, caller, reply).then(
      () => 'printed',
      (refused: { code: string }) => refused.code,
    );
  return { render, ask };
}

describe('a paper to look at', () => {
  it.each([
    [
      'one long value named 600 times',
      { content: `${must}${'{{day}}'.repeat(600)}`, values: { day: 'W'.repeat(500) } },
    ],
    ['2,000 lines', { content: `${must}${'\na'.repeat(2000)}` }],
    ['lines that a value brings', { content: `${must}\n{{day}}{{day}}`, values: { day: 'a\n'.repeat(250) } }],
  ])('is not printed with %s', async (_what, more) => {
    const { render, ask } = open();
    expect(await ask(more)).toBe('messageTemplate.paper_too_long');
    expect(render).not.toHaveBeenCalled();
  });

  it('takes values of 500 signs and none longer', async () => {
    const { ask } = open();
    expect(await ask({ values: { name: '字'.repeat(500) } })).toBe('printed');
    expect(await ask({ values: { name: '字'.repeat(501) } })).toBe('common.invalid');
  });

  it('is printed 30 times a minute for one account, and for another still', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-02T04:00:00Z') });
    const { render, ask } = open();
    for (let time = 0; time < 30; time += 1) expect(await ask({})).toBe('printed');
    expect(await ask({})).toBe('common.too_many');
    expect(await ask({}, recruiter('b'))).toBe('printed');
    expect(render).toHaveBeenCalledTimes(31);
    jest.useRealTimers();
  });
});
