import { type CommandParts, CommandService, carryCredentialsOver, settleDoubtful } from '@talentlog/command';
import { defaultSettings, type Settings } from '@talentlog/domain/fold';
import { QueryService } from '@talentlog/query';
import {
  createFileInspector,
  type FileInspector,
  type Logger,
  type Sealer,
  servedFiles,
  startReadRecorder,
  startSealer,
} from '@talentlog/runtime';
import type { Config } from './config.ts';
import { forgetfulKeys } from './forgetful-keys.ts';
import { withoutTokens } from './hidden-tokens.ts';
import { type ViewsWatch, watchViews } from './integrity/views-watch.ts';
import { type IntegrityWatch, watchIntegrity } from './integrity/watch.ts';
import { type Seeded, seed } from './seed/seed.ts';
import type { Storage } from './storage.ts';

/** What answers, on the log that is sealed and has the company in it. */
export interface Services {
  readonly command: CommandService;
  readonly query: QueryService;
  readonly sealer: Sealer;
  readonly seeded: Seeded;
  readonly integrity: IntegrityWatch;
  readonly viewsWatch: ViewsWatch;
  readonly inspector: FileInspector;
}

/** Starts both services. The demo company is told before the views are opened, so that the first answer has it. */
export async function startServices(config: Config, storage: Storage, logger: Logger): Promise<Services> {
  const inspector = createFileInspector();
  let query: QueryService | undefined;
  const keys = forgetfulKeys(storage.keys, async (person) => query?.forget(person));
  const parts = { ...commandParts(config, storage, inspector), keys };
  await carryCredentialsOver(parts);
  const command = await CommandService.create(parts);
  await settleDoubtful(parts.credentials, command.cache, new Date());
  const { ledgerFile, keyFile } = storage.ledger;
  const sealer = await startSealer({ store: storage.store, file: ledgerFile, keyFile, logger });
  const seeded = await seed(config, parts);
  const integrity = watchIntegrity({ storage, sealer, logger });
  query = await QueryService.start({
    store: storage.store,
    open: withoutTokens(storage.open),
    views: storage.views,
    files: servedFiles({ files: storage.files, register: storage.uploads, scan: storage.scan }),
    logger,
    liveLimits: { inAll: config.LIVE_CONNECTIONS },
    accessLog: storage.accessLog,
    reads: startReadRecorder({ log: storage.accessLog, logger }),
    integrity,
    settings: settingsOf(config),
  });
  const viewsWatch = watchViews({
    query,
    openShadow: storage.openShadowViews,
    everySeconds: config.VIEWS_CHECK_SECONDS,
  });
  return { command, query, sealer, seeded, inspector, integrity, viewsWatch };
}

const megabyte = 1024 * 1024;

/** What the command side of this process stands on. */
export const commandParts = (config: Config, storage: Storage, inspector: FileInspector): CommandParts => ({
  store: storage.store,
  open: storage.open,
  keys: storage.keys,
  signIns: storage.signIns,
  credentials: storage.credentials,
  files: storage.files,
  scan: storage.scan,
  uploadRegister: storage.uploads,
  inspector,
  sms: storage.sms,
  mailer: storage.mailer,
  secret: storage.secret,
  limits: {
    writesPerAddressPerMinute: config.WRITES_PER_ADDRESS_PER_MINUTE,
    codesPerAddressPerHour: config.CODES_PER_ADDRESS_PER_HOUR,
    smsCountries: config.SMS_COUNTRIES,
    uploads: { person: config.UPLOAD_MB_PER_PERSON_PER_DAY * megabyte, all: config.UPLOAD_MB_PER_DAY * megabyte },
  },
  devInbox: config.devInbox,
  settings: settingsOf(config),
});

/** Company settings; at night nobody is woken by a message that ends in the dev inbox. */
const settingsOf = (config: Config): Settings => ({
  ...defaultSettings,
  sharedTalentBase: config.SHARED_TALENT_BASE === 'on',
  ...((config.SMS_QUIET_HOURS ?? (config.devInbox ? 'off' : 'on')) === 'off' ? { smsQuietHours: null } : {}),
});
