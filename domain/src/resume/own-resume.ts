import type { Ref } from '../shared/aggregate.ts';
import type { Actor, Fact } from '../shared/decider.ts';
import { resume } from './resume.ts';

/** Everybody edits their own resume only. */
export const ownResume = (_payload: unknown, { actor }: { readonly actor: Actor }): Ref =>
  resume.ref(actor.jobSeekerId ?? '');

/** The first edit makes the resume. */
export const begun = ({ id, state }: { readonly id: string; readonly state: string }): Fact[] =>
  state === 'EMPTY' ? [resume.fact('ResumeCreated', { jobSeekerId: id })] : [];
