// Which Node runs Talentlog. This file and those that import it before anything else must parse on Node 18.
import { fileURLToPath } from 'node:url';

/** For people; the machine's own test is the Node-API version below. */
export const oldestNode = '22.14';

// better-sqlite3 13 is built against Node-API 10 and ends with a segmentation fault on a Node that has an older one.
const nodeApi = 10;

/** Whether a Node with these versions runs Talentlog. */
export const isSupported = (versions = process.versions) => Number(versions.napi) >= nodeApi;

const program = process.platform === 'win32' ? 'node.exe' : 'node';

/** Where the pinned Node is. npm puts this folder first in the PATH of every script, so `node` there is this one. */
export const pinnedNode = fileURLToPath(new URL(`../../node_modules/.bin/${program}`, import.meta.url));
