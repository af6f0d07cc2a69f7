/** What lies in a data folder beside its log, and what its absence means once the log holds something. */
export interface StoreFile {
  readonly name: string;
  readonly what: string;
  readonly kind: 'database' | 'file' | 'folder';
  /** A missing or foreign one: the start refuses, or it is filled from the log again. */
  readonly lost: 'refuse' | 'rebuild';
  /** One that knows more than the log, because an older log was put back beside it. */
  readonly younger: 'accept' | 'refuse' | 'rebuild';
  /** Versions that did not stamp their stores did not have it: it is made beside the log of such a one. */
  readonly sinceStamps?: true;
  /** It was here once this follower had come anywhere; before, it may be made. */
  readonly filledBy?: string;
  /** What it costs to have it made new on an operator's word; where there is nothing here, it never is. */
  readonly renewed?: string;
}

/** The one list of what must be there beside a log that is not empty. What is not named here may be made new at any time. */
export const stores: readonly StoreFile[] = [
  { name: 'keys.db', what: 'the keys of persons', kind: 'database', lost: 'refuse', younger: 'accept' },
  { name: 'keys.master', what: 'the key that wraps them', kind: 'file', lost: 'refuse', younger: 'accept' },
  {
    name: 'credentials.db',
    what: 'the hashes of passwords',
    kind: 'database',
    lost: 'refuse',
    younger: 'accept',
    sinceStamps: true,
  },
  {
    name: 'access-log.db',
    what: 'who looked at whom',
    kind: 'database',
    lost: 'refuse',
    younger: 'accept',
    sinceStamps: true,
    renewed: 'who looked at whom before is no longer told',
  },
  { name: 'secret', what: "the company's secret", kind: 'file', lost: 'refuse', younger: 'accept' },
  { name: 'ledger.jsonl', what: 'the seals of the log', kind: 'file', lost: 'refuse', younger: 'refuse' },
  {
    name: 'events.db.mark',
    what: 'how far the log had come',
    kind: 'file',
    lost: 'refuse',
    younger: 'accept',
    sinceStamps: true,
    renewed: 'the log is taken to end where it ends now, though nobody can tell any more whether its end was lost',
  },
  {
    name: 'ledger.jsonl.mark',
    what: 'how far the seals had come',
    kind: 'file',
    lost: 'refuse',
    younger: 'accept',
    sinceStamps: true,
    renewed: 'the ledger is taken to end where it ends now, though nobody can tell any more whether its end was lost',
  },
  { name: 'ledger.key', what: 'the key that signs the seals', kind: 'file', lost: 'refuse', younger: 'accept' },
  { name: 'files', what: 'the uploaded files', kind: 'folder', lost: 'refuse', younger: 'accept' },
  {
    name: 'checkpoints.db',
    what: 'how far mails, SMS, SAP and deadlines have come',
    kind: 'database',
    lost: 'refuse',
    younger: 'refuse',
    renewed: 'what has not been sent so far is never sent',
  },
  {
    name: 'timers.db',
    what: 'the deadlines',
    kind: 'database',
    lost: 'refuse',
    younger: 'accept',
    renewed: 'they are read from the log again; what fired already is recognised and does nothing',
  },
  {
    name: 'sign-ins.db',
    what: 'sign-ins, codes and limits',
    kind: 'database',
    lost: 'refuse',
    younger: 'accept',
    renewed: 'everybody signs in again, and codes that were sent are void',
  },
  {
    name: 'uploads.db',
    what: 'who uploaded which file',
    kind: 'database',
    lost: 'refuse',
    younger: 'accept',
    renewed: 'files that were uploaded and not yet used are uploaded again',
  },
  {
    name: 'webhooks.db',
    what: 'the calls of webhooks',
    kind: 'database',
    lost: 'refuse',
    younger: 'accept',
    filledBy: 'webhooks',
    renewed: 'what waited is not sent by itself; have it sent again since then, on the page of subscribers',
  },
  { name: 'views.db', what: 'the views', kind: 'database', lost: 'rebuild', younger: 'rebuild' },
];
