import type { ContactField, MessageChoice, SeekerSource, Track } from '@talentlog/contracts';

/** An application under way, as far as the person's books need it. */
export interface OpenApplication {
  readonly applicationId: string;
  readonly positionId: string;
  readonly track: Track;
  readonly batch: string;
  readonly delivered: boolean;
}

/** An application that is over; `againOn` is the day from which the person may deliver to its position again, where it was kept. */
export interface EndedApplication {
  readonly applicationId: string;
  readonly positionId: string;
  readonly at: string;
  readonly againOn?: string;
}

/** Who wrote a comment, and for whom; its words are only in the log and in the view. */
export interface CommentKept {
  readonly commentId: string;
  readonly authorId: string;
  readonly private: boolean;
  readonly mentions: readonly string[];
}

/** A private comment is its author's, those it mentions and nobody else's. */
export const mayReadComment = (comment: Omit<CommentKept, 'commentId'>, accountId: string): boolean =>
  !comment.private || comment.authorId === accountId || comment.mentions.includes(accountId);

/** How far the company may rely on a phone or an e-mail of a person. */
export interface ContactStanding {
  /** The person answered a link there. */
  readonly proved: boolean;
  /** Of one that staff changed: the colleagues who say that it is the person's; null where no colleague changed it. */
  readonly agreedBy: readonly string[] | null;
  /** One of them answered for every position at that time. */
  readonly everywhere: boolean;
  /** Another one that colleagues wish for, and who of them; null where nobody does. */
  readonly proposed: ProposedContact | null;
}

export interface ProposedContact {
  readonly after: string | null;
  readonly at: string;
  readonly proposedBy: string;
  readonly agreedBy: readonly string[];
}

/** A phone or e-mail that nobody changed and nobody proved. */
export const untouchedContact: ContactStanding = { proved: false, agreedBy: null, everywhere: false, proposed: null };

/** What the company knows of a person beside their resume. */
export interface JobSeekerData {
  readonly accountId: string | null;
  readonly source: SeekerSource;
  readonly number: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly contacts: Readonly<Record<ContactField, ContactStanding>>;
  /** When staff last changed phone or e-mail: a link from before leads nobody in. */
  readonly contactMovedAt: string | null;
  /** Those under way. */
  readonly applications: readonly OpenApplication[];
  /** Those that are over, INVALID ones included. */
  readonly closedApplicationIds: readonly string[];
  /** Positions that saw an application of this person, whatever became of it: whose staff know them. */
  readonly deliveredPositionIds: readonly string[];
  /** Those that ended and when: for a while the person does not deliver to their positions again. INVALID ones are not among them. */
  readonly ended: readonly EndedApplication[];
  /** In the order they were added. */
  readonly tags: readonly string[];
  readonly comments: readonly CommentKept[];
  /** Resume files that staff brought of them, and did not take away. */
  readonly broughtFileIds: readonly string[];
  /** The comment that is shown first. */
  readonly pinnedCommentId: string | null;
  /** What they do not want to be written about, and how. */
  readonly messagesOff: readonly MessageChoice[];
  /** When they were told that their time is nearly over, and when it is; null where nobody was, or they applied since. */
  readonly erasureAnnounced: { readonly at: string; readonly erasesAt: string } | null;
  /** When colleagues wrote to them lately, about no application. */
  readonly lettersAt: readonly string[];
  /** When it was begun to erase them, and when nothing was left. */
  readonly erasure: { readonly begunAt: string; readonly endedAt: string | null } | null;
}

/** A person nobody knows yet. */
export const noJobSeeker: JobSeekerData = {
  accountId: null,
  source: 'REGISTERED',
  number: '',
  name: null,
  phone: null,
  email: null,
  contacts: { phone: untouchedContact, email: untouchedContact },
  contactMovedAt: null,
  applications: [],
  closedApplicationIds: [],
  deliveredPositionIds: [],
  ended: [],
  tags: [],
  comments: [],
  broughtFileIds: [],
  pinnedCommentId: null,
  messagesOff: [],
  erasureAnnounced: null,
  lettersAt: [],
  erasure: null,
};
