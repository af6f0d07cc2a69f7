// A system that follows Talentlog: node consumer.mjs https://talent.example FILE, with its token in FEED_TOKEN.
// It keeps its place and what it was told in one SQLite file, in one transaction: ended anywhere, it goes on without a gap or a repetition.
import Database from 'better-sqlite3';

const [address, file] = process.argv.slice(2);
const db = new Database(file);
db.pragma('synchronous = FULL');
db.exec('CREATE TABLE IF NOT EXISTS told (source TEXT, id TEXT, type TEXT, body TEXT, PRIMARY KEY (source, id))');
db.exec('CREATE TABLE IF NOT EXISTS place (one INTEGER PRIMARY KEY, cursor TEXT)');
const place = db.prepare('SELECT cursor FROM place WHERE one = 1').pluck();
const add = db.prepare('INSERT INTO told VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
const move = db.prepare('INSERT INTO place VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET cursor = excluded.cursor');
const take = db.transaction((events, cursor) => {
  for (const event of events) add.run(event.source, event.id, event.type, JSON.stringify(event));
  move.run(cursor);
});
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

while (true) {
  const url = `${address}/api/feed?wait=20&limit=100&after=${place.get() ?? ''}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${process.env.FEED_TOKEN}` } }).catch(
    () => undefined,
  );
  if (answer?.ok) take(await answer.json(), answer.headers.get('x-feed-cursor'));
  else if (answer !== undefined && [400, 401].includes(answer.status)) throw new Error(await answer.text());
  // Away, suspended, or asked too often: a little later.
  else await pause(Number(answer?.headers.get('retry-after') ?? 1));
}
