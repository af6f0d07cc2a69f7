import type {
  Bilingual,
  LinkPurpose,
  NotificationChannel,
  PermissionCode,
  SentLink,
  Stage,
  TemplateName,
  TemplateTexts,
  WrittenLanguage,
} from '@talentlog/contracts';

/** Words in both languages of the product. */
export type Words = Bilingual;

/** How the company signs, and where candidates can write and call; empty where it tells none. */
export type Signed = Words & { readonly contactMail?: string; readonly contactPhone?: string };

/** What a template is given: text as it is, what a person typed (null once erased), something that each language writes in its own way, or somebody or something to look up. */
export type Field =
  | LookedUp
  | string
  | number
  | { readonly instant: string }
  | { readonly day: string }
  | { readonly typed: string | null }
  | { readonly words: Words }
  | Merged;

/** What a colleague wrote with placeholders of its own (null once erased), filled with what else the message is given. */
export interface Merged {
  readonly merged: string | null;
}

/** A field whose words are looked up when the message is written: a title, a colleague's name, where the papers behind a link lie. */
export type LookedUp =
  | { readonly titleOf: string }
  | { readonly colleague: string }
  | { readonly stage: Stage }
  | { readonly papersOf: LinkPurpose };

/**
 * The owner of an account, told of the account itself at its own phone and e-mail. Where the owner is a job seeker, too, the message is
 * encrypted with that person's key and is one of theirs.
 */
export interface AccountOwner {
  readonly accountId: string;
  readonly jobSeekerId: string | null;
}

/**
 * Whom to tell. Address, name and language are looked up when the message is written, never kept in a policy; so is the recruiter in
 * charge of a position, and who has a permission, without the account that is excepted.
 */
export type Recipient =
  | { readonly jobSeekerId: string }
  | { readonly accountId: string }
  | { readonly ownerOf: AccountOwner }
  | { readonly recruiterOf: string }
  | { readonly holdersOf: PermissionCode; readonly except?: string };

/** One message that a policy wants sent. */
export interface NotificationRequest {
  readonly template: TemplateName;
  readonly channel: NotificationChannel;
  readonly to: Recipient;
  /** Where it goes, where that is no longer what the recipient is reached at: the phone or e-mail they had. */
  readonly receiver?: string;
  /** The candidate whom a message to staff is about; becomes the field `candidate`, and the words are sealed under that person's key. */
  readonly about?: string;
  /** Its title becomes the field `position`. */
  readonly positionId?: string;
  /** The personal page of a one-time link, or a page of ours; becomes the field `link`. */
  readonly link?: MessageLink | { readonly page: string };
  readonly fields: Readonly<Record<string, Field>>;
  /** A mail about an interview takes it into the reader's calendar. */
  readonly calendar?: InvitationWanted;
  /** Not earlier than this, where many are told. */
  readonly from?: string;
  /** Texts to try with sample values, instead of what is in force with those of the message. */
  readonly trial?: { readonly texts: TemplateTexts; readonly language: WrittenLanguage };
}

/** What a calendar file is to say of an interview; the rest is in the fields of the message. */
export interface InvitationWanted {
  readonly interviewId: string;
  readonly start: string;
  readonly end?: string;
  /** The interview takes place no longer, or without this reader. */
  readonly isOff?: boolean;
  /** Whether the file leads to the page of the message. A one-time link stays in the mail alone: calendars are shared. */
  readonly withLink?: boolean;
}

/** The one-time link in a message. */
export interface MessageLink extends SentLink {
  readonly purpose: LinkPurpose;
}

/** The link that an event names, for a message. */
export const oneTimeLink = (purpose: LinkPurpose, { linkId, seed }: SentLink): MessageLink => ({
  purpose,
  linkId,
  ...(seed === undefined ? {} : { seed }),
});

/** The same message by mail and by SMS. */
export const byMailAndSms = (request: Omit<NotificationRequest, 'channel'>): readonly NotificationRequest[] => [
  { ...request, channel: 'MAIL' },
  { ...request, channel: 'SMS' },
];
export const byMail = (request: Omit<NotificationRequest, 'channel'>): NotificationRequest => ({
  ...request,
  channel: 'MAIL',
});
export const bySms = (request: Omit<NotificationRequest, 'channel'>): NotificationRequest => ({
  ...request,
  channel: 'SMS',
});
