import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@talentlog/runtime';
import type { FastifyRequest } from 'fastify';
import { QueriesController } from './queries.controller.ts';

type Asking = Parameters<QueriesController['ask']>;

/** A controller whose questions are never answered, and who had one begun. */
function busyDesk() {
  const begun: string[] = [];
  const bus = {
    execute: ({ caller }: { caller: Caller }) => {
      begun.push(caller.account?.accountId ?? 'guest');
      return new Promise(() => undefined);
    },
  } as unknown as ConstructorParameters<typeof QueriesController>[0];
  const controller = new QueriesController(bus, undefined as never);
  const ask = (who: string | undefined, ip = '127.0.0.1') =>
    controller.ask(
      { name: 'jobList', params: {} },
      (who === undefined ? {} : { account: { accountId: who } }) as unknown as Caller,
      undefined as unknown as Asking[2],
      { ip } as FastifyRequest,
    );
  return { begun, ask };
}

describe('who asks very much at once', () => {
  it('waits behind themselves, and is told to come later when hundreds wait', async () => {
    const { begun, ask } = busyDesk();
    for (let turn = 0; turn < 201; turn += 1) void ask('flood');
    await expect(ask('flood')).rejects.toMatchObject({ code: 'common.too_many' });
    void ask('quiet');
    void ask(undefined);
    void ask(undefined);
    void ask(undefined, '10.1.2.3');
    expect(begun).toEqual(['flood', 'quiet', 'guest', 'guest']);
  });
});
