import { companyId, type TemplateKey, templateIdOf } from '@talentlog/contracts';
import { createContext, useContext } from 'react';
import type { CommandName, Seen } from '../../api/index.ts';

/** Ids of what is on screen, and how far the stream of each was. */
export type SeenRows = ReadonlyMap<string, number>;

const nothing: SeenRows = new Map();

/** What stands on screen around here; given by the frame that shows the answer of a question. */
export const SeenContext = createContext<SeenRows>(nothing);

/** What stands on screen here now. */
export const useSeenRows = (): SeenRows => useContext(SeenContext);

/** What a row calls itself, before what it belongs to. */
const ownIds = [
  'collectionId',
  'itemId',
  'evaluationId',
  'interviewId',
  'offerId',
  'applicationId',
  'advertisementId',
  'positionId',
  'sessionId',
  'accountId',
  'subscriberId',
];

/** Every row of an answer that tells its revision. */
export function seenIn(answer: unknown, found = new Map<string, number>()): SeenRows {
  if (typeof answer !== 'object' || answer === null) return found;
  const row: Readonly<Record<string, unknown>> = { ...answer };
  const id = row[ownIds.find((name) => typeof row[name] === 'string') ?? ''];
  if (typeof row.revision === 'number' && typeof id === 'string') found.set(id, row.revision);
  for (const part of Object.values(row)) seenIn(part, found);
  return found;
}

/** What a command calls what it changes, before what it names beside that. */
const subjects = [
  'appointmentSessionId',
  'collectionId',
  'screeningItemId',
  'evaluationId',
  'interviewId',
  'offerId',
  'advertisementId',
  'applicationId',
  'positionId',
  'subscriberId',
];

/** They begin something new on what they name: that it changed meanwhile is not in their way. */
const beginning: readonly CommandName[] = [
  'DraftOffer',
  'ArrangeInterview',
  'CreateApplication',
  'CreateAdvertisement',
];

/** Commands of the one company. */
const ofCompany: ReadonlySet<CommandName> = new Set([
  ...(['ChangeSettings', 'ReviseDictionary', 'ReviseEvaluationForm'] as const),
  ...(['DraftPolicy', 'PublishPolicy', 'CallOffPolicy', 'CorrectPolicy'] as const),
]);

/** Commands of one wording, which is found by its key. Who tries it changes nothing. */
const ofTemplate: ReadonlySet<CommandName> = new Set(['EditMessageTemplate', 'ResetMessageTemplate']);
/** Commands that say anew what others may have said of an account meanwhile. */
const ofAccount: ReadonlySet<CommandName> = new Set(['GrantRoles']);

/** The id of what the command changes, where one can have seen it. */
export function subjectOf(name: CommandName, payload: unknown): string | undefined {
  if (beginning.includes(name)) return undefined;
  if (ofCompany.has(name)) return companyId;
  if (ofTemplate.has(name)) return templateIdOf(payload as TemplateKey);
  if (ofAccount.has(name)) return (payload as { accountId: string }).accountId;
  if (typeof payload !== 'object' || payload === null) return undefined;
  const named = new Map<string, unknown>(Object.entries(payload));
  const id = subjects.map((subject) => named.get(subject)).find((found) => typeof found === 'string');
  return typeof id === 'string' ? id : undefined;
}

/** What its sender saw of what the command changes. */
export function seenBy(rows: SeenRows, name: CommandName, payload: unknown): Seen | undefined {
  const id = subjectOf(name, payload);
  const revision = id === undefined ? undefined : rows.get(id);
  return id === undefined || revision === undefined ? undefined : { id, revision };
}
