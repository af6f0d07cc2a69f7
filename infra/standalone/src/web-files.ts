import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const webDist = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** What browsers load, and the shell that the staff workspace starts from. */
export const assets = join(webDist, 'client');
export const staffShell = join(assets, 'staff.html');
/** Renders the public pages. */
export const renderer = join(webDist, 'server', 'entry-server.js');
