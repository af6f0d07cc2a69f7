import type { Browser } from '../support/browser.ts';
import type { Cell } from './cell.ts';
import { idOfPage, idsOf } from './ids.ts';
import type { Holder } from './links.ts';
import { type Entry, page } from './page.ts';
import { paramsOf, payloadOf } from './payloads.ts';
import { isRefused, sent } from './send-command.ts';
import type { World } from './world.ts';

const isCommand = (entry: Entry): boolean => page.commands.includes(entry);

async function asked(browser: Browser, name: string, params: Readonly<Record<string, string>>): Promise<string> {
  const answer = await browser.query(name, params);
  if (isRefused(answer)) return 'no';
  return answer.status < 500 && answer.status !== 400 ? 'yes' : `${answer.status} ${answer.body.code}`;
}

/** Everything on the page, asked for by who followed a link: what the link is for, once it was proved, and what is for anybody. */
export function linkCells(world: World): Cell[] {
  const ask = (entry: Entry, browser: Browser, whose: 'own' | 'other'): Promise<string> => {
    const ids = idsOf(world[whose], 'JS', world.own);
    if (isCommand(entry)) return sent(browser, entry.name, payloadOf(entry.name, ids).payload);
    return asked(browser, entry.name, paramsOf(entry.name, ids).params);
  };
  const cellsOf = ({ purpose, proved, unproved }: Holder): Cell[] =>
    [...page.queries, ...page.commands].flatMap((entry): Cell[] => {
      const isFor = entry.link === purpose;
      const about = { name: entry.name, capabilities: [] };
      const isAnybodys = entry.own === 'anybody' && purpose !== 'over';
      const role = `link of ${purpose}`;
      const cells: Cell[] = [
        {
          ...{ ...about, role, whose: 'own', expected: isFor || isAnybodys ? 'yes' : 'no' },
          actual: () => ask(entry, proved, 'own'),
        },
      ];
      if (!isFor) return cells;
      cells.push({
        ...{ ...about, role: `${role}, not proved`, whose: 'own', expected: 'no' },
        actual: () => ask(entry, unproved, 'own'),
      });
      // What a query is about is the link's own subject, whatever it asks for.
      const isNamed = isCommand(entry) && payloadOf(entry.name, idsOf(world.own, 'JS', world.own)).names.size > 0;
      if (isNamed)
        cells.push({
          ...{ ...about, role, whose: 'other', expected: 'no' },
          actual: () => ask(entry, proved, 'other'),
        });
      return cells;
    });
  return world.links.flatMap((holder) => [...cellsOf(holder), ...fileCells(world, holder)]);
}

const read = async (browser: Browser, fileId: string | undefined): Promise<string> => {
  const { status, body } = await browser.send(`/api/files/${fileId}`);
  if (status === 200) return 'yes';
  return [404, 410].includes(status) || body.code === 'link.step_up_required' ? 'no' : `${status} ${body.code}`;
};

const fileCells = (world: World, { purpose, proved, unproved }: Holder): Cell[] =>
  page.files.flatMap((entry) =>
    (['own', 'other'] as const).flatMap((whose) =>
      (['proved', 'not proved'] as const).map((proof): Cell => {
        const isFor = entry.link === purpose && whose === 'own' && proof === 'proved';
        return {
          ...{ name: `file: ${entry.name}`, role: `link of ${purpose}, ${proof}`, whose, capabilities: [] },
          expected: isFor ? 'yes' : 'no',
          actual: () => read(proof === 'proved' ? proved : unproved, world[whose].files[entry.name]),
        };
      }),
    ),
  );

/** The candidate again, in a browser that no code was typed in: what asks for one is refused, and nothing else of their own. */
export function withoutCodeCells({ own, withoutCode }: World): Cell[] {
  const about = { role: 'JS without a code', whose: 'own', capabilities: [] } as const;
  const ids = idsOf(own, 'JS', own);
  const commands = page.commands
    .filter(({ ownNeedsCode }) => ownNeedsCode)
    .map(
      ({ name }): Cell => ({
        ...{ ...about, name, expected: 'no' },
        actual: () => sent(withoutCode, name, payloadOf(name, ids).payload),
      }),
    );
  const queries = page.queries
    .filter((entry) => entry.own === 'VIEW_USER' && entry.link !== '-')
    .map(
      (entry): Cell => ({
        ...{ ...about, name: entry.name, expected: entry.ownNeedsCode ? 'no' : 'yes' },
        actual: () => asked(withoutCode, entry.name, { id: idOfPage(own, entry) }),
      }),
    );
  const files = page.files.map(
    (entry): Cell => ({
      ...{ ...about, name: `file: ${entry.name}`, expected: entry.own !== '-' && !entry.ownNeedsCode ? 'yes' : 'no' },
      actual: () => read(withoutCode, own.files[entry.name]),
    }),
  );
  return [...commands, ...queries, ...files];
}
