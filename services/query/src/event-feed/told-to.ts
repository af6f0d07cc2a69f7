import type { IntegrationEvent } from '@talentlog/contracts';
import { consentLives, type PrivacyAuthorizationData, privacyAuthorization } from '@talentlog/domain/fold';
import { type Audience, integrationEventsOf, type Said, saidTo, whoseConsent } from '@talentlog/domain/integration';
import {
  type Logger,
  type LogPosition,
  type OpenEvents,
  type RecordedEvent,
  UnreadableEvent,
} from '@talentlog/runtime';
import { foldNow, type LogParts } from './fold-now.ts';

/** By what it is decided how much a reader is told. */
export interface TellingParts extends LogParts {
  readonly logger: Pick<Logger, 'error'>;
  readonly now: () => string;
  readonly publicUrl: () => Promise<string>;
}

/** An event of ours with what is said of it. */
export interface Told {
  readonly position: LogPosition;
  readonly said: readonly Said[];
}

/** Each event with what this audience is told of it. Whose consent lives is asked of the log, as who reads is. */
export async function toldOf(
  recorded: readonly RecordedEvent[],
  audience: Audience,
  parts: TellingParts,
): Promise<readonly Told[]> {
  const open = await parts.open(recorded);
  const each = recorded.map((event) => ({ position: event.position, told: tellingsOf(event, open, parts.logger) }));
  const people = new Set(each.flatMap(({ told }) => told.map((one) => whoseConsent(one, audience))));
  const now = parts.now();
  const asked = [...people].map(async (id) => ({ id, lives: id !== null && (await livesOf(id, now, parts)) }));
  const living = new Set((await Promise.all(asked)).filter(({ lives }) => lives).map(({ id }) => id));
  const publicUrl = await parts.publicUrl();
  return each.map(({ position, told }) => ({
    position,
    said: told
      .map((one) => saidTo(one, audience, { consentLives: living.has(whoseConsent(one, audience)), publicUrl }))
      .filter((one) => one !== undefined),
  }));
}

/** A consent that cannot be read is none: what is personal is left out, and nobody waits for it. */
async function livesOf(candidateId: string, now: string, parts: LogParts & Pick<TellingParts, 'logger'>) {
  try {
    return consentLives(await foldNow<PrivacyAuthorizationData>(privacyAuthorization, candidateId, parts), now);
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    parts.logger.error({ error: String(error) }, 'a consent cannot be read, and counts as none');
    return false;
  }
}

/** An event that cannot be opened is told to nobody: it is damaged, which the check of the log says, and holds up nothing else. */
export function tellingsOf(
  event: RecordedEvent,
  open: Awaited<ReturnType<OpenEvents>>,
  logger: TellingParts['logger'],
): readonly IntegrationEvent[] {
  try {
    return integrationEventsOf(open(event));
  } catch (error) {
    logger.error({ position: event.position, type: event.type, error: String(error) }, 'an event cannot be told');
    return [];
  }
}
