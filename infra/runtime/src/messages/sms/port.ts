import type { IncomingHttpHeaders } from 'node:http';
import type { Delivery, Sms } from '../port.ts';

/** What became of an SMS after the provider took it. */
export interface Receipt {
  /** The id that it was sent under. */
  readonly id: string;
  readonly outcome: 'delivered' | 'failed';
  readonly providerId: string;
  /** The provider's words, without the number. */
  readonly reason: string;
}

/** A call at the address of receipts. */
export interface ReceiptCall {
  /** The address as the caller asked for it. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** What stood at the end of the path, where something did. */
  readonly secret?: string;
}

/** An SMS whose outcome is asked for. */
export interface AskedSms {
  readonly id: string;
  readonly providerId: string;
  readonly to: string;
  readonly sentAt: Date;
}

/** A provider of SMS: takes messages, and tells what became of them. */
export interface SmsProvider {
  readonly name: string;
  send(sms: Sms): Promise<Delivery>;
  /** What a call says; undefined where it does not come from the provider. */
  receipts(call: ReceiptCall): readonly Receipt[] | undefined;
  /** What the provider wants to hear when its receipts were taken. */
  readonly thanks: object;
  /** What became of one, where the provider can be asked; undefined while it does not know. */
  ask?(asked: AskedSms): Promise<Receipt | undefined>;
}

/** How a provider is reached; which parts it uses is told in docs/how-to/send-sms.md. */
export interface SmsProviderSettings {
  readonly url: string;
  readonly account: string;
  readonly secret: string;
  readonly signName: string;
  readonly from: string;
  readonly appId: string;
  readonly region: string;
  readonly templates: ProviderTemplates;
  /** Shows at the address of receipts that a call is the provider's, where that signs none. */
  readonly receiptSecret: string | undefined;
  /** Our address for receipts, where we know by what address others reach us. */
  readonly receiptUrl: string | undefined;
  readonly timeoutMs?: number;
  readonly now?: () => Date;
}

/** A template that the provider approved, and in order which of our words its places take. */
export interface ProviderTemplate {
  readonly id: string;
  readonly places: readonly { readonly theirs: string; readonly ours: string }[];
}
/** By the name of our template, with the language where it matters; `*` for all others. */
export type ProviderTemplates = Readonly<Record<string, ProviderTemplate>>;
