import { atRest } from '../support/at-rest.mjs';
import type { Browser, Heard } from '../support/browser.ts';
import { until } from '../support/inbox.ts';
import { position } from '../support/position.ts';
import { type PageRole, rolesOnPage } from './page.ts';
import { type Side, sideOf, staffOfSide } from './side.ts';
import type { World } from './world.ts';

/** Whether a listener was told the id of the object, that something of its view changed, or nothing. */
export type Hearing = 'named' | 'hint' | 'nothing';

interface Change {
  readonly view: string;
  readonly ids: readonly string[];
  readonly position: string;
}

const changesIn = (text: string): Change[] =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '{}']) => JSON.parse(json) as Change);

/** What was heard of one new position and all that hangs on it, by its own people and by everybody else. */
export interface Heardings {
  readonly of: (role: PageRole, whose: 'own' | 'other', view: string, about: string) => Hearing;
  /** Names of all views that anybody heard of. */
  readonly views: ReadonlySet<string>;
}

let rounds = 0;

/** Changes what changed last before anybody had a task about it, or before they listened. */
async function onceMore({ staff, person, ids }: Side, admin: Browser, round: number): Promise<void> {
  await staff.HR.browser.does('EditPosition', { positionId: ids.position, details: { ...position, hiringCount: 2 } });
  await staff.HR.browser.does('AddJobSeekerTag', { jobSeekerId: ids.person, tag: '再看' });
  await person.browser.does('ChangeResumeContact', { email: `again${round}@mail.example` });
  await admin.does('RenameAccount', { accountId: staff.CO.accountId, name: `同事${round}` });
  await admin.does('ChangeSettings', { values: { finishedTaskDays: 30 + round } });
}

/** Listens with everybody while a position goes all the way from its opening to an onboarding. */
export async function liveRound({ company, actors }: World): Promise<Heardings> {
  rounds += 1;
  const { admin, server } = company;
  const streams: Heard[] = [];
  const listeners = { own: new Map<PageRole, Heard>(), other: new Map<PageRole, Heard>() };
  const listen = async (whose: 'own' | 'other', role: PageRole, browser: Browser) => {
    const stream = await browser.hear('/api/live');
    streams.push(stream);
    listeners[whose].set(role, stream);
  };
  for (const role of rolesOnPage) await listen('other', role, actors[role]);
  let side: Side;
  try {
    side = await sideOf(company, {
      ...{ login: `live${rounds}`, word: `丙${rounds}` },
      onPeople: async (staff, person) => {
        for (const role of staffOfSide) await listen('own', role, staff[role].browser);
        await listen('own', 'JS', person.browser);
      },
    });
    await onceMore(side, admin, rounds);
    admin.sees(await atRest(server.url));
    const hidden = await admin.post('UnpublishAdvertisement', { advertisementId: side.ids.advertisement });
    const last = hidden.body.position;
    if (last === undefined) throw new Error(`UnpublishAdvertisement: ${hidden.text}`);
    // Everybody hears of advertisements: who heard of this one heard all that came before it.
    const isLast = ({ view, position }: Change) => view === 'advertisement' && position >= last;
    for (const { text } of streams) await until('the last live message', async () => changesIn(text()).some(isLast));
  } finally {
    for (const { stop } of streams) stop();
  }
  const heard = new Map(streams.map((stream) => [stream, changesIn(stream.text())]));
  return {
    views: new Set([...heard.values()].flat().map(({ view }) => view)),
    of(role, whose, view, about) {
      const stream = listeners[whose].get(role) ?? listeners.other.get(role);
      const changes = ((stream && heard.get(stream)) ?? []).filter((one) => one.view === view);
      const id = side.ids[about === 'application line' ? 'application' : about];
      if (id !== undefined && changes.some(({ ids }) => ids.includes(id))) return 'named';
      return changes.length > 0 ? 'hint' : 'nothing';
    },
  };
}
