import type { HistoryEvent } from '@talentlog/contracts';
import type { RecordedEvent } from '@talentlog/runtime';

const pointer = ({ id, type, stream, position }: RecordedEvent) => ({ id, type, stream, position });

/** What an event came from, and what came with it or of it. */
export function surroundings(recorded: readonly RecordedEvent[]) {
  const byId = new Map(recorded.map((event) => [event.id, event]));
  const byCommand = grouped(recorded, ({ metadata }) => metadata.commandId);
  const byCause = grouped(recorded, ({ metadata }) => metadata.causationId);
  return (event: RecordedEvent): Pick<HistoryEvent, 'cause' | 'effects'> => {
    const cause = byId.get(event.metadata.causationId);
    const together = (byCommand.get(event.metadata.commandId) ?? []).filter(({ id }) => id !== event.id);
    const caused = byCause.get(event.id) ?? [];
    return { cause: cause ? pointer(cause) : null, effects: [...together, ...caused].map(pointer) };
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
