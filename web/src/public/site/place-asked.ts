import type { Path } from 'react-router-dom';

const origin = 'http://site.invalid';

/**
 * Path, search and hash of a request, which never name another host: `//evil.example/jobs` is a path that no page has. A proxy may send a
 * whole address; its path is what follows the host.
 */
export function placeAsked(address: string): Path {
  const path = address.replace(/^https?:\/\/[^/]*/i, '').replace(/^(?!\/)/, '/');
  const { pathname, search, hash } = new URL(origin + path);
  return { pathname, search, hash };
}
