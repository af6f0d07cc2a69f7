/** The wording of one message in one language. Handlebars with the fields of its policies, plus `name`, `position`, `link`, `company`. */
export interface Wording {
  readonly subject: string;
  /** Paragraphs; one that comes out empty is left out. */
  readonly lines: readonly string[];
  /** What the button to `link` says. */
  readonly action?: string;
  /** For templates that are also sent by SMS. */
  readonly sms?: string;
}

export interface Template {
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
    | 'CONSENT';
  /** A letter that a colleague wrote: it greets and signs by itself. */
  readonly ownLetter?: boolean;
  readonly 'zh-CN': Wording;
  readonly 'en-US': Wording;
}

/** Types a table of templates without widening their names. */
export const templatesOf = <const T extends Readonly<Record<string, Template>>>(templates: T): T => templates;
