import { eventTypeFilter } from '@kurrent/kurrentdb-client';
import { commitType } from './commit-record.ts';
import { ownerType } from './owner.ts';

/** Windows of the server's search after which it says how far it came. */
const checkpointInterval = 4;

/** Events alone: neither what the server says to itself nor what says that a commit was stored, or who owns the log. */
const events = `^(?!\\$|(${commitType}|${ownerType})$)`;
export const ours = eventTypeFilter({ regex: events, checkpointInterval });

/** Events, and what says that a commit was stored. */
export const oursAndCommits = eventTypeFilter({ regex: `^(?!\\$|${ownerType}$)`, checkpointInterval });

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The server looks for events of these types. */
export const ofTypes = (types: readonly string[] | undefined) =>
  types === undefined ? ours : eventTypeFilter({ regex: `^(${types.map(escaped).join('|')})$`, checkpointInterval });
