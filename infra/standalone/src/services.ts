import { type CommandParts, CommandService, carryCredentialsOver, settleDoubtful } from '@talentlog/command';
import type { ErasureHost } from '@talentlog/command/workers';
import { createFileInspector } from '@talentlog/file-readers';
import { openPdfRenderer } from '@talentlog/pdf';
import { type FileInspector, type Logger, type PdfRenderer, type Sealer, startSealer } from '@talentlog/runtime';
import { companyAccounts } from './company-accounts.ts';
import type { Config } from './config.ts';
import { eraseRestored, erasureHost } from './erasure.ts';
import { type Seeded, seed } from './first-start/fill.ts';
import { tellFirstValues } from './first-start/first-values.ts';
import { forgetfulKeys } from './forgetful-keys.ts';
import { type IntegrityWatch, watchIntegrity } from './integrity/watch.ts';
import type { Storage } from './storage.ts';

/** What decides, on the log that is sealed and has the company in it. */
export interface Services {
  readonly command: CommandService;
  readonly sealer: Pick<Sealer, 'stop'>;
  readonly seeded: Seeded;
  readonly integrity: IntegrityWatch;
  readonly inspector: FileInspector;
  readonly pdfRenderer: PdfRenderer;
  /** What the worker that erases persons asks of this thread. */
  readonly erasure: ErasureHost;
}

/** Who makes rows and search forget a person whose key was destroyed. */
type Forget = (person: string) => Promise<void>;

/** Starts the command service. The demo company is told before the views are opened, so that the first answer has it. */
export async function startServices(
  config: Config,
  storage: Storage,
  { logger, forget }: { readonly logger: Logger; readonly forget: Forget },
): Promise<Services> {
  const inspector = createFileInspector();
  const pdfRenderer = openPdfRenderer();
  const keys = forgetfulKeys(storage.keys, forget);
  const company = await companyAccounts(config, { peer: storage.peers.companyAccounts, logger });
  const parts = {
    ...commandParts(config, storage, { inspector, pdfRenderer }),
    keys,
    ...(company ? { companyAccounts: company } : {}),
  };
  await carryCredentialsOver(parts);
  const command = await CommandService.create(parts);
  const begun = await beginLog(config, storage, { parts, command, logger });
  const erasure = erasureHost({ ...storage, keys, cache: command.cache });
  return { command, ...begun, inspector, pdfRenderer, erasure };
}

/** What is done before anybody comes: the log goes on being sealed, an empty company is filled, and who was erased stays so. */
async function beginLog(
  config: Config,
  storage: Storage,
  {
    parts,
    command,
    logger,
  }: { readonly parts: CommandParts; readonly command: CommandService; readonly logger: Logger },
): Promise<Pick<Services, 'sealer' | 'seeded' | 'integrity'>> {
  await settleDoubtful(parts.credentials, command.cache, new Date());
  const { ledgerFile, keyFile } = storage.ledger;
  const sealer = await startSealer({ store: storage.log.sealed, file: ledgerFile, keyFile, logger });
  const seeded = await seed(config, parts);
  await tellFirstValues(config, command);
  await eraseRestored(storage, command);
  return { sealer, seeded, integrity: watchIntegrity({ storage, sealer, logger }) };
}

const megabyte = 1024 * 1024;

/** What the command side of this process stands on, `apart` being what works beside its thread. */
export const commandParts = (
  config: Config,
  storage: Storage,
  apart: Pick<CommandParts, 'inspector' | 'pdfRenderer'>,
): CommandParts => ({
  store: storage.store,
  open: storage.open,
  keys: storage.keys,
  signIns: storage.signIns,
  accessLog: storage.accessLog,
  credentials: storage.credentials,
  files: storage.files,
  scan: storage.scan,
  uploadRegister: storage.uploads,
  ...apart,
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
  webhookNetworks: config.WEBHOOK_NETWORKS,
});
