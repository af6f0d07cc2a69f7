import { writeFileSync } from 'node:fs';
import type { Cell } from './cell.ts';
import { differences } from './differences.ts';
import { capabilitiesAsked, checks } from './faults.mjs';
import { type Letter, page, rolesOnPage } from './page.ts';

/** A bug that a running server is given, as the switch reads it, and the cells that can tell. */
export interface Fault {
  readonly name: string;
  readonly cells: readonly Cell[];
}

const rowOf = (capability: string): string => rolesOnPage.map((role) => page.letter(capability, role)).join('');
/** The nearest capabilities above and below whose letters differ: another name for the same letters changes nothing that a caller could see. */
function neighboursOf(capability: string): readonly string[] {
  const at = page.capabilities.indexOf(capability);
  const differs = (one: string): boolean => rowOf(one) !== rowOf(capability);
  return [page.capabilities.slice(0, at).findLast(differs), page.capabilities.slice(at + 1).find(differs)].filter(
    (one) => one !== undefined,
  );
}

/** Each of these capabilities moved to a neighbour that is none of them; `named` says where. */
const moved = (staff: readonly string[], cells: readonly Cell[], named: string): Fault[] =>
  staff.flatMap((from) =>
    neighboursOf(from)
      .filter((to) => !staff.includes(to))
      .map((to) => ({ name: `${named} ${from} ${to}`, cells })),
  );
const called = (cells: readonly Cell[], wanted: string): readonly Cell[] => cells.filter(({ name }) => name === wanted);

/**
 * Each capability of staff moved to a neighbour. Whoever acts on what is their own has nearly all capabilities of that kind, so that one
 * in place of another lets in the same people; the description of the API tells those apart.
 */
const movedGrants = (cells: readonly Cell[]): Fault[] =>
  [...page.commands, ...page.queries].flatMap(({ name, staff }) => moved(staff, called(cells, name), `grant ${name}`));

/** Each letter of the matrix taken away or widened, and each that is not there given. */
function changedLetters(cells: readonly Cell[]): Fault[] {
  return page.capabilities.flatMap((capability) =>
    rolesOnPage
      .filter((role) => role !== 'G')
      .flatMap((role) => {
        const letter = page.letter(capability, role);
        const mine = cells.filter((cell) => cell.role === role && cell.capabilities.includes(capability));
        const others: readonly Letter[] =
          letter === '-' ? ['A'] : letter === 'P' || letter === 'T' ? ['-', 'A'] : ['-'];
        // Taken from a role that has nothing of its own there, it is missed by nobody.
        const told = mine.filter(({ expected }) => letter === '-' || expected === 'yes');
        return (told.length === 0 ? [] : others).map((to) => ({
          name: `letter ${capability} ${role} ${to}`,
          cells: mine,
        }));
      }),
  );
}

/** Words that a module of checks and the queries it serves have in common come first. */
function nearest(check: string, cells: readonly Cell[]): readonly Cell[] {
  const [, , folder = ''] = check.split('/');
  const word = folder.replace(/s$/, '').toLowerCase().slice(0, 6);
  const isNear = ({ name }: Cell): boolean => name.toLowerCase().includes(word);
  const mine = cells.filter(
    ({ name }) => check.startsWith('services/command') === page.commands.some((one) => one.name === name),
  );
  return [...mine.filter(isNear), ...mine.filter((cell) => !isNear(cell))];
}

/**
 * Checks that no cell can tell, each with what does.
 * - `actions.js` and `mentions.js` say which buttons a screen shows; what they send is checked again (`offered-actions.int.spec.ts`).
 * - `other-applications.js` tells owners alone that there is another application: `other-applications.spec.ts`.
 */
const seenElsewhere = [
  'services/query/access/actions.js',
  'services/query/people/mentions.js',
  'services/query/applications/other-applications.js',
];
const isSeenHere = (check: string): boolean => !seenElsewhere.some((one) => check.startsWith(one));

const isLive = ({ name }: Cell): boolean => name.startsWith('live: ');
const tellersOf = (check: string, cells: readonly Cell[]): readonly Cell[] =>
  check.includes('/live-scope.js')
    ? cells.filter(isLive)
    : nearest(
        check,
        cells.filter((cell) => !isLive(cell)),
      );

const leftOutChecks = (cells: readonly Cell[]): Fault[] =>
  checks()
    .filter(isSeenHere)
    .map((check) => ({ name: `check ${check}`, cells: tellersOf(check, cells) }));

/** Each capability that a check names replaced by a neighbour. */
const otherCapabilities = (cells: readonly Cell[]): Fault[] =>
  capabilitiesAsked()
    .filter(({ at }) => isSeenHere(at))
    .flatMap(({ at, capability }) =>
      neighboursOf(capability).map((to) => ({
        name: `capability ${at} ${capability} ${to}`,
        cells: tellersOf(at, cells),
      })),
    );

/** Each link taken for one of another purpose, each proof not asked for, and each code of those who act on what is their own. */
const openedLinks = (cells: readonly Cell[]): Fault[] =>
  [...page.commands, ...page.queries].flatMap(({ name, link, proof, ownNeedsCode }) => {
    const mine = called(cells, name);
    const other = link === 'offer' ? 'interview' : 'offer';
    return [
      ...(proof === '-' ? [] : [`link ${name} ${link} ${other}`, `proof ${name}`]),
      ...(ownNeedsCode ? [`code ${name}`] : []),
    ].map((fault) => ({ name: fault, cells: mine }));
  });

/** Each capability of a route, and of a view on the live stream, moved to a neighbour. */
const movedElsewhere = (cells: readonly Cell[]): Fault[] => [
  ...page.routes.flatMap(({ route, staff }) => {
    const named = route.replace(' ', ':').replace(/\{(\w+)\}/g, ':$1');
    const asked = staff.filter((one) => one !== 'anybody');
    return moved(asked, called(cells, route), `grant ${named}`);
  }),
  ...page.live.flatMap(({ name, staff }) => moved(staff, called(cells, `live: ${name}`), `live ${name}`)),
];

/** Every fault that somebody could notice by the page: where the cells that tell are none, nothing asks for the capability. */
export const faultsOf = (cells: readonly Cell[]): readonly Fault[] =>
  [
    ...leftOutChecks(cells),
    ...otherCapabilities(cells),
    ...openedLinks(cells),
    ...movedGrants(cells),
    ...changedLetters(cells),
    ...movedElsewhere(cells),
  ].filter((fault) => fault.cells.length > 0);

/** Of these faults those that no cell notices, each switched on alone; `onEach` hears of every one. */
export async function unnoticed(
  faults: readonly Fault[],
  file: string,
  onEach: (name: string, isNoticed: boolean) => void = () => {},
): Promise<string[]> {
  const missed: string[] = [];
  for (const { name, cells } of faults) {
    writeFileSync(file, name);
    const isNoticed = (await differences(cells, 1)).length > 0;
    if (!isNoticed) missed.push(name);
    onEach(name, isNoticed);
  }
  writeFileSync(file, '');
  return missed;
}

/** Bugs that once went unnoticed. */
const onceUnnoticed = [
  ['grant ChangeSettings ADMIN_SETTINGS MANAGE_POSITION', 'ChangeSettings'],
  ['grant EditMessageTemplate ADMIN_TEMPLATE MANAGE_RECORD', 'EditMessageTemplate'],
  ['grant RegisterSubscriber ADMIN_SETTINGS MANAGE_POSITION', 'RegisterSubscriber'],
  ['letter VIEW_CONTACT IV A', 'RevealContact'],
  ['check services/query/applications/application-detail.js#4:sees', 'applicationDetail collection'],
] as const;

export const sampleOf = (cells: readonly Cell[]): readonly Fault[] =>
  onceUnnoticed.map(([name, cell]) => ({ name, cells: called(cells, cell) }));
