/** A mail as handed to a provider. `id` is derived from (event, recipient, template): repeated sends carry the same id. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
export interface Sms {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}
/** `unknown`: the provider may or may not have taken it; send again with the same id. */
export type Delivery =
  | { readonly outcome: 'sent'; readonly providerId: string }
  /** `away`: the provider took nothing from anybody, this message is not the reason. */
  | { readonly outcome: 'failed'; readonly reason: string; readonly permanent: boolean; readonly away?: true }
  | { readonly outcome: 'unknown'; readonly reason: string };
export interface Mailer {
  send(mail: Mail): Promise<Delivery>;
}
export interface SmsGateway {
  send(sms: Sms): Promise<Delivery>;
}
/** What was sent in development, newest first; both embedded adapters write here, `/dev/inbox` shows it. */
export interface DevInbox {
  list(filter?: { to?: string; kind?: 'mail' | 'sms'; limit?: number }): Promise<readonly DevMessage[]>;
  /** Somebody was erased: messages of these ids, and whatever went to these addresses, are overwritten. Answers how many there were. */
  forget(gone: { readonly ids: readonly string[]; readonly to: readonly string[] }): Promise<number>;
}
export interface DevMessage {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: string;
}
