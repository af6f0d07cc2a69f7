import type { PayloadOf, ResumeBlocks } from '@talentlog/contracts';
import { resumeFile } from '../resume-file/index.ts';
import { type Refusal, type Related, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { rangesRefused } from './entry-ranges.ts';
import { applyFields } from './parsed-fields.ts';
import { withKnownPhone } from './person.ts';
import type { resume } from './resume.ts';
import { blocksOf } from './saved-blocks.ts';

type Fields = PayloadOf<typeof resume.commands.AcceptParsedFields>['fields'];

/** Only what was read to its end is taken over. */
export function notRead(related: Related): Refusal | undefined {
  const { state } = loaded(related, 'file', resumeFile);
  return state === 'PARSED' ? undefined : refuse('file.not_ready', { state }, 'resumeFileId');
}

/** The blocks as they are with what was read, and what of it fitted; refused where nothing did, or something ends before it starts. */
export function takenOver(related: Related, blocks: ResumeBlocks, fields: Fields, now: string) {
  const { changed: read, accepted, skipped } = applyFields(blocks, fields, now);
  const changed = withKnownPhone(related, read);
  if (accepted.length === 0) return refuse('common.invalid', undefined, 'fields');
  for (const block of blocksOf(changed)) {
    const refused = rangesRefused(block, changed[block] ?? []);
    if (refused) return { ...refused, path: 'fields' };
  }
  return { changed, accepted, skipped };
}
