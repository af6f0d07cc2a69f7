import type {
  Checkpoints,
  CommandClient,
  EventStore,
  FileStore,
  Logger,
  OpenEvents,
  OpenedEvent,
  ResumeParser,
  VirusScan,
} from '@talentlog/runtime';
import { uuidv5 } from '@talentlog/runtime';

/**
 * When a resume file was uploaded, scan it, then read it. The reading happens in a sandbox beside; this worker only carries the
 * verdicts into the log. After a crash the same file is read again and its verdict carries the same command id.
 */
export interface ResumeFileWorkerParts {
  readonly store: EventStore;
  readonly open: OpenEvents;
  readonly commands: CommandClient;
  readonly files: FileStore;
  readonly scan: VirusScan;
  readonly parser: ResumeParser;
  readonly checkpoints: Checkpoints;
  readonly logger: Logger;
}

const checkpoint = 'worker:parse-resume-file';
const events = ['ResumeFileUploaded', 'ResumeFileCleared', 'ResumeParseRetried'];

export function startResumeFileWorker(parts: ResumeFileWorkerParts): { stop(): Promise<void> } {
  const aborter = new AbortController();
  const follow = async () => {
    const subscription = parts.store.subscribe({
      after: parts.checkpoints.get(checkpoint),
      filter: { types: events },
      signal: aborter.signal,
    });
    for await (const message of subscription) {
      if (message.kind !== 'event') continue;
      const event = (await parts.open([message.event]))(message.event);
      await handle(event, parts);
      if (aborter.signal.aborted) return;
      parts.checkpoints.set(checkpoint, event.position);
    }
  };
  const running = follow().catch((error: unknown) => {
    if (!aborter.signal.aborted) parts.logger.error({ error: String(error) }, 'resume file worker stopped');
  });
  return {
    async stop() {
      aborter.abort();
      await running;
    },
  };
}

async function handle(event: OpenedEvent, parts: ResumeFileWorkerParts): Promise<void> {
  const verdict = event.type === 'ResumeFileUploaded' ? await scanned(event, parts) : await parsed(event, parts);
  const answer = await parts.commands.execute({
    ...verdict,
    commandId: uuidv5(event.id, verdict.name),
    actor: 'system:parse-resume-file',
    causationId: event.id,
    correlationId: event.metadata.correlationId,
  });
  if (!answer.ok) parts.logger.warn({ event: event.id, command: verdict.name, code: answer.code }, 'verdict refused');
}

type Verdict = { readonly name: string; readonly payload: Readonly<Record<string, unknown>> };
const idOfFile = (event: OpenedEvent) => ({ resumeFileId: event.data.resumeFileId as string });

async function scanned(event: OpenedEvent, { files, scan }: ResumeFileWorkerParts): Promise<Verdict> {
  const bytes = await files.get(event.data.fileId as string);
  const result = bytes ? await scan.scan(bytes) : undefined;
  if (!bytes || result?.verdict === 'infected')
    return { name: 'RejectResumeFile', payload: { ...idOfFile(event), code: 'file.security_failed' } };
  return { name: 'ClearResumeFile', payload: idOfFile(event) };
}

async function parsed(event: OpenedEvent, { files, parser }: ResumeFileWorkerParts): Promise<Verdict> {
  const failed = { name: 'RecordResumeParseFailed', payload: idOfFile(event) };
  const bytes = await files.get(event.data.fileId as string);
  if (!bytes) return failed;
  const result = await parser.parse({
    bytes,
    type: event.data.type as never,
    name: (event.data.name as string | null) ?? 'resume',
  });
  if ('failed' in result) return failed;
  return { name: 'RecordResumeParsed', payload: { ...idOfFile(event), proposals: result.fields.slice(0, 200) } };
}
