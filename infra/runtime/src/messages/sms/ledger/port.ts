import type { SmsRecord } from '../../port.ts';

/** Codes have a share of their own: no flood of them keeps messages from leaving, and no batch of messages keeps people from signing in. */
export type SmsShare = 'codes' | 'messages';

/** How many SMS may leave within any hour. */
export interface SmsBudget {
  readonly perHour: number;
  /** For numbers of one country, by its two letters. */
  readonly byCountry: Readonly<Record<string, number>>;
  /** Of each hundred, how many are kept for codes. */
  readonly codesPercent: number;
}

/** An SMS about to leave. */
export interface LeavingSms {
  readonly id: string;
  readonly country: string;
  readonly share: SmsShare;
  readonly record: SmsRecord | undefined;
  readonly now: number;
}

/** What is known of an SMS that left. */
export interface LeftSms {
  readonly id: string;
  readonly providerId: string | null;
  readonly at: number;
}

/** Which SMS left, how many of them lately, and whose they were. Keeps no number and no words. Shared by all threads and processes. */
export interface SmsLedger {
  /** A place within the budget; or that it left before, or for how long there is no place. */
  begin(
    leaving: LeavingSms,
  ): Promise<{ readonly place: number } | { readonly sentAs: string } | { readonly retryInMs: number }>;
  /** The provider took it. */
  sent(id: string, providerId: string): Promise<void>;
  /** Nothing left: the place is free again. */
  giveBack(place: number): Promise<void>;
  /** The notification that was sent under this id. */
  recordOf(id: string): Promise<SmsRecord | undefined>;
  /** The last SMS of a notification. */
  lastOf(notificationId: string): Promise<LeftSms | undefined>;
  /** Until when something waits for a place; undefined where nothing does. */
  spentUntil(now: number): Promise<number | undefined>;
  close(): Promise<void>;
}

/** How many of a number of places are a share's. */
export function partOf(share: SmsShare, places: number, { codesPercent }: SmsBudget): number {
  const codes = Math.round((places * codesPercent) / 100);
  return share === 'codes' ? codes : places - codes;
}
