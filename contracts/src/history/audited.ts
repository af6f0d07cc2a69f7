import { events } from '../events.ts';
import type { EventContract } from '../shared/define.ts';

/**
 * Texts outside the personal fields that an auditor reads in clear, by their place in the event (`*` stands for the places of a list).
 * Ids, times, days, numbers, flags and words of the domain's lists need no entry: their shape says what they are. Any other text is
 * answered to nobody, because a bare text may be a token, a code, a hash or a password.
 */
export const openTexts: ReadonlySet<string> = new Set([
  // Who acted, and what about: accounts, or parts of the system.
  ...['approverId', 'arrangedBy', 'authorId', 'createdBy', 'creatorId'],
  ...['fromAccountId', 'hrId', 'hrOwnerId', 'lockedBy'],
  ...['nextApproverId', 'ownerId', 'personId', 'rejectedBy', 'remindedBy', 'renewedBy', 'requestedBy', 'resentBy'],
  ...[
    'broughtBy',
    'savedBy',
    'revealedBy',
    'sentBy',
    'settledBy',
    'follower',
    'submittedBy',
    'causeEventId',
    'subjectAggregate',
  ],
  // Words of the company about itself.
  ...[
    'number',
    'batch',
    'policyVersion',
    'positionTitle',
    'workLocation',
    'sessionName',
    'systemName',
    'scene',
    'template',
    'type',
  ],
  ...['details.batch', 'details.department', 'details.duties', 'details.locations.*', 'details.requirements'],
  ...['details.title', 'details.titleEn', 'facts.name', 'facts.restTime.from', 'facts.restTime.to'],
  ...['entry.department', 'entry.employeeGroup', 'entry.employeeSubgroup', 'entry.position'],
  ...['values.companyName', 'values.companyNameEn'],
  // Lists, forms and wordings of the company: about nobody.
  ...['entries', 'dimensions'].flatMap((list) => ['code', 'zh', 'en'].map((part) => `${list}.*.${part}`)),
  ...['wording.subject', 'wording.content', 'wording.action'],
  // Policies, and what a correction put right.
  ...['texts.zh-CN', 'texts.en-US', 'correction', 'why'],
  // Which fields were meant, and which value an auditor saw.
  ...['fields.*', 'stream', 'path'],
]);

const contracts: Readonly<Record<string, EventContract>> = events;

/** Personal fields of an event of which an auditor may be shown a value, for a reason. */
export const revealableFields = (type: string): readonly string[] => contracts[type]?.revealable ?? [];
