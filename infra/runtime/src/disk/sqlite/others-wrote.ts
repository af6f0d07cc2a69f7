import type Database from 'better-sqlite3';

/** Turns of the event loop, and what was written here in them: as long as it stays, files need not be asked again. */
let turn = 0;
let isEnding = false;

function endOfTurn(): void {
  turn += 1;
  isEnding = false;
}

/**
 * Somebody of this thread wrote a file that others keep something of in memory, or was told that another thread did: they ask it again,
 * still in this turn.
 */
export function askFilesAgain(): void {
  turn += 1;
}

/**
 * Tells whether another connection, of this or another process, wrote the file since it was asked last: what is kept in memory of it is
 * then let go of. The file is asked once a turn of the event loop, for all who want something in it (`PRAGMA data_version` at every
 * question took 15-20 µs of a command); what another process does counts from the next turn on.
 */
export function othersWrote(db: Database.Database): () => boolean {
  const version = db.prepare<[], number>('PRAGMA data_version').pluck();
  let seen: number | undefined;
  let asked = -1;
  return () => {
    if (asked === turn) return false;
    const now = version.get();
    const isAnother = now !== seen;
    seen = now;
    asked = turn;
    if (!isEnding) setImmediate(endOfTurn);
    isEnding = true;
    return isAnother;
  };
}
