import { accept, type Decision, type Fact, type Related } from '../shared/decider.ts';
import type { ResumeData } from './evolve.ts';
import { readIn } from './own-file.ts';
import { begun } from './own-resume.ts';
import { resume } from './resume.ts';

interface Wish {
  readonly id: string;
  readonly state: string;
  readonly data: ResumeData;
  readonly related: Related;
  readonly payload: { readonly resumeFileId: string; readonly fields: readonly string[] };
}

/** Of what is named only what was read from the file, each path once, so that no words of anybody are told. */
const readOnce = ({ payload, related }: Wish): readonly string[] => {
  const read = readIn(related);
  return [...new Set(payload.fields)].filter((path) => read.has(path));
};

const decided = (wish: Wish, paths: readonly string[], fact: Fact): Decision =>
  accept(paths.length === 0 ? [] : [...begun(wish), fact]);

/** What was read is left, but what is left or taken over already. */
export function leftOut(wish: Wish): Decision {
  const { id, data, payload } = wish;
  const { resumeFileId } = payload;
  const settled = new Set(data.settled[resumeFileId]);
  const fields = readOnce(wish).filter((path) => !settled.has(path));
  return decided(wish, fields, resume.fact('ParsedFieldsDismissed', { jobSeekerId: id, resumeFileId, fields }));
}

/** What was read is proposed again. */
export function openedAgain(wish: Wish): Decision {
  const { id, payload } = wish;
  const fields = readOnce(wish);
  const { resumeFileId } = payload;
  return decided(wish, fields, resume.fact('ParsedFieldsRestored', { jobSeekerId: id, resumeFileId, fields }));
}
