import { keptLines, keptProposals } from '@talentlog/contracts';
import {
  type CommandClient,
  type FileStore,
  type Follower,
  type FollowerParts,
  isUploadType,
  type Opened,
  orTryAgain,
  type RecordedEvent,
  type ResumeParser,
  readerOf,
  startFollower,
  systemClock,
  TryAgain,
  UnreadableFile,
  type UploadRegister,
  type VirusScan,
  when,
} from '@talentlog/runtime';
import { keepVerdict, stateAfter } from '../uploads/uploads.ts';
import { express } from './express.ts';
import { HourlyBudget } from './hourly-budget.ts';
import type { Look } from './look.ts';
import type { Wish } from './wish.ts';

export interface ResumeFileParts extends FollowerParts {
  readonly commands: CommandClient;
  readonly files: FileStore;
  readonly scan: VirusScan;
  readonly register: Pick<UploadRegister, 'seen' | 'scanned'>;
  readonly parser: ResumeParser;
  readonly look: Pick<Look, 'giverOfResumeFile'>;
}

/** With what the reader itself keeps. */
interface ReaderParts extends ResumeFileParts {
  readonly budget: HourlyBudget;
}

const actor = 'parse-resume-file';
/** Files read at the same time: each is a process of its own, and the rest of the machine goes on. */
const sideBySide = 2;

type Verdict = Promise<Wish | undefined>;

const uploads = ['ResumeFileUploaded', 'ResumeFileBrought'] as const;
const scanning = when(uploads, async ({ data: { resumeFileId, fileId } }, parts: ReaderParts): Verdict => {
  const state = await scanStateOf(fileId, parts);
  if (state === 'clean') return { name: 'ClearResumeFile', payload: { resumeFileId } };
  const code = state === 'infected' ? 'file.security_failed' : 'file.unreadable';
  return { name: 'RejectResumeFile', payload: { resumeFileId, code } };
});

const reading = when(['ResumeFileCleared', 'ResumeParseRetried'], async ({ data }, parts: ReaderParts): Verdict => {
  const { jobSeekerId, resumeFileId } = data;
  // Nobody waits for what was taken off meanwhile.
  const giver = await parts.look.giverOfResumeFile(jobSeekerId, resumeFileId);
  if (giver === undefined) return undefined;
  // Whoever's files took so long goes on by hand, and nobody else waits for them. What staff bring of a person has a budget of its own:
  // a candidate's costly files would leave theirs unread, and staff cannot ask for another try.
  const budgetOf = `${giver}:${jobSeekerId}`;
  if (parts.budget.isUsedUp(budgetOf))
    return { name: 'RecordResumeParseFailed', payload: { resumeFileId, code: 'file.read_later' } };
  const read = await readingOf(data, budgetOf, parts);
  if (read === undefined) return { name: 'RecordResumeParseFailed', payload: { resumeFileId } };
  const [proposals, lines] = [read.fields.slice(0, keptProposals), read.lines.slice(0, keptLines)];
  const incomplete = read.incomplete || lines.length < read.lines.length || proposals.length < read.fields.length;
  return { name: 'RecordResumeParsed', payload: { resumeFileId, proposals, lines, incomplete } };
});

const reader = readerOf([scanning, reading]);
/** Whoever has many files, or costly ones, waits behind themselves: one of each person is under way at a time. */
const ownerOf = ({ data, stream }: RecordedEvent): string => String(data.jobSeekerId ?? stream);

/**
 * When a resume file was uploaded, by the person or by staff, it is scanned, then read. The reading happens in a sandbox beside; this follower only carries the
 * verdicts into the log. After a crash the same file is read again, and the log takes one verdict.
 */
export function startResumeReader(parts: ResumeFileParts): Follower {
  const { now } = parts.clock ?? systemClock;
  const withBudget = { ...parts, budget: new HourlyBudget(now) };
  return startFollower(
    {
      name: 'worker:parse-resume-file',
      types: reader.types,
      sideBySide,
      lane: ownerOf,
      handle: async (event) => {
        for (const verdict of await Promise.all(reader.read(event, withBudget)))
          if (verdict !== undefined) await express(verdict, event, { ...parts, actor });
      },
    },
    parts,
  );
}

/** What was found when it was uploaded, or is found now. Where there is a scanner, a file waits until that has looked at it. */
async function scanStateOf(fileId: string, parts: ResumeFileParts): Promise<'clean' | 'infected' | 'unreadable'> {
  const { register, scan } = parts;
  const known = (await orTryAgain(register.seen(fileId), 'the register of uploads'))?.scan;
  if (known === 'infected') return known;
  const bytes = await contentOf(fileId, parts);
  if (bytes === undefined) return 'unreadable';
  if (known === 'clean' || !scan.required) return 'clean';
  const found = stateAfter(await scan.scan(bytes));
  if (found === 'waiting') throw new TryAgain('the virus scanner does not answer');
  await orTryAgain(keepVerdict(fileId, found, parts), 'the store of uploads');
  return found;
}

/** Undefined for a file that is not there or was spoilt, which is its own trouble; a store that does not answer is asked again. */
const contentOf = (fileId: string, { files, logger }: ResumeFileParts) =>
  orTryAgain(
    files.get(fileId).catch((error: unknown) => {
      if (!(error instanceof UnreadableFile)) throw error;
      logger.error({ fileId, error: error.message }, 'a resume file cannot be read');
      return undefined;
    }),
    'the file store',
  );

/** Undefined for a file that cannot be read. */
async function readingOf(data: Opened<'ResumeFileCleared'>['data'], budgetOf: string, parts: ReaderParts) {
  const { fileId, type, name } = data;
  const bytes = await contentOf(fileId, parts);
  if (bytes === undefined || !isUploadType(type)) return undefined;
  const file = { bytes, type, name: name ?? 'resume' };
  const result = await parts.budget.of(budgetOf, (begun) => parts.parser.parse(file, begun));
  if (!('failed' in result)) return result;
  // The reader had no time or was told to stop: that says nothing about the file.
  if (result.reason === 'busy' || result.reason === 'closed')
    throw new TryAgain(`the resume reader is ${result.reason}`);
  return undefined;
}
