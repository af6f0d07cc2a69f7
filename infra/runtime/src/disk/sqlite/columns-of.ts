import type Database from 'better-sqlite3';

/** The names of a table's columns as the file has it; none of a table that is not there. Files of earlier versions lack some. */
export const columnsOf = (db: Database.Database, table: string): readonly string[] =>
  db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
