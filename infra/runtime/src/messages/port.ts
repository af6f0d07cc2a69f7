/** A mail as handed to a provider. `id` is derived from (event, recipient, template): repeated sends carry the same id. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a mail program ends mails of this kind by one POST (RFC 8058). */
  readonly unsubscribe?: string;
  /** A calendar file, and what it asks of the reader's calendar. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
  /** How the sender is called beside an address that has no name of its own. */
  readonly sender?: string;
  /** The try of a notification that is told when it comes back; a code has none. */
  readonly record?: SmsRecord;
}
/** An SMS as handed to a provider. Some send no free text: they are given the name of what it says and the words that stand in it. */
export interface Sms {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  /** The template it was written by; `CODE` for a code. */
  readonly template?: string;
  readonly language?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** The try of a notification that is told what became of it; a code has none. */
  readonly record?: SmsRecord;
}
/** A try of a notification. */
export interface SmsRecord {
  readonly notificationId: string;
  readonly attempt: number;
}
/** `unknown`: the provider may or may not have taken it; send again with the same id. */
export type Delivery =
  | { readonly outcome: 'sent'; readonly providerId: string }
  /** `away`: the provider took nothing from anybody, this message is not the reason. */
  | { readonly outcome: 'failed'; readonly reason: string; readonly permanent: boolean; readonly away?: true }
  | { readonly outcome: 'unknown'; readonly reason: string };
export interface Mailer {
  /** What to set, where no mail server is configured: nothing leaves, and whoever would need it is told before. */
  readonly absent?: string;
  send(mail: Mail): Promise<Delivery>;
}
export interface SmsGateway {
  /** What to set, where nobody configured a provider: nothing leaves, and whoever would need it is told before. */
  readonly absent?: string;
  send(sms: Sms): Promise<Delivery>;
}
/** What was sent in development, newest first; both embedded adapters write here, `/dev/inbox` shows it. */
export interface DevInbox {
  list(filter?: { to?: string; kind?: 'mail' | 'sms'; limit?: number }): Promise<readonly DevMessage[]>;
  /** Somebody was erased: messages of these ids, and whatever went to these addresses, are overwritten, or they are older than an instant. Answers how many there were. */
  forget(gone: {
    readonly ids: readonly string[];
    readonly to: readonly string[];
    readonly before?: string;
    readonly person?: string;
  }): Promise<number>;
  /** How many are older than an instant. */
  countOlder(before: string): Promise<number>;
  /** An inbox that was never told of one of these people is from before their erasure: it is emptied. Answers whether it was. */
  emptyUnlessTold(erased: readonly string[]): Promise<boolean>;
}
export interface DevMessage {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The calendar file of a mail that has one. */
  readonly calendar?: string;
  readonly at: string;
}
