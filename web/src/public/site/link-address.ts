/** Pages that a personal link opens, and those whose address people send each other; the rest of the path is an id. */
const page =
  'invite_reservation|invite_interview|send_offer|offer_attachment|info_collection|consent|set_password|data_copy';
const group = 'unsubscribe/[\\w-]+';
const uuid = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
/** 128 bits as they are written in a link. */
const token = '[\\w-]{22}';

const link = new RegExp(`^/+(${page}|${group})/+(?:[^\\w-]*)(${uuid}|${token})(?:/+(\\w+))?`);
const shared = new RegExp(`^/+(job_detail)/+(?:[^\\w-]*)(${uuid})`);

/** What stands there for a reader: signs of full width as those of a keyboard, and no signs that nobody sees. */
const asRead = (path: string): string => path.normalize('NFKC').replace(/[\p{Cf}\s]/gu, '');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The address that a path begins with: a link that was copied out of a message brings the full stop, the bracket or the words behind it,
 * the quote before it, or signs in full width. Undefined where the path is of another page or holds no whole id.
 */
export function addressWithin(path: string): string | undefined {
  const text = asRead(decoded(path));
  const [, name, id, answer] = link.exec(text) ?? shared.exec(text) ?? [];
  if (name === undefined || id === undefined) return undefined;
  // Only these two pages are told an answer by their address.
  const suffix = answer !== undefined && /^(invite_interview|send_offer)$/.test(name) ? `/${answer}` : '';
  return `/${name}/${id.length === 36 ? id.toLowerCase() : id}${suffix}`;
}

/** The beginning of a path that may be a page of the site, without what was glued to it: `/jobs` of `/jobs。` or `/jobs）请看`. */
export function pathWithin(path: string): string {
  const text = asRead(decoded(path)).replace(/^\/{2,20}/, '/');
  const end = text.search(/[^\w/-]/);
  const page = end < 0 ? text : text.slice(0, end);
  return page.replace(/(?<=[^/])\/{1,20}$/, '');
}
