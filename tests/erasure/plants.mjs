/** The specs that look for what is left, and what each of them has to have found in order before. */
export const usual = {
  bytes: { spec: 'erasure-proof', began: /✓ leaves everybody else as they were/ },
  looks: { spec: 'purges', began: /✓ something in each of them before/ },
  restored: { spec: 'restored-stores', began: /✓ in a copy of before, where all of them are/ },
};

const worker = '/erasure/erase-persons.js';
const host = '/standalone/dist/erasure.js';
const since = '/standalone/dist/erased-since.js';
/** A purge that this file of the built output does no more. */
const without = (file, ...from) => from.map((one) => ({ file, from: one, to: '' }));

/**
 * By the name of the purge: what of the built output is not done, by which spec it is found, and how the failure names the store. Where a
 * second barrier keeps every word from being read, `looks` counts rows, files or what happens in place of bytes.
 */
export const plants = {
  files: {
    changes: without(worker, "await orTryAgain(files.delete(fileId), 'the file store');"),
    ...{ by: 'bytes', names: /"file": "files\// },
  },
  'file-rows': {
    changes: without(worker, "await orTryAgain(register.forget(fileId), 'the register of uploads');"),
    ...{ by: 'looks', names: /✕ no row of a file in the register of uploads/ },
  },
  uploads: {
    changes: without(worker, "await orTryAgain(register.disown(person), 'the register of uploads');"),
    ...{ by: 'bytes', names: /\+ +"uploads": [1-9]/ },
  },
  inbox: {
    changes: without(
      worker,
      "await orTryAgain(inbox.forget({ ids: [...messageIds], to: [...addresses], person }), 'the dev inbox');",
    ),
    ...{ by: 'bytes', names: /"file": "dev-inbox\.db/ },
  },
  'inbox-wal': {
    changes: without('/dev-inbox/sqlite.js', "emptyWal(db, 'the dev inbox');"),
    ...{ by: 'bytes', names: /"file": "dev-inbox\.db-wal"/ },
  },
  key: {
    changes: without(host, 'await keys.destroy(person);'),
    ...{ by: 'bytes', names: /\+ +"keys": [1-9]/ },
  },
  'key-wal': {
    changes: without(
      '/subject-keys/sqlite.js',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the file
      'emptyWal(this.db, `the key of person ${subject} is destroyed`);',
    ),
    ...{ by: 'looks', names: /✕ no wrapped key[\s\S]*keys\.db-wal/ },
  },
  'keys-of-threads': {
    changes: [{ file: '/subject-keys/sqlite.js', from: 'if (this.#othersWrote())', to: 'if (false)' }],
    ...{ by: 'bytes', names: /"file": "views\.db/ },
  },
  rows: {
    changes: without('/forgetful-keys.js', 'await forget(subject);'),
    ...{ by: 'bytes', names: /"file": "views\.db/ },
  },
  'search-text': {
    changes: without('/projection/runner.js', 'await views.purge(name, []);'),
    ...{ by: 'bytes', names: /"file": "views\.db/ },
  },
  caches: {
    changes: without(host, 'cache.forget();'),
    ...{ by: 'looks', names: /✕ no word in the memory of any thread[\s\S]*after-0\.heap/ },
  },
  'caches-of-workers': {
    changes: [
      { file: '/workers/serve.js', from: 'forget: async () => folds.forget(),', to: 'forget: async () => {},' },
    ],
    ...{ by: 'looks', names: /✕ no word in the memory of any thread[\s\S]*after-\d\.heap/ },
  },
  'caches-of-queries': {
    changes: without('/query/serve.js', 'callers.forget();'),
    ...{ by: 'looks', names: /✕ no word in the memory of any thread[\s\S]*after-\d\.heap/ },
  },
  messages: {
    changes: without(worker, 'await cancelMessages(first, event, parts);', 'await cancelMessages(last, event, parts);'),
    ...{ by: 'looks', names: /✕ no message that waits/ },
  },
  links: {
    changes: [{ file: worker, from: 'const links = await voidLinks(first, event, parts);', to: 'const links = 0;' }],
    ...{ by: 'looks', names: /✕ no link that opens/ },
  },
  requests: {
    changes: without(worker, 'await lapseRequests(first, event, parts);'),
    ...{ by: 'looks', names: /✕ no request that the desk[\s\S]*✕ no timer/ },
  },
  timers: {
    changes: [
      { file: '/privacy-authorization/timers.js', from: 'ConsentWithdrawn: isOver', to: 'ConsentWithdrawn: () => []' },
    ],
    ...{ by: 'looks', names: /✕ no timer[\s\S]*"consent:/ },
  },
  passwords: {
    changes: without(worker, "await orTryAgain(parts.credentials.dropAllOf(accountId), 'the passwords');"),
    ...{ by: 'bytes', names: /\+ +"passwords": [1-9]/ },
  },
  'sign-ins': {
    changes: without(
      worker,
      "await orTryAgain(parts.signIns.forget({ accountIds: [accountId], linkIds: [] }), 'the sign-ins');",
    ),
    ...{ by: 'bytes', names: /\+ +"signIns": [1-9]/ },
  },
  devices: {
    changes: without('/sign-ins/sqlite/store.js', 'this.devices.forget(accountId);'),
    ...{ by: 'bytes', names: /\+ +"devices": [1-9]/ },
  },
  'live-screens': {
    changes: [{ file: '/live/live.controller.js', from: 'if (rightsOf(now) !== began)', to: 'if (false)' }],
    ...{ by: 'looks', names: /✕ no live screen[\s\S]*their own screen to be over/ },
  },
  'live-rows': {
    changes: [
      {
        file: '/projection/feed.js',
        from: 'poison = await batch.applyAll(told);\n            });\n            this.report(this, { changes, poison });',
        to: 'poison = await batch.applyAll(told);\n            });',
      },
    ],
    ...{ by: 'looks', names: /✕ no live screen[\s\S]*Expected substring/ },
  },
  'set-aside': {
    changes: without(host, 'dropSetAside();'),
    ...{ by: 'looks', names: /✕ no store that was set aside/ },
  },
  list: {
    changes: [
      { file: host, from: 'erasures.add({ person, at: clock().toISOString(), files })', to: 'Promise.resolve()' },
    ],
    ...{ by: 'looks', names: /✕ their name on the list of the erased/ },
  },
  'list-of-files': {
    changes: [{ file: worker, from: 'noteErasure(person, first.own)', to: 'noteErasure(person, [])' }],
    ...{ by: 'looks', names: /✕ their name on the list of the erased/ },
  },
  'restored-files': {
    changes: [{ file: host, from: 'await deleteRestoredFiles(', to: 'void (' }],
    ...{ by: 'restored', names: /✕ when files are brought back/ },
  },
  'restored-inbox': {
    changes: [{ file: host, from: 'await inbox.emptyUnlessTold(', to: 'void (' }],
    ...{ by: 'restored', names: /✕ when messages of a development machine are brought back/ },
  },
  'restored-rows': {
    changes: [{ file: since, from: 'if (wereHere || isOld)', to: 'if (false)' }],
    ...{ by: 'restored', names: /✕ when rows are brought back/ },
  },
  'restored-keys': {
    changes: [{ file: since, from: 'await keys.destroy(person);', to: ';' }],
    ...{ by: 'restored', names: /✕ when keys are brought back/ },
  },
  'restored-list': {
    changes: [{ file: since, from: 'await erasures.add({ person, at, files: [] });', to: ';' }],
    ...{ by: 'restored', names: /✕ when keys and the list of the erased are brought back/ },
  },
  'restored-sign-ins': {
    changes: without('/standalone/dist/storage.js', 'await letGoAgain(erased, opened);'),
    ...{ by: 'restored', names: /✕ when (?:passwords|sign-ins) are brought back/ },
  },
};
