import type { CommandContract, SignedInSeen } from '@talentlog/contracts';
import { account, aggregates } from '@talentlog/domain/fold';
import {
  type AccessLog,
  type CallerResolver,
  type CommandClient,
  type CredentialStore,
  companySeal,
  type EventStore,
  type FileInspector,
  type FileStore,
  feedTokens,
  linkTokens,
  type Mailer,
  type OpenEvents,
  type PdfRenderer,
  type SignIns,
  type SmsGateway,
  type SubjectKeys,
  type UploadAllowance,
  type UploadRegister,
  type VirusScan,
  webhookSecrets,
} from '@talentlog/runtime';
import { type ToldOnce, toldOnce } from './http/told-once.ts';
import { paperPrinter } from './papers/paper-printer.ts';
import { type AggregateCache, createAggregateCache } from './pipeline/aggregate-cache.ts';
import { calledOutside } from './pipeline/called-outside.ts';
import type { Outcome, Pipeline } from './pipeline/command.ts';
import { secretsFrom } from './pipeline/identifiers.ts';
import { inSpans } from './pipeline/in-spans.ts';
import { countKnownContacts } from './pipeline/known-contacts.ts';
import { type MeasuredCommand, measured } from './pipeline/measured.ts';
import { suspendedWithoutWork } from './pipeline/open-work.ts';
import { PeopleFirst } from './pipeline/people-first.ts';
import { createPipeline } from './pipeline/pipeline.ts';
import { createSealer } from './pipeline/sealer.ts';
import { settingsInForce } from './pipeline/settings-in-force.ts';
import { valueNamed } from './pipeline/value-named.ts';
import { changePassword } from './sign-in/change-password.ts';
import { type CompanyAccounts, seenOf } from './sign-in/company-accounts.ts';
import type { SignInLimits } from './sign-in/decision.ts';
import { createPasswords, type Passwords } from './sign-in/passwords.ts';
import { withinPresenceTries } from './sign-in/presence-tries.ts';
import { createCallerResolver } from './sign-in/resolver.ts';
import { createSignInCommands, type SignInCommands } from './sign-in/sign-in-commands.ts';
import { uploadedBySender } from './uploads/uploaded-by-sender.ts';
import type { UploadParts } from './uploads/uploads.ts';

interface CommandLimits extends SignInLimits {
  readonly writesPerAddressPerMinute: number;
  /** Bytes a day. */
  readonly uploads: UploadAllowance;
}

/** What the service is given; which engine stands behind each port is configuration. */
export interface CommandParts {
  readonly store: EventStore;
  readonly open: OpenEvents;
  readonly keys: SubjectKeys;
  readonly signIns: SignIns;
  readonly accessLog: Pick<AccessLog, 'add'>;
  readonly credentials: CredentialStore;
  readonly files: FileStore;
  readonly scan: VirusScan;
  readonly uploadRegister: UploadRegister;
  readonly inspector: FileInspector;
  readonly pdfRenderer: PdfRenderer;
  readonly sms: SmsGateway;
  readonly mailer: Mailer;
  readonly secret: Buffer;
  readonly limits: CommandLimits;
  readonly devInbox: boolean;
  /** Networks of our own that webhooks may call. */
  readonly webhookNetworks?: readonly string[];
  /** Where colleagues come in by the company's own accounts. */
  readonly companyAccounts?: CompanyAccounts;
  readonly clock?: () => Date;
}

/** All command contracts of the log by name. */
const commandContracts: Readonly<Record<string, CommandContract>> = Object.assign(
  {},
  ...Object.values(aggregates).map(({ commands }) => commands),
);

/** The command side in one object: what controllers, workers and the demo data call. */
export class CommandService {
  readonly pipeline: Pipeline;
  private readonly peopleFirst = new PeopleFirst();
  readonly signInCommands: SignInCommands;
  readonly resolver: CallerResolver;
  readonly toldOnce: ToldOnce;
  readonly uploads: UploadParts;
  readonly cache: AggregateCache;
  readonly pdfRenderer: PdfRenderer;
  private readonly ofWorkers: Pipeline;
  private readonly passwords: Passwords;
  private readonly credentials: CredentialStore;
  private tell: (command: MeasuredCommand) => void = () => undefined;
  readonly limits: CommandLimits;
  readonly devInbox: boolean;
  readonly company: SignedInSeen['company'];
  readonly clock: () => Date;

  private constructor(parts: CommandParts, passwords: Passwords) {
    const { pdfRenderer } = parts;
    this.pdfRenderer = pdfRenderer;
    const secrets = secretsFrom(parts.secret);
    const links = linkTokens(parts.secret);
    this.toldOnce = toldOnce(feedTokens(parts.secret), webhookSecrets(parts.secret));
    this.passwords = passwords;
    this.credentials = parts.credentials;
    this.clock = parts.clock ?? (() => new Date());
    this.limits = parts.limits;
    this.devInbox = parts.devInbox;
    this.company = seenOf(parts.companyAccounts);
    this.cache = createAggregateCache(parts.store, parts.open);
    const common = { clock: this.clock, cache: this.cache, secrets };
    const isValueNamed = valueNamed(parts);
    const isOutside = calledOutside(parts.webhookNetworks ?? []);
    const isOwnUpload = uploadedBySender(parts.uploadRegister);
    const hasNoWork = suspendedWithoutWork({ store: parts.store, cache: this.cache });
    const isNoGuess = withinPresenceTries({ signIns: parts.signIns, clock: this.clock });
    const ofLog = createPipeline({
      ...common,
      store: parts.store,
      contracts: commandContracts,
      sealer: createSealer(parts.keys),
      settings: settingsInForce(this.cache),
      mayName: async (...asked) =>
        (await hasNoWork(...asked)) ??
        (await isNoGuess(...asked)) ??
        (await isValueNamed(...asked)) ??
        (await isOutside(...asked)) ??
        isOwnUpload(...asked),
      print: paperPrinter({ pdfRenderer, files: parts.files, register: parts.uploadRegister, clock: this.clock }),
    });
    const pipeline = countKnownContacts(ofLog, { ...parts, clock: this.clock });
    const { peopleFirst } = this;
    const told = (command: MeasuredCommand) => this.tell(command);
    const ofPeople: Pipeline = { execute: (request) => peopleFirst.ofPerson(() => pipeline.execute(request)) };
    const ofWorkers: Pipeline = { execute: (request) => peopleFirst.ofWorker(() => pipeline.execute(request)) };
    this.pipeline = measured(inSpans(ofPeople), 'person', told);
    this.ofWorkers = measured(inSpans(ofWorkers), 'worker', told);
    this.resolver = createCallerResolver({
      ...common,
      signIns: parts.signIns,
      linkIdsOf: (token) => links.linkIds(token),
    });
    this.signInCommands = createSignInCommands({
      ...common,
      pipeline,
      signIns: parts.signIns,
      credentials: parts.credentials,
      sms: parts.sms,
      mailer: parts.mailer,
      passwords,
      limits: parts.limits,
      company: parts.companyAccounts,
      seal: companySeal(parts.secret, 'second factor'),
      settings: settingsInForce(this.cache),
    });
    this.uploads = {
      files: parts.files,
      inspector: parts.inspector,
      scan: parts.scan,
      register: parts.uploadRegister,
      allowance: parts.limits.uploads,
      pipeline: this.pipeline,
      clock: this.clock,
    };
  }

  static async create(parts: CommandParts): Promise<CommandService> {
    return new CommandService(parts, await createPasswords());
  }

  /** Tells how each command goes, from now on. */
  measuredBy(tell: (command: MeasuredCommand) => void): void {
    this.tell = tell;
  }

  /** The way in for timers, processes and workers of the same house. */
  readonly client: CommandClient = {
    execute: async ({ name, payload, commandId, actor, causationId, correlationId, traceparent }) => {
      const outcome = await this.ofWorkers.execute({
        name,
        payload,
        commandId,
        caller: { system: actor.replace(/^system:/, '') },
        ...(causationId ? { causationId } : {}),
        ...(correlationId ? { correlationId } : {}),
        ...(traceparent ? { traceparent } : {}),
      });
      return outcome.ok
        ? { ok: true, position: outcome.position as never }
        : { ok: false, code: outcome.code, status: outcome.status };
    },
  };

  /** Gives an account a password past its owner, as a new company's administrator gets one. */
  givePassword(accountId: string, password: string): Promise<Outcome> {
    const { pipeline, cache, credentials, passwords, clock } = this;
    return changePassword({ accountId, password }, { pipeline, cache, credentials, passwords, clock }, 'seed');
  }

  async hasPassword(accountId: string): Promise<boolean> {
    return (await this.cache.load(account, accountId)).data.credentialId !== null;
  }

  async languageOf(accountId: string): Promise<'zh-CN' | 'en-US' | 'zh-HK'> {
    return (await this.cache.load(account, accountId)).data.language as 'zh-CN';
  }
}
