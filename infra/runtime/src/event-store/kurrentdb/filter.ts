import { eventTypeFilter } from '@kurrent/kurrentdb-client';
import { commitType } from './commit-record.ts';

/** Windows of the server's search after which it says how far it came. */
const checkpointInterval = 4;

/** Events alone: neither what the server says to itself nor what says that a commit was stored. */
const events = `^(?!\\$|${commitType}$)`;
export const ours = eventTypeFilter({ regex: events, checkpointInterval });

/** Everything that is not the server's own. */
export const oursAndCommits = eventTypeFilter({ regex: '^(?!\\$)', checkpointInterval });

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The server looks for events of these types. */
export const ofTypes = (types: readonly string[] | undefined) =>
  types === undefined ? ours : eventTypeFilter({ regex: `^(${types.map(escaped).join('|')})$`, checkpointInterval });
