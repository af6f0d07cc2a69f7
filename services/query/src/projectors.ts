import { files } from './files/file-readers.ts';
import type { Projector } from './projecting/index.ts';
import { accounts, links, notifications } from './views/others.ts';
import { workspace } from './views/workspace.ts';

/** Every projector of the query side. Adding one is a line here. */
export const projectors: readonly Projector[] = [workspace, accounts, links, notifications, files];
