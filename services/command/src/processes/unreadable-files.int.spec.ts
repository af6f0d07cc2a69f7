import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import {
  type CommandClient,
  type FileStore,
  memoryCheckpoints,
  newUuid,
  noScanner,
  openMemoryEventStore,
  type RecordedEvent,
  silentLogger,
  UnreadableFile,
} from '@talentlog/runtime';
import { openDiskFileStore } from '@talentlog/runtime/disk';
import { ownOfEachTest } from '../../../../tests/support/own.ts';
import { until } from '../../../../tests/support/until.ts';
import { startResumeReader } from './when-resume-file-uploaded-then-scan-and-read.ts';

const own = ownOfEachTest();
const bytesOf = (name: string) => Buffer.from(`姓名：${name}`);

/** A log in which these files were uploaded, one after the other. */
async function uploaded(files: readonly { readonly resumeFileId: string; readonly fileId: string }[]) {
  const store = openMemoryEventStore();
  for (const file of files) {
    const id = newUuid();
    const metadata = {
      actor: 'a',
      correlationId: id,
      causationId: id,
      commandId: id,
      commandName: 'T',
      at: '2026-11-21T00:00:00.000Z',
    };
    const data = { ...file, jobSeekerId: 'p', size: 1, type: 'text/plain', name: 'cv.txt' };
    const stream = `resumeFile-${file.resumeFileId}`;
    const events = [{ id, type: 'ResumeFileUploaded', schemaVersion: 1, data, metadata }];
    await store.append({ commitId: id, writes: [{ stream, expected: 'no-stream', events }] });
  }
  return store;
}

it('a file that is missing, changed, or may not be read is told to be unreadable, and the next one is read', async () => {
  // Given: files on a disk, with a fault each; only the last is as it was.
  const folder = own.folder();
  const disk = await openDiskFileStore(folder);
  const names = ['missing', 'changed', 'a folder', 'forbidden', 'sound'];
  const ids = new Map<string, string>();
  for (const name of names) ids.set(name, (await disk.put(bytesOf(name))).fileId);
  const path = (name: string) => join(folder, (ids.get(name) ?? '').slice(0, 2), ids.get(name) ?? '');
  await rm(path('missing'));
  await writeFile(path('changed'), 'other bytes');
  await rm(path('a folder'));
  await mkdir(path('a folder'));
  // Whoever runs as root is forbidden nothing: this one answers as a disk does to everybody else.
  const files: FileStore = {
    ...disk,
    get: async (id) => {
      if (id === ids.get('forbidden')) throw new UnreadableFile('EACCES');
      return disk.get(id);
    },
  };
  // When: the worker follows the log.
  const sent: Record<string, string> = {};
  const commands: CommandClient = {
    execute: async ({ name, payload }) => {
      const { resumeFileId, code } = payload as { resumeFileId: string; code?: string };
      sent[resumeFileId] = [name, code].filter(Boolean).join(' ');
      return { ok: true, position: '1' as never };
    },
  };
  const reader = startResumeReader({
    store: await uploaded(names.map((name) => ({ resumeFileId: name, fileId: ids.get(name) ?? '' }))),
    open: async () => (event: RecordedEvent) => ({ ...event, at: event.metadata.at }),
    checkpoints: memoryCheckpoints(),
    logger: silentLogger,
    commands,
    files,
    scan: noScanner,
    look: { giverOfResumeFile: async () => 'candidate' },
    register: { seen: async () => undefined, scanned: async () => undefined },
    parser: {
      parse: async () => ({ text: '', lines: [], fields: [], recognised: false, incomplete: false }),
      close: async () => undefined,
    },
  });
  await until(() => Object.keys(sent).length === names.length && reader.status().pending === 0);
  await reader.stop();
  // Then: none of them held up another, and each has an answer that its owner is told.
  expect(sent).toEqual({
    missing: 'RejectResumeFile file.unreadable',
    changed: 'RejectResumeFile file.unreadable',
    'a folder': 'RejectResumeFile file.unreadable',
    forbidden: 'RejectResumeFile file.unreadable',
    sound: 'ClearResumeFile',
  });
  expect(reader.parked()).toEqual([]);
});
