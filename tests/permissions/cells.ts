import type { Cell } from './cell.ts';
import { idOfPage, idsOf, idsOfNobody } from './ids.ts';
import { linkCells, withoutCodeCells } from './link-cells.ts';
import { liveCells } from './live-cells.ts';
import { type Entry, type PageRole, page, rolesOnPage, type Whose } from './page.ts';
import { paramsOf, payloadOf } from './payloads.ts';
import { isAmong, isHeld, isPerson, isReached } from './reach.ts';
import { sent } from './send-command.ts';
import type { Side } from './side.ts';
import { unknownId, type World } from './world.ts';

const whoses: readonly Whose[] = ['own', 'other', 'nobody'];

/** Objects that a role has of its own: everything of a side by staff, a candidate's own by the candidate, else the account alone. */
const hasOwn = (role: PageRole, about: string): boolean => role === 'JS' || about === 'account';

function commandCells(world: World): Cell[] {
  return page.commands.flatMap((entry) =>
    rolesOnPage.flatMap((role) =>
      whoses.flatMap((whose): Cell[] => {
        const side = whose === 'other' ? world.other : world.own;
        const ids = whose === 'nobody' ? idsOfNobody(world.nobody, world.own) : idsOf(side, role, world.own);
        const isSelf = entry.own !== '-' && isHeld(page.letter(entry.own, role));
        const mine = { ...ids, accountId: world.accountIds[role] ?? '' };
        const { payload, names } = payloadOf(
          entry.name,
          isSelf && whose === 'own' && entry.about === 'account' ? mine : ids,
        );
        const isNamed = names.size > 0;
        if (whose !== 'own' && !isNamed) return [];
        if (whose === 'nobody' && (entry.staff.length === 0 || entry.own !== '-')) return [];
        if (whose !== 'own' && entry.about.startsWith('new ')) return [];
        if (isSelf && whose === 'own' && isNamed && !hasOwn(role, entry.about)) return [];
        // Of this world they alone proved their phone by a code.
        if (isSelf && whose === 'own' && entry.ownNeedsCode && !isPerson(role)) return [];
        const byStaff = isReached(entry, role, whose, 'acts');
        // What names nothing is about the sender's own person, and who acts as a colleague or an ambassador is none.
        const isNobody = isSelf && !isNamed && entry.about !== 'account' && !isPerson(role);
        const byOwn = isSelf && whose === 'own' && !isNobody;
        // What is about one's own resume looks for the file there, and finds nobody else's.
        const isLooked = entry.staff.length === 0 && whose === 'other' && names.has('resumeFileId');
        return [
          {
            ...{ name: entry.name, role, whose, expected: byStaff || byOwn ? 'yes' : 'no' },
            capabilities: [...entry.staff, entry.own].filter((one) => one !== '-'),
            actual: () =>
              sent(world.actors[role], entry.name, payload, { isMissingNo: isNobody || isLooked, isSeen: isLooked }),
          },
        ];
      }),
    ),
  );
}

const systemCells = (world: World): Cell[] =>
  page.system.flatMap((name) =>
    rolesOnPage.map((role) => ({
      ...{ name, role, whose: 'own' as const, capabilities: [], expected: 'no' },
      actual: () => sent(world.actors[role], name, payloadOf(name, idsOf(world.own, role, world.own)).payload),
    })),
  );

/** By which id a row of a list about such a thing is known. */
const markOf = ({ name, about }: Entry, side: Side): string =>
  (name === 'mentions'
    ? side.ids.comment
    : ['talent', 'timeline'].includes(about)
      ? side.ids.person
      : about === 'application line'
        ? side.ids.application
        : side.ids[about]) ?? '';

function queryCells(world: World): Cell[] {
  return page.queries
    .filter(({ own, staff }) => own === '-' || own === 'anybody' || staff.length > 0)
    .filter(({ link }) => link === '-')
    .flatMap((entry) => rolesOnPage.flatMap((role) => whoses.flatMap((whose) => queryCell(entry, role, whose, world))));
}

function queryCell(entry: Entry, role: PageRole, whose: Whose, world: World): Cell[] {
  const side = whose === 'other' ? world.other : world.own;
  const ids = whose === 'nobody' ? idsOfNobody(world.nobody, world.own) : idsOf(side, role, world.own);
  const { params, names } = paramsOf(entry.name, ids);
  const isAnybody = entry.own === 'anybody';
  const isAllowed =
    isAnybody || (isAmong(entry.about, role) && entry.staff.some((one) => isHeld(page.letter(one, role))));
  const isCompany = page.abouts.get(entry.about)?.owned !== 'owned' && entry.about !== 'talent';
  if (isCompany && whose !== 'own') return [];
  const kind = page.kinds.get(entry.name);
  const isList = kind === 'list';
  if (whose === 'nobody' && (names.size === 0 || isList)) return [];
  const reached = isCompany || isReached(entry, role, whose, 'reads');
  const expected = !isAllowed ? 'no' : isCompany ? 'yes' : whose === 'nobody' ? 'any' : reached ? 'yes' : 'hidden';
  return [
    {
      ...{ name: entry.name, role, whose, expected, capabilities: entry.staff },
      actual: async () => {
        const asked =
          entry.name === 'interviewTimes' && whose !== 'nobody' ? { applicationId: side.atInterview } : params;
        const { status, body, text } = await world.actors[role].query(entry.name, asked);
        const isRefused = status === 401 || (status === 403 && body.code === 'auth.forbidden');
        if (kind === 'revealed' && isRefused && expected !== 'yes') return expected;
        if (isRefused) return 'no';
        if (expected === 'any' && (status === 404 || status === 200 || body.code === 'privacy.unauthorized'))
          return 'any';
        if (isCompany && status < 500 && status !== 400) return 'yes';
        if (status === 404) return 'hidden';
        if (status !== 200) return `${status} ${body.code} ${text.slice(0, 200)}`;
        return !isCompany && isList && !text.includes(markOf(entry, side)) ? 'hidden' : 'yes';
      },
    },
  ];
}

/** What is asked for oneself: let in, or not. */
const ownQueryCells = (world: World): Cell[] =>
  page.queries
    .filter(({ own, link, staff }) => own === 'VIEW_USER' && link === '-' && staff.length === 0)
    .flatMap((entry) =>
      rolesOnPage.map((role) => ({
        ...{ name: entry.name, role, whose: 'own' as const, capabilities: [entry.own] },
        expected: isHeld(page.letter(entry.own, role)) ? 'yes' : 'no',
        actual: async () => {
          const { status, body } = await world.actors[role].query(entry.name);
          return status === 401 || (status === 403 && body.code === 'auth.forbidden')
            ? 'no'
            : status < 500
              ? 'yes'
              : `${status}`;
        },
      })),
    );

/** Pages that a personal link opens, asked for by the signed-in person of the link, by somebody else and by guests. */
const linkedCells = (world: World): Cell[] =>
  page.queries
    .filter(({ own, link }) => own === 'VIEW_USER' && link !== '-')
    .flatMap((entry) =>
      rolesOnPage.flatMap((role) =>
        (['own', 'other'] as const).map((whose) => {
          const id = idOfPage(world[whose], entry);
          const isOwn = role === 'JS' && whose === 'own';
          return {
            ...{ name: entry.name, role, whose, capabilities: [entry.own], expected: isOwn ? 'yes' : 'no' },
            actual: async () => {
              const { status } = await world.actors[role].query(entry.name, { id });
              return status === 200 ? 'yes' : status < 500 ? 'no' : `${status}`;
            },
          };
        }),
      ),
    );

const part = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => {
    if (Array.isArray(value))
      return value.map((one: unknown) => part(one, key)).find((one) => one !== null && one !== '');
    return (value as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  }, body);
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function partCells(world: World): Cell[] {
  return page.parts.flatMap(({ query, part: path, about, staff }) => {
    const entry = page.queries.find(({ name }) => name === query);
    if (entry === undefined) throw new Error(`docs/permissions.md has a part of no query: ${query}`);
    return rolesOnPage
      .filter((role) => isReached(entry, role, 'own', 'reads'))
      .map((role): Cell => {
        const { params } = paramsOf(query, idsOf(world.own, role, world.own));
        return {
          ...{ name: `${query} ${path}`, role, whose: 'own', capabilities: staff },
          expected: isReached({ ...entry, about, staff }, role, 'own', 'reads') ? 'yes' : 'hidden',
          actual: async () => {
            const { status, body } = await world.actors[role].query(query, params);
            if (status !== 200) return `${status}`;
            return isEmpty(part(body.data, path)) ? 'hidden' : 'yes';
          },
        };
      });
  });
}

function fileCells(world: World): Cell[] {
  return page.files.flatMap((entry) =>
    rolesOnPage.flatMap((role) =>
      (['own', 'other'] as const).map((whose): Cell => {
        const isPersons = role === 'JS' && whose === 'own' && entry.own !== '-';
        return {
          ...{ name: `file: ${entry.name}`, role, whose, capabilities: entry.staff },
          expected: isPersons || isReached(entry, role, whose, 'reads') ? 'yes' : 'no',
          actual: async () => {
            const { status } = await world.actors[role].send(`/api/files/${world[whose].files[entry.name]}`);
            return status === 200 ? 'yes' : status === 404 ? 'no' : `${status}`;
          },
        };
      }),
    ),
  );
}

function routeCells(world: World): Cell[] {
  const names: Readonly<Record<string, string>> = {
    stream: `application-${world.own.ids.application}`,
    name: 'nobody',
    eventId: unknownId,
  };
  return page.routes
    .filter(({ staff }) => staff[0] !== 'anybody')
    .flatMap(({ route, staff }) => {
      const [method = 'GET', path = ''] = route.split(' ');
      const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => names[name] ?? '');
      return rolesOnPage.map(
        (role): Cell => ({
          ...{ name: route, role, whose: 'own', capabilities: staff },
          expected: staff.some((one) => isHeld(page.letter(one, role))) ? 'yes' : 'no',
          actual: async () => {
            const json = { method, headers: { 'content-type': 'application/json' }, body: '{}' };
            const { status, body } = await world.actors[role].send(address, method === 'POST' ? json : {});
            if (status === 401 || (status === 403 && body.code === 'auth.forbidden')) return 'no';
            return status < 500 || status === 502 || status === 503 ? 'yes' : `${status}`;
          },
        }),
      );
    });
}

/** Every cell of the page. */
export const cellsOf = (world: World): readonly Cell[] => [
  ...queryCells(world),
  ...ownQueryCells(world),
  ...linkedCells(world),
  ...partCells(world),
  ...fileCells(world),
  ...routeCells(world),
  ...systemCells(world),
  // Heard before anything is let in that makes a letter: it may be sent much later.
  ...liveCells(world),
  ...linkCells(world),
  ...withoutCodeCells(world),
  // What is refused is tried first, because what is let in may make something.
  ...commandCells(world).sort((a, b) => a.expected.localeCompare(b.expected)),
];
