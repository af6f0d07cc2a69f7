import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { LogWriter } from './log-writer.ts';
import { type FromWriter, maxGroup, type ToWriter } from './messages.ts';
import type { PackedCommit } from './packed.ts';

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
  port.on('message', (first: ToWriter) => {
    take(first);
    let size = 0;
    const more = (): readonly PackedCommit[] => {
      const next = size < maxGroup ? (receiveMessageOnPort(port) as { message: ToWriter } | undefined) : undefined;
      if (next !== undefined) take(next.message);
      size += waiting.length;
      return taken();
    };
    if (waiting.length > 0) tell(port, { kind: 'answers', answers: writer.store(more(), more) });
    writer.tidy();
    if (!closing) return;
    writer.close();
    tell(port, { kind: 'closed' });
    port.close();
  });
}

const tell = (port: MessagePort, message: FromWriter): void => port.postMessage(message);

function main(port: MessagePort): void {
  const writer = new LogWriter((workerData as { file: string }).file);
  tell(port, { kind: 'opened' });
  serve(port, writer);
}

// An error of the disk leaves this thread as an uncaught exception: it ends, and the store learns of it.
if (parentPort === null) throw new Error('the writer of a log runs as a worker thread');
main(parentPort);
