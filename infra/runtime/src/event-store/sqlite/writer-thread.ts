import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { PackedCommit } from '../packed.ts';
import { LogWriter } from './log-writer.ts';
import { type FromWriter, maxGroup, type ToWriter } from './messages.ts';
import { failureOf } from './writer-failure.ts';

/** Stores what waits at the port, group after group; who comes while a group is being written joins it and shares its sync. */
function serve(port: MessagePort, writer: LogWriter): void {
  let waiting: PackedCommit[] = [];
  let closing = false;
  const take = (message: ToWriter): void => {
    if (message.kind === 'close') closing = true;
    else waiting.push(...message.commits);
  };
  const taken = (): readonly PackedCommit[] => {
    const commits = waiting;
    waiting = [];
    return commits;
  };
  const act = (first: ToWriter): void => {
    take(first);
    let size = 0;
    const more = (): readonly PackedCommit[] => {
      const next = size < maxGroup ? (receiveMessageOnPort(port) as { message: ToWriter } | undefined) : undefined;
      if (next !== undefined) take(next.message);
      size += waiting.length;
      return taken();
    };
    if (waiting.length > 0) tell(port, { kind: 'answers', answers: writer.store(more(), more), head: writer.head() });
    writer.tidy();
    if (!closing) return;
    writer.close();
    tell(port, { kind: 'closed' });
    port.close();
  };
  port.on('message', (first: ToWriter) => told(port, () => act(first)));
}

const tell = (port: MessagePort, message: FromWriter): void => port.postMessage(message);

/** Whatever fails is told before it leaves this thread as an uncaught exception, which ends it. */
function told<T>(port: MessagePort, act: () => T): T {
  try {
    return act();
  } catch (error) {
    tell(port, { kind: 'failed', failure: failureOf(error) });
    throw error;
  }
}

function main(port: MessagePort): void {
  const writer = told(port, () => new LogWriter((workerData as { file: string }).file));
  tell(port, { kind: 'opened' });
  serve(port, writer);
}

if (parentPort === null) throw new Error('the writer of a log runs as a worker thread');
main(parentPort);
