import { createSealer } from '../../../services/command/dist/pipeline/sealer.js';
import { chance } from './chance.mjs';
import { commitsOf } from './commits.mjs';
import { openFolder } from './folder.mjs';
import { beginAfter, calendarsOf } from './followers.mjs';
import { personOf } from './people.mjs';
import { rolesOf } from './roles.mjs';
import { readStories } from './stories.mjs';

const day = 86_400_000;
/** Of a hundred applications so many are over. */
const closedOf100 = 70;
/** Keys and commits of so many people are made together: one sync for all of the keys, and few for the commits. */
const group = 250;

/** Most are turned down early: of a few stories mostly the shortest one. */
function storyFor({ stories, position, isClosed }, random) {
  const asked = stories.filter((one) => one.isClosed === isClosed);
  const sameTrack = asked.filter((one) => one.track === position.track);
  const fitting = sameTrack.length > 0 ? sameTrack : asked;
  const drawn = Array.from({ length: random.below(2) === 0 ? 4 : 2 }, () => random.of(fitting));
  if (random.below(10) >= 8) return drawn[0];
  return drawn.reduce((shortest, one) => (one.length < shortest.length ? one : shortest));
}

/** Half of all apply for the first position, the others the more seldom the further down the list it stands. */
function positionFor(positions, random) {
  if (random.below(2) === 0) return positions[0];
  const rest = positions.slice(1);
  return rest[Math.min(random.below(rest.length), random.below(rest.length))];
}

/** Days that a story lies further back than that of the demo. */
const daysBack = (isClosed, random) => (isClosed ? random.below(5 * 365) : random.below(45));

/** The filled pieces of a story as events. */
function filled({ pieces }, { fixed, person, back, random }) {
  const known = new Map(fixed);
  const slot = (token) => {
    if (token in person) return person[token];
    const found = known.get(token);
    if (found !== undefined) return found;
    const made = token.includes('T')
      ? new Date(Date.parse(token) - back).toISOString()
      : token.length === 64
        ? random.hex(64)
        : random.uuid();
    known.set(token, made);
    return made;
  };
  return JSON.parse(pieces.map((piece, at) => (at % 2 === 0 ? piece : slot(piece))).join(''));
}

/** Tells stories of the log again of that many people, and lets everybody who follows the log begin after them. */
export async function tellAgain(folder, { colleagues, before, people, seed, say }) {
  const storage = await openFolder(folder);
  const { store, keys } = storage;
  const { stories, positions } = await readStories(storage, before);
  const sealer = createSealer(keys);
  const revisions = await calendarsOf(storage, colleagues);
  const facts = { events: 0, commits: 0 };
  const tell = (index) => {
    const random = chance(seed, index);
    const position = positionFor(positions, random);
    const isClosed = random.below(100) < closedOf100;
    const story = storyFor({ stories, position, isClosed }, random);
    const person = personOf(index, random);
    const back = daysBack(isClosed, random) * day;
    const fixed = new Map([
      ...rolesOf(story, { position, positions, colleagues, random }),
      [story.personId, random.uuid()],
    ]);
    const events = filled(story, { fixed, person, back, random });
    const consent = { jobSeekerId: fixed.get(story.personId), policyVersion: story.consent.policyVersion };
    const ends = Date.parse(story.consent.expiresAt) - back;
    const over = ends < Date.now() && !story.isWithdrawn ? { consent, at: new Date(ends).toISOString() } : undefined;
    return { personId: fixed.get(story.personId), events, over, random };
  };
  for (let from = 0; from < people; from += group) {
    const told = Array.from({ length: Math.min(group, people - from) }, (_, nth) => tell(from + nth));
    await keys.forWriting(told.map(({ personId }) => personId));
    const commits = [];
    for (const one of told) commits.push(...(await commitsOf(one, { sealer, revisions })));
    await Promise.all(commits.map((commit) => store.append(commit)));
    facts.commits += commits.length;
    facts.events += commits.reduce(
      (sum, { writes }) => sum + writes.reduce((n, { events }) => n + events.length, 0),
      0,
    );
    if ((from / group) % 20 === 19) say(`${from + told.length} people, ${facts.events} events`);
  }
  say(`${people} people in ${facts.events} events of ${facts.commits} commits`);
  const head = await store.head();
  await storage.close();
  beginAfter(folder, head);
}
