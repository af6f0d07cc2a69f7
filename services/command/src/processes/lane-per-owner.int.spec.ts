import { expect, it } from '@jest/globals';
import {
  type CommandClient,
  memoryCheckpoints,
  newUuid,
  noScanner,
  openMemoryEventStore,
  type RecordedEvent,
  type ResumeFile,
  silentLogger,
} from '@talentlog/runtime';
import { handClock } from '../../../../tests/support/hand-clock.ts';
import { until } from '../../../../tests/support/until.ts';
import { foldsOf } from '../pipeline/folds.ts';
import { lookInto } from './look.ts';
import { startResumeReader } from './when-resume-file-uploaded-then-scan-and-read.ts';

const opened = (event: RecordedEvent) => ({ ...event, at: event.metadata.at });

/** A reader of resumes over a log that the test writes; each file takes until the test says that it was read. */
function aReader() {
  const store = openMemoryEventStore();
  const open = async () => opened;
  const revisions = new Map<string, number>();
  const append = async (stream: string, type: string, data: Record<string, unknown>) => {
    const id = newUuid();
    const ids = { correlationId: id, causationId: id, commandId: id };
    const metadata = { actor: 'a', ...ids, commandName: 'T', at: '2026-11-28T00:00:00.000Z' };
    const events = [{ id, type, schemaVersion: 1, data, metadata }];
    const last = revisions.get(stream);
    revisions.set(stream, (last ?? -1) + 1);
    await store.append({ commitId: id, writes: [{ stream, expected: last ?? 'no-stream', events }] });
  };
  const about = (jobSeekerId: string, name: string) => ({
    ...{ jobSeekerId, resumeFileId: name, fileId: name, size: 1, type: 'text/plain' },
  });
  /** What has to be there before a person has files: written once. */
  const known = async (person: string) => {
    if (revisions.has(`jobSeeker-${person}`)) return;
    const jobSeekerId = person;
    const whole = {
      jobSeekerId,
      accountId: null,
      source: 'STAFF',
      number: '1',
      name: '王晨',
      phone: null,
      email: null,
    };
    await append(`jobSeeker-${person}`, 'JobSeekerCreated', whole);
    await append(`resume-${person}`, 'ResumeCreated', { jobSeekerId });
  };
  const begun: string[] = [];
  const verdicts: Record<string, string> = {};
  const ends = new Map<string, () => void>();
  /** Files that come to a reader whose places are all taken, and how their turn comes. */
  const queued = new Set<string>();
  const begin = new Map<string, () => void>();
  const { clock, pass } = handClock(Date.parse('2026-11-28T00:00:00.000Z'));
  const commands: CommandClient = {
    execute: async ({ name, payload }) => {
      const { resumeFileId, code } = payload as { resumeFileId: string; code?: string };
      verdicts[resumeFileId] = [name, code].filter(Boolean).join(' ');
      return { ok: true, position: '1' as never };
    },
  };
  const parser = {
    parse: ({ name }: ResumeFile, begins: () => void) => {
      begun.push(name);
      if (!queued.has(name)) begins();
      begin.set(name, begins);
      const read = { text: '', lines: [], fields: [], recognised: false, incomplete: false };
      return new Promise<typeof read>((resolve) => ends.set(name, () => resolve(read)));
    },
    close: async () => undefined,
  };
  const start = () =>
    startResumeReader({
      ...{ store, open, commands, parser, clock },
      checkpoints: memoryCheckpoints(),
      logger: silentLogger,
      files: { get: async () => Buffer.from('a resume') } as never,
      scan: noScanner,
      register: { seen: async () => undefined, scanned: async () => undefined },
      look: lookInto(foldsOf(store, open), store),
    });
  return {
    ...{ begun, verdicts, start, pass, queued },
    /** The turn of a queued file comes. */
    turn: (name: string) => begin.get(name)?.(),
    /** A file joins somebody's resume and was found clean. */
    cleared: async (person: string, name: string) => {
      await known(person);
      const { size, type, fileId } = about(person, name);
      const ids = { jobSeekerId: person, resumeFileId: name };
      await append(`resume-${person}`, 'ResumeFileAttached', { ...ids, fileId, size, type, fileName: name });
      await append(`resumeFile-${name}`, 'ResumeFileCleared', { ...about(person, name), name });
    },
    brought: async (person: string, name: string) => {
      await known(person);
      await append(`jobSeeker-${person}`, 'JobSeekerFileAdded', { jobSeekerId: person, resumeFileId: name });
      await append(`resumeFile-${name}`, 'ResumeFileCleared', { ...about(person, name), name });
    },
    removed: (person: string, name: string) =>
      append(`resume-${person}`, 'ResumeFileRemoved', { jobSeekerId: person, resumeFileId: name }),
    takenAway: (person: string, name: string) =>
      append(`jobSeeker-${person}`, 'JobSeekerFileRemoved', { jobSeekerId: person, resumeFileId: name }),
    retried: (person: string, name: string) =>
      append(`resumeFile-${name}`, 'ResumeParseRetried', { ...about(person, name), name }),
    end: (name: string) => ends.get(name)?.(),
  };
}

const names = (count: number) => Array.from({ length: count }, (_, n) => `A${n + 1}`);

it('sixty costly files of one person, each removed at once, keep nobody waiting and are not read', async () => {
  // Given: A's first file is being read; 59 more came, each was taken off at once. Then B uploads one.
  const reader = aReader();
  await reader.cleared('A', 'A1');
  const running = reader.start();
  await until(() => reader.begun.length === 1);
  await reader.removed('A', 'A1');
  for (const name of names(60).slice(1)) {
    await reader.cleared('A', name);
    await reader.removed('A', name);
  }
  await reader.cleared('B', 'B1');
  // Then: B's is read next, while A's first still takes its time.
  await until(() => reader.begun.length === 2);
  expect(reader.begun).toEqual(['A1', 'B1']);
  reader.end('B1');
  await until(() => reader.verdicts.B1 !== undefined);
  // And: none of A's others is ever read.
  reader.end('A1');
  await until(() => running.status().pending === 0);
  expect(reader.begun).toEqual(['A1', 'B1']);
  expect(reader.verdicts).toEqual({ A1: 'RecordResumeParsed', B1: 'RecordResumeParsed' });
  await running.stop();
});

it('people take turns, retries among them, and each has one file under way', async () => {
  // Given: A has three files and asks for one of them again; B and C have one each, B's brought by staff, who took another away.
  const reader = aReader();
  for (const name of names(3)) await reader.cleared('A', name);
  await reader.retried('A', 'A1');
  await reader.brought('B', 'B0');
  await reader.takenAway('B', 'B0');
  await reader.brought('B', 'B1');
  await reader.cleared('C', 'C1');
  // When: two are read side by side, and whichever began first ends first. B's first turn went with the file that is no more.
  const running = reader.start();
  for (const [at, name] of ['A1', 'C1', 'B1', 'A2', 'A3', 'A1'].entries()) {
    await until(() => reader.begun.length > at, `${at} begun`);
    expect(reader.begun[at]).toBe(name);
    reader.end(name);
  }
  await until(() => running.status().pending === 0);
  expect(reader.begun).toHaveLength(6);
  await running.stop();
});

const minutes = (count: number) => count * 60_000;
type Asked = 'cleared' | 'brought' | 'retried';
type Reader = ReturnType<typeof aReader>;

/** A file comes, or is to be read again; what is said of it. */
async function verdictOn(reader: Reader, asked: Asked, name: string): Promise<string | undefined> {
  delete reader.verdicts[name];
  await reader[asked](name.charAt(0), name);
  await until(() => reader.verdicts[name] !== undefined);
  return reader.verdicts[name];
}

/** A file comes, or is to be read again, and reading it takes so long. */
async function readFor(reader: Reader, asked: Asked, name: string, milliseconds: number): Promise<void> {
  const before = reader.begun.length;
  const verdict = verdictOn(reader, asked, name);
  await until(() => reader.begun.length > before);
  expect(reader.begun.slice(before)).toEqual([name]);
  reader.pass(milliseconds);
  reader.end(name);
  expect(await verdict).toBe('RecordResumeParsed');
}

const later = 'RecordResumeParseFailed file.read_later';

it('whose files took three minutes within an hour is read no more until that is an hour ago, a retry neither', async () => {
  const reader = aReader();
  const running = reader.start();
  // Given: three files of A took three minutes; the first one ended after two, the last one after 13.
  await readFor(reader, 'cleared', 'A1', 120_000);
  reader.pass(minutes(10));
  await readFor(reader, 'cleared', 'A2', 59_999);
  await readFor(reader, 'cleared', 'A3', 1);
  // Then: neither another one nor a retry is read, A is told so, and B is read.
  expect(await verdictOn(reader, 'cleared', 'A4')).toBe(later);
  expect(await verdictOn(reader, 'retried', 'A4')).toBe(later);
  expect(reader.begun).toEqual(['A1', 'A2', 'A3']);
  await readFor(reader, 'cleared', 'B1', 0);
  // And: an hour after the first one ended A is read again.
  reader.pass(minutes(49) - 1);
  expect(await verdictOn(reader, 'retried', 'A4')).toBe(later);
  reader.pass(1);
  await readFor(reader, 'retried', 'A4', 0);
  await running.stop();
});

it('a candidate whose files took three minutes leaves those that staff bring of them to be read, and the other way round', async () => {
  const reader = aReader();
  const running = reader.start();
  await readFor(reader, 'cleared', 'A1', 180_000);
  expect(await verdictOn(reader, 'cleared', 'A2')).toBe(later);
  await readFor(reader, 'brought', 'A3', 179_999);
  await readFor(reader, 'brought', 'A4', 1);
  expect(await verdictOn(reader, 'brought', 'A5')).toBe(later);
  expect(await verdictOn(reader, 'retried', 'A1')).toBe(later);
  // Another person: what staff brought of them leaves their own to be read.
  await readFor(reader, 'brought', 'B1', 180_000);
  await readFor(reader, 'cleared', 'B2', 0);
  await running.stop();
});

it('what a file waits for its turn is not counted', async () => {
  const reader = aReader();
  const running = reader.start();
  reader.queued.add('A1');
  await reader.cleared('A', 'A1');
  await until(() => reader.begun.length === 1);
  reader.pass(minutes(30));
  reader.turn('A1');
  reader.pass(179_999);
  reader.end('A1');
  await readFor(reader, 'cleared', 'A2', 1);
  expect(await verdictOn(reader, 'cleared', 'A3')).toBe(later);
  await running.stop();
});
