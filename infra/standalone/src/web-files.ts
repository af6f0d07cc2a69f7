import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const webDist = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** What browsers load, and the shell that the staff workspace starts from. */
export const assets = join(webDist, 'client');
export const staffShell = join(assets, 'staff.html');
/**
 * Whether a file of the assets is one that browsers load as it is, for as long as they like: one with its hash in its name, or the icon.
 * The shell is nothing without its nonce, and lists of files are for the build.
 */
export const isForBrowsers = (path: string): boolean => /-[\w-]{8}\.(js|css)$|^\/favicon\.svg$/.test(path);
/** Renders the public pages. */
export const renderer = join(webDist, 'server', 'entry-server.js');
