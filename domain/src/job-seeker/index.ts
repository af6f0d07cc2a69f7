// Public interface of `job-seeker`: what other aggregates may import, and readers through `fold.ts`.
export { announcedErasure } from './announced-erasure.ts';
export { isAskedAbout, openProposal } from './asked-about-contact.ts';
export { type CodeReceiver, codeReceiver } from './code-receiver.ts';
export { contactFacts } from './contact.ts';
export { type JobSeekerData, mayReadComment } from './data.ts';
export { isSelf } from './is-self.ts';
export { jobSeeker } from './job-seeker.ts';
export { lettersOf } from './letters.ts';
export { withLetter } from './letters-at.ts';
export { numberOf } from './number.ts';
export { isReliedOn } from './relied-on.ts';
export { type Keeping, noticeLives, type RetentionStep, retentionStep } from './retention.ts';
export { needSeekerOf, seekerIf } from './seeker.ts';
export { seekerEmail, seekerPhone } from './seeker-keys.ts';
