import type { HistoryEvent } from '@talentlog/contracts';
import type { EventReader, RecordedEvent } from '@talentlog/runtime';

type Placed = Pick<RecordedEvent, 'id' | 'type' | 'stream' | 'position'>;
const pointer = ({ id, type, stream, position }: Placed) => ({ id, type, stream, position });
const byPlace = (a: Placed, b: Placed) => (a.position < b.position ? -1 : 1);

/** What an event came from, what came with it and what of it. The commits know the events of a command that stand in other streams. */
export async function surroundings(recorded: readonly RecordedEvent[], store: EventReader) {
  const byId = new Map(recorded.map((event) => [event.id, event]));
  const byCommand = grouped(recorded, ({ metadata }) => metadata.commandId);
  const byCause = grouped(recorded, ({ metadata }) => metadata.causationId);
  const commits = new Map(
    await Promise.all(
      [...byCommand].map(async ([id, known]) => [id, (await store.findCommit(id))?.events ?? known] as const),
    ),
  );
  return (event: RecordedEvent): Pick<HistoryEvent, 'cause' | 'effects' | 'together'> => {
    const { commandId, causationId } = event.metadata;
    const cause = byId.get(causationId);
    const together = (byCommand.get(commandId) ?? []).filter(({ id }) => id !== event.id);
    const caused = (byCause.get(event.id) ?? []).filter(({ metadata }) => metadata.commandId !== commandId);
    return {
      cause: cause && cause.metadata.commandId !== commandId ? pointer(cause) : null,
      effects: [...together, ...caused].map(pointer),
      together: [...(commits.get(commandId) ?? [])].sort(byPlace).map(pointer),
    };
  };
}

function grouped(recorded: readonly RecordedEvent[], by: (event: RecordedEvent) => string) {
  const groups = new Map<string, RecordedEvent[]>();
  for (const event of recorded) {
    const group = groups.get(by(event));
    if (group) group.push(event);
    else groups.set(by(event), [event]);
  }
  return groups;
}
