import { keyNames, secretNames } from './environment.ts';

/** The file with settings, and what programs of ours are told besides settings. */
export const fileKey = 'TALENTLOG_CONFIG';
const others: ReadonlySet<string> = new Set([
  fileKey,
  'TALENTLOG_LOGIN',
  'TALENTLOG_PASSWORD',
  'TALENTLOG_ENGINES',
  'TALENTLOG_CORPUS',
  'TALENTLOG_PLANT',
]);
const known: ReadonlySet<string> = new Set([...keyNames, ...secretNames.map((name) => `${name}_FILE`)]);

/** Beginnings that only our keys have. */
const ours = /^(TALENTLOG|SMS|SMTP|HR_CORE|CLAMD|UPLOAD_MB|OIDC)_/;
/** Slips of the pen in a name of some length: a name as short as PORT has too many neighbours. */
const slips = 2;
const shortest = 9;

export const isKnown = (name: string): boolean => known.has(name);

/** Whether a name that is none of ours was meant to be one: a typo that would be believed to be set. */
export const isMeant = (name: string): boolean =>
  !known.has(name) && !others.has(name) && (ours.test(name) || (name.length >= shortest && distanceTo(name) <= slips));

/** What is said of it. */
export function unknownKey(name: string): string {
  const nearest = [...known].sort((one, other) => edits(name, one) - edits(name, other))[0] ?? '';
  const hint = edits(name, nearest) <= Math.max(slips, name.length / 4) ? `; did you mean ${nearest}?` : '';
  return name.endsWith('_FILE') && known.has(name.slice(0, -5))
    ? `${name} is not known: only secrets come from files`
    : `${name} is not known${hint}`;
}

const distanceTo = (name: string): number => Math.min(...[...known].map((one) => edits(name, one)));

/** Signs to change, add or leave out to come from one word to another. */
function edits(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const [up = 0, left = 0, corner = 0] = [before[at], now[at - 1], before[at - 1]];
      now.push(Math.min(up + 1, left + 1, corner + (isSame ? 0 : 1)));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}
