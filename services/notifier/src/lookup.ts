import type {
  Bilingual,
  Language,
  LinkPurpose,
  MessageGroup,
  NotificationChannel,
  OptionalGroup,
  PermissionCode,
  Stage,
  TemplateKey,
  TemplateTexts,
  TemplateTrack,
} from '@talentlog/contracts';
import type { MessageLink } from './request.ts';

/** Somebody whose address is known here; `sealedFor` is the job seeker with whose key a message to the owner of an account is encrypted. */
export type Person =
  | { readonly jobSeekerId: string }
  | { readonly accountId: string; readonly sealedFor?: string | undefined };

export interface Contact {
  /** Null when it is not known. */
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: Language;
  /** Of a job seeker: whether there is an account to sign in with. */
  readonly hasAccount?: boolean;
  /** Of an account: false where nobody may act by it. It is told of itself alone. */
  readonly canAct?: boolean;
  /** What they do without, and by which way. */
  readonly off?: readonly { readonly group: MessageGroup; readonly channel: NotificationChannel }[];
}

/** What a message is written with now: texts that staff wrote, for its position's track or for all. */
export interface WordingInForce {
  readonly texts: TemplateTexts;
  readonly track: TemplateTrack;
  readonly version: number;
}

/** What the notifier must know of others when a message is written. */
export interface Lookup {
  /**
   * Undefined for somebody unknown, erased, or not to be written to. `positionId`: whose message it is. A phone or e-mail that colleagues of
   * another position changed, to which no owner of this one agreed, is not known then.
   */
  contact(person: Person, positionId?: string): Promise<Contact | undefined>;
  /** What the company calls a stage; undefined where it is what we call it. */
  stageNamed(stage: Stage): Promise<Bilingual | undefined>;
  /** The account of the recruiter in charge of a position; undefined where nobody is. */
  recruiterOf(positionId: string): Promise<string | undefined>;
  /** Accounts of the staff who have a permission now. */
  holdersOf(permission: PermissionCode): Promise<readonly string[]>;
  /** A candidate as staff may read of them now: without live consent the number alone, and no name. */
  candidate(jobSeekerId: string): Promise<{ readonly name: string; readonly number: string }>;
  /** Undefined where staff wrote none. */
  wording(key: Omit<TemplateKey, 'track'>, positionId: string | undefined): Promise<WordingInForce | undefined>;
  position(positionId: string): Promise<{ readonly title: string; readonly titleEn: string } | undefined>;
}

export interface Links {
  /** Address of the page of a one-time link, or of the papers behind it, with `hiddenToken` where the token goes. */
  hidden(purpose: LinkPurpose, of?: 'papers'): string;
  /** The same words with the link's token in each such address. */
  opened(words: string, link: MessageLink): string;
  /** The same words with the way out of such mails. */
  withWayOut(words: string, way: WayOut): string;
  /** Address at which a mail program ends such mails by itself (RFC 8058). */
  wayOut(way: WayOut): string;
  /** Address of a page of ours, by its path. */
  page(path: string): string;
}

/** Which mails to whom end by the way out of one: to a person, or to the account of a colleague. */
export interface WayOut {
  readonly readerId: string;
  readonly group: OptionalGroup;
}
