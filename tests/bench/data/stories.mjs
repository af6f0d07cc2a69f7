import { opened } from './folder.mjs';

const shared = new Set(['position', 'advertisement', 'interviewerCalendar']);
const kindOf = (stream) => stream.slice(0, stream.indexOf('-'));
/** Mails and SMS of one person that are told again; the demo sends many, and each has a page of HTML. */
const keptMessages = 1;
const slots = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** What of the log is about whom: by the person an event names, or, where it names none, by the commit it is in. */
function streamsOf(events) {
  const person = new Map();
  const learn = (stream, id) => {
    if (id && !shared.has(kindOf(stream)) && !person.has(stream)) person.set(stream, id);
  };
  for (const { stream, data } of events) learn(stream, data.jobSeekerId);
  const commits = new Map();
  for (const { stream, metadata } of events) {
    const known = person.get(stream);
    if (known) commits.set(metadata.commandId, known);
  }
  for (const { stream, metadata } of events) learn(stream, commits.get(metadata.commandId));
  return { person, commits };
}

/** The events of each person in their order, with what others' streams were told in the same commits. */
function byPerson(events) {
  const { person, commits } = streamsOf(events);
  const stories = new Map();
  for (const event of events) {
    const id = shared.has(kindOf(event.stream)) ? commits.get(event.metadata.commandId) : person.get(event.stream);
    if (id) stories.set(id, [...(stories.get(id) ?? []), event]);
  }
  return stories;
}

function withFewMessages(story) {
  const messages = [
    ...new Set(story.filter(({ stream }) => kindOf(stream) === 'notification').map((one) => one.stream)),
  ];
  const kept = new Set(messages.slice(0, keptMessages));
  return story.filter(({ stream }) => kindOf(stream) !== 'notification' || kept.has(stream));
}

/** A story as text with gaps: ids, hashes and moments are filled in anew for whoever it is told of. */
function compiled(story, names) {
  const written = JSON.stringify(
    story.map(({ id, stream, type, data, metadata }) => ({ id, stream, type, data, metadata })),
  );
  const { name, phone } = story.find(({ type }) => type === 'AccountRegistered').data;
  const { number } = story.find(({ type }) => type === 'JobSeekerCreated').data;
  const text = written
    .replaceAll(name, '\u0001name\u0001')
    .replaceAll(phone.slice(-11), '\u0001phone\u0001')
    .replaceAll(phone.slice(-8), '\u0001tail\u0001')
    .replaceAll(`"${number}"`, '"\u0001number\u0001"')
    .replaceAll(slots, '\u0001$&\u0001');
  const pieces = text.split('\u0001');
  const delivered = story.find(({ type }) => type === 'RecordDelivered').data;
  const consent = story.find(({ type }) => type === 'ConsentGranted').data;
  const isClosed = story.some(({ type }) => type === 'RecordEnded' || type === 'RecordInvalidated');
  return {
    pieces,
    isClosed,
    length: story.length,
    track: delivered.track,
    positionId: delivered.positionId,
    advertisementId: names.advertisementOf(delivered.positionId),
    consent,
    personId: delivered.jobSeekerId,
    accountId: story.find(({ type }) => type === 'AccountRegistered').data.accountId,
    isWithdrawn: story.some(({ type }) => type === 'ConsentWithdrawn'),
    /** The last thing that happened, before which nothing may be put. */
    until: story.at(-1).metadata.at,
  };
}

/** What can be told again: of each person of the log as they stood at `before`, and to the end. */
export async function readStories(storage, before) {
  const events = [];
  for await (const event of opened(storage)) events.push(event);
  const advertisements = new Map();
  for (const { type, data } of events)
    if (type === 'AdvertisementCreated') advertisements.set(data.positionId, data.advertisementId);
  const names = { advertisementOf: (positionId) => advertisements.get(positionId) };
  const told = [...byPerson(events).values()]
    .map(withFewMessages)
    .filter((story) => story.some(({ type }) => type === 'RecordDelivered'));
  const early = told.map((story) => story.filter(({ position }) => position <= before));
  const stories = [...early, ...told].map((story) => compiled(story, names));
  const positions = events.flatMap(({ type, data }) =>
    type === 'PositionCreated'
      ? [
          {
            positionId: data.positionId,
            advertisementId: advertisements.get(data.positionId),
            track: data.details.track,
            hrOwnerId: data.hrOwnerId,
            responsibleIds: data.responsibleIds,
          },
        ]
      : [],
  );
  return { stories, positions };
}
