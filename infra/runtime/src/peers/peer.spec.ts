import { describe, expect, test } from '@jest/globals';
import { Breaker } from './breaker.ts';
import { guardedMailer, guardedScan } from './guarded.ts';
import { Peer, PeerAway, PeerSilent } from './peer.ts';

/** Time that passes only when it is told to. */
function handTime() {
  let now = 0;
  const waits: { at: number; wake: () => void }[] = [];
  return {
    now: () => now,
    wait: (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((wake) => {
        signal.addEventListener('abort', () => wake());
        waits.push({ at: now + milliseconds, wake });
      }),
    pass: (milliseconds: number) => {
      now += milliseconds;
      for (const { wake } of waits.filter(({ at }) => at <= now)) wake();
    },
  };
}
const never = () => new Promise<never>(() => undefined);

describe('a breaker', () => {
  test('opens after failures in a row, lets one through after each pause, and the pause grows up to its longest', () => {
    let now = 0;
    const breaker = new Breaker({ now: () => now, failures: 2, firstPauseMs: 100, longestPauseMs: 300 });
    const call = () => {
      const ticket = breaker.admit();
      if (!('round' in ticket)) return ticket;
      breaker.failed(ticket);
      return breaker.state();
    };
    expect([call(), call()]).toEqual(['closed', 'open']);
    const pauses: unknown[] = [];
    for (let trial = 0; trial < 4; trial += 1) {
      pauses.push(call());
      now += (pauses.at(-1) as { retryInMs: number }).retryInMs;
      expect(call()).toBe('open');
    }
    expect(pauses).toEqual([100, 200, 300, 300].map((retryInMs) => ({ retryInMs })));
  });

  test('gives the trial to one call at a time, and closes when that is answered', () => {
    let now = 0;
    const breaker = new Breaker({ now: () => now, failures: 1, firstPauseMs: 100 });
    breaker.failed(breaker.admit() as { round: number });
    now = 100;
    expect(breaker.admit()).toEqual({ round: 1 });
    expect(breaker.state()).toBe('half-open');
    expect(breaker.admit()).toEqual({ retryInMs: 100 });
    breaker.succeeded();
    expect([breaker.state(), breaker.admit()]).toEqual(['closed', { round: 1 }]);
  });

  test('calls that hung before it opened do not lengthen its pause', () => {
    const now = 0;
    const breaker = new Breaker({ now: () => now, failures: 1, firstPauseMs: 100 });
    const hanging = [breaker.admit(), breaker.admit(), breaker.admit()] as { round: number }[];
    for (const ticket of hanging) breaker.failed(ticket);
    expect(breaker.admit()).toEqual({ retryInMs: 100 });
  });
});

describe('a peer that never answers', () => {
  const mail = { id: 'm', to: 'lin@example.com', subject: '', text: '', html: '' };

  test('is given up after its time and then left alone: the message is unknown, the next one is not sent at all', async () => {
    const time = handTime();
    const peer = new Peer({ name: 'mail', clock: time, callMs: 1_000, failures: 1 });
    const asked: string[] = [];
    const send = ({ id }: { readonly id: string }) => {
      asked.push(id);
      return never();
    };
    const mailer = guardedMailer({ send }, peer);
    const sent = mailer.send(mail);
    await new Promise(setImmediate);
    time.pass(1_000);
    expect(await sent).toEqual({ outcome: 'unknown', reason: 'mail did not answer within 1000 ms' });
    expect(peer.status()).toMatchObject({
      name: 'mail',
      state: 'open',
      lastError: 'mail did not answer within 1000 ms',
    });
    await expect(mailer.send({ ...mail, id: 'n' })).rejects.toMatchObject({ afterMs: 1_000 });
    await expect(mailer.send(mail)).rejects.toThrow(PeerAway);
    expect(asked).toEqual(['m']);
  });

  test('that scans for viruses has scanned nothing', async () => {
    const time = handTime();
    const peer = new Peer({ name: 'scanner', clock: time, callMs: 1_000, failures: 1 });
    const scan = guardedScan({ required: true, scan: never, health: never }, peer);
    const verdict = scan.scan(new Uint8Array());
    await new Promise(setImmediate);
    time.pass(1_000);
    expect(await verdict).toMatchObject({ verdict: 'not_scanned' });
    expect(await scan.scan(new Uint8Array())).toMatchObject({ verdict: 'not_scanned' });
  });

  test('takes its slots only for so long', async () => {
    const time = handTime();
    const peer = new Peer({ name: 'sap', clock: time, callMs: 1_000, atOnce: 1 });
    const first = peer.call(never, {});
    const second = peer.call(async () => 'answered', {});
    await new Promise(setImmediate);
    time.pass(1_000);
    await expect(first).rejects.toThrow(PeerSilent);
    expect(await second).toBe('answered');
  });

  test('a refusal is an answer', async () => {
    const peer = new Peer({ name: 'mail', failures: 1 });
    const mailer = guardedMailer(
      { send: async () => ({ outcome: 'failed', reason: '550 no such person', permanent: true }) },
      peer,
    );
    await mailer.send(mail);
    expect(peer.status()).toEqual({ name: 'mail', state: 'closed', lastError: null });
  });
});
