import { files } from './files/file-readers.ts';
import type { Projector } from './projecting/index.ts';
import { accounts, links, notifications } from './views/others.ts';
import { workspace } from './views/workspace.ts';

/** Every projector of the query side. Adding one is a line here. */
export const projectors: readonly Projector[] = [workspace, accounts, links, notifications, files];

/** Events that no view shows, each with the reason; what is neither here nor in a projector's list fails the parity test. */
export const ignored: Readonly<Record<string, string>> = {
  ClaimTaken: 'uniqueness is asked of the log, and its keys are hashes',
  ClaimReleased: 'as ClaimTaken',
  BookingAdded: 'interviews show when they are held; the calendar only keeps two from meeting',
  BookingRemoved: 'as BookingAdded',
};
