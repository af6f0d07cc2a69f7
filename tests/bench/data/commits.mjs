import { aggregates } from '../../../domain/dist/fold.js';

const kindOf = (stream) => stream.slice(0, stream.indexOf('-'));
/** Of these, copies would only repeat what the demo's own people did to them. */
const ofDemo = new Set(['position', 'advertisement']);

/** What the consent's clock would have said by now. */
function expired({ consent, at }, random) {
  const commandId = random.uuid();
  const about = { correlationId: commandId, causationId: commandId, commandId, commandName: 'ExpireConsent' };
  const stream = `privacyAuthorization-${consent.jobSeekerId}`;
  return {
    id: random.uuid(),
    stream,
    type: 'ConsentExpired',
    data: consent,
    metadata: { actor: 'system:timer', ...about, at },
  };
}

/** The story as commits, each as a command made it: checked against its contracts, personal fields under the person's key. */
export async function commitsOf({ events, over, random }, { sealer, revisions }) {
  const own = new Map();
  const all = over === undefined ? events : [...events, expired(over, random)];
  const groups = Map.groupBy
    ? Map.groupBy(all, ({ metadata }) => metadata.commandId)
    : all.reduce((map, one) => {
        const { commandId } = one.metadata;
        return map.set(commandId, [...(map.get(commandId) ?? []), one]);
      }, new Map());
  const commits = [];
  for (const [commitId, group] of groups) {
    const told = group.filter(({ stream }) => !ofDemo.has(kindOf(stream)));
    if (told.length === 0) continue;
    const facts = told.map(({ id, stream, type, data }) => ({
      aggregate: aggregates[kindOf(stream)],
      stream,
      eventId: id,
      type,
      data,
    }));
    const sealed = await sealer.seal(facts, told[0].metadata);
    const streams = [...new Set(told.map(({ stream }) => stream))];
    const writes = streams.map((stream) => {
      const known = kindOf(stream) === 'interviewerCalendar' ? revisions : own;
      const before = known.get(stream) ?? -1;
      const written = sealed.filter((_event, nth) => told[nth].stream === stream);
      known.set(stream, before + written.length);
      return { stream, expected: before < 0 ? 'no-stream' : before, events: written };
    });
    commits.push({ commitId, writes });
  }
  return commits;
}
