import { statSync } from 'node:fs';
import { join } from 'node:path';

const bytes = (folder, name) => {
  try {
    return statSync(join(folder, name)).size;
  } catch {
    return 0;
  }
};

/** What was made, in a few lines: where it is, and what the log and the views take a person. */
export const headLines = (folder, people) => [
  `\n${folder}`,
  ...['events.db', 'views.db'].map(
    (name) =>
      `${name.padEnd(12)}${(bytes(folder, name) / 1e6).toFixed(0).padStart(8)} MB${Math.round(
        bytes(folder, name) / people,
      )
        .toLocaleString('en')
        .padStart(10)} bytes a person`,
  ),
  'Start it: DATA_DIR=<the folder> npm start; everybody of the demo company can sign in.',
];
