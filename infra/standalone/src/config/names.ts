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

/** What the tests on engines are told of these. */
const ofTests = /^(KAFKA_(FOLDER|SAFE|BEHIND|WIRED|KILLS)|MONGO_JAVA_URL)$/;
/** Beginnings that only our keys have. */
const ours = /^(TALENTLOG|SMS|SMTP|HR_CORE|CLAMD|UPLOAD_MB|OIDC|S3|KAFKA|KURRENTDB|MONGO|LOG|VIEWS|WEBHOOK)_/;
/** What those have beside whose programs stand on the same machine. */
const ofEngines = /^(KAFKA_HOME|KAFKA_[A-Z0-9_]*OPTS|MONGO_INITDB_[A-Z_]+)$/;
/** What containers are told of a service that stands beside them, by its name: `KAFKA_SERVICE_HOST`, `KAFKA_PORT_9092_TCP_ADDR`. */
const ofPlatform =
  /_(SERVICE_HOST|SERVICE_PORT|SERVICE_PORT_[A-Z0-9_]{1,63}|PORT_\d{1,5}_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)$/;
/** The same of `KAFKA_PORT`, and of `SMTP_PORT`, which somebody may have set as well. */
const placeOfService = /^(tcp|udp|sctp):[/][/]/;
/** Slips of the pen in a name of some length: a name as short as PORT has too many neighbours. */
const slipsIn = ({ length }: string): number => (length >= 9 ? 2 : length >= 6 ? 1 : 0);

export const isKnown = (name: string): boolean => known.has(name);

/** Whether a system of containers set it, of a service of that name. */
export const isOfPlatform = (name: string, value: string): boolean =>
  ofPlatform.test(name) || (name.endsWith('_PORT') && placeOfService.test(value));

/** Whether a name that is none of ours was meant to be one: a typo that would be believed to be set. */
export const isMeant = (name: string): boolean =>
  ![known, others].some((names) => names.has(name)) &&
  !ofTests.test(name) &&
  !ofEngines.test(name) &&
  (ours.test(name) || distanceTo(name) <= slipsIn(name));

/** What is said of it. */
export function unknownKey(name: string): string {
  if (name.endsWith('_FILE') && known.has(name.slice(0, -5)))
    return `${name} is not known: only secrets come from files`;
  const meant = meantBy(name);
  if (meant !== undefined) return `${name} is not known; did you mean ${meant}?`;
  const family = familyOf(name);
  return family.length === 0 ? `${name} is not known` : `${name} is not known; there are ${family.join(', ')}`;
}

/** The nearest, where that is near; else one of the same beginning whose letters are all there, as MONGO_DB is of MONGO_DATABASE. */
function meantBy(name: string): string | undefined {
  const byDistance = (names: Iterable<string>) =>
    [...names].sort((one, other) => edits(name, one) - edits(name, other));
  const [nearest] = byDistance(known);
  if (nearest !== undefined && edits(name, nearest) <= Math.max(2, name.length / 4)) return nearest;
  return byDistance(familyOf(name)).find((one) => isWithin(name, one) || name.startsWith(one));
}

const familyOf = (name: string): readonly string[] => {
  const [beginning] = ours.exec(name) ?? [];
  return beginning === undefined ? [] : keyNames.filter((one) => one.startsWith(beginning));
};

/** Whether the letters of one stand in another in their order. */
function isWithin(one: string, other: string): boolean {
  let at = 0;
  for (const letter of other) if (letter === one[at]) at += 1;
  return at === one.length;
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
