import { Worker } from 'node:worker_threads';
import type { PackedCommit } from '../packed.ts';
import { messageOf } from './errors.ts';
import { LogWriter } from './log-writer.ts';
import type { Answer, FromWriter, ToWriter } from './messages.ts';
import { errorOf } from './writer-failure.ts';

/** The way to the writer of a log, in its thread or in this one. Answers come in the order of the commits. */
export interface Channel {
  send(commits: readonly PackedCommit[]): void;
  /** After what was sent is stored. */
  close(): Promise<void>;
}

export interface ChannelEnds {
  /** With the position of the last event that is stored. */
  answered(answers: readonly Answer[], head: number): void;
  /** Called at most once; the writer is gone, and its last transaction may or may not be stored. */
  failed(error: Error): void;
}

/** The writer in a thread of its own. Rejects when it cannot open the log. */
export function openThread(program: URL, file: string, ends: ChannelEnds): Promise<Channel> {
  const worker = new Worker(program, { workerData: { file }, name: 'log-writer' });
  const post = (message: ToWriter) => worker.postMessage(message);
  return new Promise((resolve, reject) => {
    let opened = false;
    let ended: (() => void) | undefined;
    let told: Error | undefined;
    let failure = new Error('the writer of the log ended by itself');
    const channel: Channel = {
      send: (commits) => post({ kind: 'append', commits }),
      close: () =>
        new Promise((closed) => {
          ended = closed;
          post({ kind: 'close' });
        }),
    };
    let finished = false;
    worker.on('message', (message: FromWriter) => {
      if (message.kind === 'answers') ends.answered(message.answers, message.head);
      else if (message.kind === 'closed') finished = true;
      else if (message.kind === 'failed') told = errorOf(message.failure);
      else {
        opened = true;
        resolve(channel);
      }
    });
    worker.on('error', (error: Error) => {
      failure = error;
    });
    worker.on('exit', () => {
      if (!opened) reject(told ?? failure);
      else if (!finished) ends.failed(told ?? failure);
      ended?.();
    });
  });
}

/** The writer in this thread, where its compiled program is not at hand: each sync holds this thread up. */
export function openHere(file: string, ends: ChannelEnds): Channel {
  const writer = new LogWriter(file);
  return {
    send(commits) {
      try {
        ends.answered(writer.store(commits), writer.head());
        writer.tidy();
      } catch (error) {
        ends.failed(error instanceof Error ? error : new Error(messageOf(error)));
      }
    },
    close: async () => writer.close(),
  };
}
