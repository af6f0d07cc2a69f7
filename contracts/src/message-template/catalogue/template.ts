import type { Bilingual, WrittenLanguage } from '../bilingual.ts';
import type { PlaceholderName } from '../placeholders.ts';

/** The wording of one message in one language, before staff edit it. */
export interface Wording {
  readonly subject: string;
  /** Paragraphs; one that comes out empty is left out. */
  readonly lines: readonly string[];
  /** What the button to `link` says. */
  readonly action?: string;
  /** For templates that are also sent by SMS. */
  readonly sms?: string;
}

/**
 * Whether a text must name a placeholder, so that it says what it is there for: always, in a mail or an SMS only, or as its writer likes.
 * In a mail the button says where `link` leads.
 */
export type Need = 'always' | 'mail' | 'sms' | 'optional';

/** One message of ours, with what its policies give it. `name` and `company` need not be listed. */
export interface Template extends Readonly<Record<WrittenLanguage, Wording>> {
  /** What the message is about, as the notification record shows it. */
  readonly scene:
    | 'DELIVERY'
    | 'APPOINTMENT'
    | 'INTERVIEW'
    | 'SCREENING'
    | 'APPROVAL'
    | 'OFFER'
    | 'COLLECTION'
    | 'ONBOARDING'
    | 'ACCOUNT'
    | 'CONSENT'
    | 'LETTER';
  /** What it is called where staff edit it. */
  readonly title: Bilingual;
  readonly fields: Readonly<Partial<Record<PlaceholderName, Need>>>;
  /** A letter that a colleague wrote: it greets and signs by itself. */
  readonly ownLetter?: boolean;
  /** Printed as a PDF, which lies behind a link; no message is made of it. */
  readonly isPaper?: boolean;
}

/** Types a table of templates without widening their names. */
export const templatesOf = <const T extends Readonly<Record<string, Template>>>(templates: T): T => templates;
