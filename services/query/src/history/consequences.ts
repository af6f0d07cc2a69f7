import type { Consequence } from '@talentlog/contracts';
import { seekersIn } from '@talentlog/contracts';
import { notification } from '@talentlog/domain/fold';
import type { OpenedEvent } from '@talentlog/runtime';
import type { RowOf } from '../open-views.ts';
import type { HistoryParts } from './history-parts.ts';
import { timersSet } from './timers-set.ts';

/** What followed from events outside of the streams of a person, by the event's id. */
export type Consequences = ReadonlyMap<string, readonly Consequence[]>;

/** Mail, SMS, timers and SAP that followed from these events, with what became of them. */
export async function consequencesOf(opened: readonly OpenedEvent[], parts: HistoryParts): Promise<Consequences> {
  const all = [...(await messagesOf(opened, parts)), ...timersSet(opened, parts.now), ...pushesOf(opened)];
  const byEvent = new Map<string, Consequence[]>();
  for (const [id, consequence] of all) byEvent.set(id, [...(byEvent.get(id) ?? []), consequence]);
  return byEvent;
}

type Of = readonly [eventId: string, consequence: Consequence];

/** The messages to the people and about the applications that these events name, as far as one of the events caused them. */
async function messagesOf(opened: readonly OpenedEvent[], { views, store }: HistoryParts): Promise<Of[]> {
  const events = new Set(opened.map(({ id }) => id));
  const applications = opened.flatMap(({ data: { applicationId } }) =>
    typeof applicationId === 'string' && applicationId !== '' ? [applicationId] : [],
  );
  const rows = [
    ...(await views.notifications.find('jobSeekerId', seekersIn(opened.map(({ data }) => data)))),
    ...(await views.notifications.find('applicationId', applications)),
  ];
  const known = [...new Map(rows.map((row) => [row.id, row])).values()].reverse();
  const found = known.map(async (row): Promise<Of[]> => {
    const [queued] = await store.readStream(`${notification.name}-${row.id}`, { from: 0, to: 0 });
    const cause = queued?.metadata.causationId ?? '';
    return events.has(cause) ? [[cause, messageOf(row)]] : [];
  });
  return (await Promise.all(found)).flat();
}

const messageOf = ({ channel, notes, state, since }: RowOf<'notifications'>): Consequence => ({
  kind: channel,
  what: notes.scene,
  state: state as Consequence['state'],
  at: notes.sentAt ?? since,
});

/** Each push that was asked for, and what the HR core said last. */
function pushesOf(opened: readonly OpenedEvent[]): Of[] {
  const answers = new Map(
    opened
      .filter(({ type }) => type === 'SapPushed' || type === 'SapPushFailed')
      .map((event) => [event.metadata.causationId, event]),
  );
  return opened
    .filter(({ type }) => type === 'SapPushRequested')
    .map((asked) => {
      const answer = answers.get(asked.id);
      const state = answer === undefined ? 'REQUESTED' : answer.type === 'SapPushed' ? 'PUSHED' : 'FAILED';
      return [asked.id, { kind: 'SAP', what: '', state, at: (answer ?? asked).at }];
    });
}
