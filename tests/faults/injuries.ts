import { generateKeyPairSync } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Something done to a data folder while nothing runs on it, and what the next start says of it. */
export interface Injury {
  readonly name: string;
  /** `earlier` is a copy of the folder from before the last events. */
  injure(folder: string, earlier: string): void;
  /** A start that refuses says this; undefined where it starts, with the views filled again. */
  readonly says: string | undefined;
  /** What `verify` says of it. */
  readonly verified?: string;
  /** What nobody may be blamed with. */
  readonly never?: string;
  /** The file that must not have been made new. */
  readonly gone?: string;
}

const database = (folder: string, name: string) => ['', '-wal', '-shm'].map((suffix) => join(folder, name + suffix));
const remove = (folder: string, name: string) => {
  for (const path of database(folder, name)) rmSync(path, { force: true, recursive: true });
};
const putBack = (folder: string, earlier: string, name: string) => {
  remove(folder, name);
  for (const [at, path] of database(earlier, name).entries())
    if (existsSync(path)) cpSync(path, database(folder, name)[at] ?? '', { recursive: true });
};

const missing = (name: string): Injury => ({
  name: `${name} is missing`,
  injure: (folder) => remove(folder, name),
  says: `${name} (`,
  gone: name,
});
const emptied = (name: string): Injury => ({
  name: `${name} is empty`,
  injure: (folder) => {
    remove(folder, name);
    writeFileSync(join(folder, name), '');
  },
  says: `${name} (`,
});
const damaged = (name: string, says: string | undefined): Injury => ({
  name: `${name} is damaged`,
  injure(folder) {
    for (const path of database(folder, name).slice(1)) rmSync(path, { force: true });
    const file = join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0x5a, 0, Math.min(bytes.length, 4_096)));
  },
  says,
});

const replaced = (name: string, what: string, bytes: Buffer | string, words: string): Injury => {
  const says = `${name} (${what}) ${words}. Bring it back from its backup`;
  return {
    name: `${name} ${words}`,
    injure: (folder) => writeFileSync(join(folder, name), bytes),
    says,
    verified: says,
  };
};

/** Files that open, and are not of this log; and what is left of a file. */
const foreignFiles: readonly Injury[] = [
  replaced(
    'keys.master',
    'the key that wraps them',
    Buffer.alloc(32, 7),
    'does not open keys.db: it is of another installation',
  ),
  replaced('keys.master', 'the key that wraps them', 'cut', 'is damaged: it holds 3 bytes, not the 32 of a key'),
  replaced('secret', "the company's secret", 'cut', 'is damaged: it holds 3 bytes, not the 32 of a key'),
  replaced('ledger.key', 'the key that signs the seals', 'no key', 'is damaged: it holds no key'),
  {
    name: 'another ledger key lies there',
    injure: (folder) =>
      writeFileSync(
        join(folder, 'ledger.key'),
        generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
      ),
    says: 'ledger.key (the key that signs the seals) is not the one that',
    verified: 'ledger.key (the key that signs the seals) is not the one that',
    never: 'keys.db (',
  },
  {
    name: 'the log is empty',
    injure: (folder) => {
      remove(folder, 'events.db');
      writeFileSync(join(folder, 'events.db'), '');
    },
    says: 'events.db (the log) is empty: 0 bytes are left of it',
    verified:
      'events.db (the log) is empty: 0 bytes are left of it. Say the data folder; where this is it, bring the log back',
    never: 'checkpoints.db (',
  },
  {
    name: 'a shorter log lies there without its mark',
    injure: (folder, earlier) => {
      for (const name of ['events.db', 'ledger.jsonl', 'ledger.jsonl.mark', 'checkpoints.db', 'timers.db'])
        putBack(folder, earlier, name);
      rmSync(join(folder, 'events.db.mark'));
    },
    says: 'events.db.mark (how far the log had come) is missing',
    verified: 'have it made new with "npm run talentlog -- renew <data folder> events.db.mark"',
  },
  ...['events.db.mark', 'ledger.jsonl.mark'].map(
    (name): Injury => ({
      name: `${name} is written over`,
      injure: (folder) => writeFileSync(join(folder, name), 'x'.repeat(86)),
      says: `${name}`,
      verified: 'is damaged: it does not say any more how far',
      never: 'First bad position',
    }),
  ),
  {
    name: 'the folder of files is emptied',
    injure: (folder) => {
      for (const name of readdirSync(join(folder, 'files'))) rmSync(join(folder, 'files', name), { recursive: true });
    },
    says: 'files (the uploaded files) holds none of the',
    verified: 'files (the uploaded files) holds none of the',
  },
];

/** What can be lost, put back from another time, or damaged, one at a time. */
export const injuries: readonly Injury[] = [
  ...['keys.db', 'credentials.db', 'keys.master', 'secret', 'ledger.jsonl', 'ledger.key', 'files'].map(missing),
  ...['checkpoints.db', 'timers.db', 'sign-ins.db', 'uploads.db', 'access-log.db', 'webhooks.db'].map(missing),
  ...['events.db.mark', 'ledger.jsonl.mark'].map(missing),
  ...['keys.db', 'checkpoints.db', 'sign-ins.db'].map(emptied),
  ...['keys.db', 'checkpoints.db', 'timers.db', 'sign-ins.db', 'uploads.db'].map((name) => damaged(name, `${name} (`)),
  damaged('events.db', 'events.db is damaged'),
  damaged('views.db', undefined),
  {
    name: 'the log is missing',
    injure: (folder) => remove(folder, 'events.db'),
    says: 'events.db (the log) is missing',
  },
  {
    name: 'the ledger and its key are missing',
    injure: (folder) => {
      remove(folder, 'ledger.jsonl');
      remove(folder, 'ledger.key');
    },
    says: 'it is never made new',
    gone: 'ledger.key',
  },
  {
    name: 'the write-ahead log of the log is lost',
    injure: (folder) => rmSync(join(folder, 'events.db-wal'), { force: true }),
    says: 'events.db-wal was lost',
  },
  {
    name: 'an older log is put back',
    injure: (folder, earlier) => putBack(folder, earlier, 'events.db'),
    says: 'this is an older copy of it',
  },
  {
    name: 'an older log with its ledger and marks is put back beside younger stores',
    injure: (folder, earlier) => {
      for (const name of ['events.db', 'ledger.jsonl', 'events.db.mark', 'ledger.jsonl.mark'])
        putBack(folder, earlier, name);
    },
    says: 'checkpoints.db (',
  },
  {
    name: 'an older log with its ledger, marks and followers is put back beside younger views',
    injure: (folder, earlier) => {
      for (const name of [
        'events.db',
        'ledger.jsonl',
        'events.db.mark',
        'ledger.jsonl.mark',
        'checkpoints.db',
        'timers.db',
      ])
        putBack(folder, earlier, name);
    },
    says: undefined,
  },
  {
    name: 'older keys are put back',
    injure: (folder, earlier) => putBack(folder, earlier, 'keys.db'),
    says: 'lacks the keys of',
  },
  {
    name: 'another secret lies there',
    injure: (folder) => writeFileSync(join(folder, 'secret'), Buffer.alloc(32, 7)),
    says: "secret (the company's secret) is not the one that",
    verified: "secret (the company's secret) is not the one that",
    never: 'keys.db (',
  },
  ...foreignFiles,
  {
    name: 'the last line of the ledger is cut off',
    injure(folder) {
      const file = join(folder, 'ledger.jsonl');
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
      truncateSync(file, Buffer.byteLength(`${lines.slice(0, -1).join('\n')}\n`));
    },
    says: 'its end was cut off',
  },
];

/** The folder as it is now, under another name. */
export function copyOf(folder: string, to: string): string {
  cpSync(folder, to, { recursive: true });
  // `cpSync` of Node 24 gives the folders it makes the permissions of the umask, not those of the original.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chmodSync(join(to, name), statSync(join(folder, name)).mode);
  return to;
}
