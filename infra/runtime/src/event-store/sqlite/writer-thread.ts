import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { LogWriter } from './log-writer.ts';
import { type FromWriter, maxGroup, type ToWriter } from './messages.ts';
import type { PackedCommit } from './packed.ts';

/** Takes what waits at the port into one group after the other, so that commits of many callers share a sync. */
function serve(port: MessagePort, writer: LogWriter): void {
  const waiting: PackedCommit[] = [];
  let closing = false;
  const take = (message: ToWriter): void => {
    if (message.kind === 'close') closing = true;
    else waiting.push(...message.commits);
  };
  const takeWaiting = (): void => {
    while (waiting.length < maxGroup) {
      const next = receiveMessageOnPort(port) as { message: ToWriter } | undefined;
      if (next === undefined) return;
      take(next.message);
    }
  };
  port.on('message', (message: ToWriter) => {
    take(message);
    for (takeWaiting(); waiting.length > 0; takeWaiting()) {
      tell(port, { kind: 'answers', answers: writer.store(waiting.splice(0, maxGroup)) });
      writer.tidy();
    }
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
