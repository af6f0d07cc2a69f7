import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, test } from '@jest/globals';
import { StoreUnavailable } from '../event-store/port.ts';
import { Line, LineBroken } from './line.ts';

interface Theirs {
  double(n: number): Promise<number>;
  fail(): void;
  away(): void;
  note(word: string): void;
  never(): Promise<void>;
}

const noted: string[] = [];
const theirs = {
  double: async (n: number) => 2 * n,
  fail: () => {
    throw new Error('no room');
  },
  away: () => {
    throw new StoreUnavailable('nobody answers');
  },
  note: (word: string) => void noted.push(word),
  never: () => new Promise<void>(() => undefined),
};
const opened: MessageChannel[] = [];
afterEach(() => {
  for (const { port1 } of opened.splice(0)) port1.close();
});

function line(): Line<Theirs> {
  const channel = new MessageChannel();
  opened.push(channel);
  new Line<object>(channel.port2, theirs);
  return new Line<Theirs>(channel.port1, {});
}

test('what is asked is answered to who asked it, in any order; what is told is heard before what is asked after it', async () => {
  const here = line();
  here.tell('note', 'first');
  const answers = await Promise.all([here.ask('double', 1), here.ask('double', 2)]);
  expect([answers, noted]).toEqual([[2, 4], ['first']]);
});

test('a failure over there is told in its words, and so is an end, to who waits and to who asks later', async () => {
  const here = line();
  const failed = here.ask('fail');
  await expect(failed).rejects.toThrow(new Error('no room'));
  await expect(failed).rejects.not.toBeInstanceOf(StoreUnavailable);
  await expect(here.ask('away')).rejects.toThrow(new StoreUnavailable('nobody answers'));
  await expect(here.ask('away')).rejects.toBeInstanceOf(StoreUnavailable);
  const waits = here.ask('never');
  here.hangUp('the thread ended');
  await expect(waits).rejects.toThrow(new LineBroken('the thread ended'));
  await expect(here.ask('double', 1)).rejects.toThrow(LineBroken);
  here.tell('note', 'lost');
  expect(noted).toEqual(['first']);
});
