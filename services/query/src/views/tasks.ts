import type { Task } from '@talentlog/domain/fold';

/** Sorts behind every moment. */
const open = '~';

/** A task as it stands in a row: whose it is and until when it lasted, comparable as text. */
export const taskKey = ({ accountId, finishedAt }: Task): string => `${accountId} ${finishedAt ?? open}`;

/** The range in which the keys of an account's tasks lie that still count: open ones, and those finished since then. */
export const tasksSince = (accountId: string, moment: string) => ({
  from: `${accountId} ${moment}`,
  to: `${accountId} ${open}`,
});
