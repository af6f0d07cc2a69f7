import type { Folds } from '@talentlog/command/workers';
import { testCall, topicsOf } from '@talentlog/contracts';
import { consentLives, privacyAuthorization, secretsAt, subscriber as subscriberHandle } from '@talentlog/domain/fold';
import {
  audienceOf,
  cloudEventOf,
  integrationEventsOf,
  saidTo,
  toldTypes,
  whoseConsent,
} from '@talentlog/domain/integration';
import type { Told, WebhookEndpoint, Webhooks } from '@talentlog/notifier';
import { type EventReader, type Logger, UnreadableEvent, webhookSecrets } from '@talentlog/runtime';
import { everyIdIn } from './every-id.ts';

/** The webhooks there are, as the log has them at the moment of asking. */
export function webhooksIn(
  folds: Pick<Folds, 'load'>,
  store: Pick<EventReader, 'readAll' | 'head'>,
  { secret, logger }: { readonly secret: Buffer; readonly logger: Pick<Logger, 'error'> },
): Webhooks {
  const everySubscriber = everyIdIn(store, ['SubscriberRegistered'], 'subscriberId');
  const secretOf = webhookSecrets(secret);
  const of = async (subscriberId: string): Promise<WebhookEndpoint | undefined> => {
    const { state, data: subscriber } = await folds.load(subscriberHandle, subscriberId);
    const { webhook } = subscriber;
    if (state === 'REMOVED' || webhook === null || webhook.url === null) return undefined;
    const { url, since, pausedFor } = webhook;
    const names = secretsAt(webhook, new Date().toISOString());
    const secrets = names.map((secretId) => secretOf({ subscriberId, secretId }));
    const isPaused = state === 'SUSPENDED' || pausedFor !== null;
    const isGivenUp = pausedFor !== null && pausedFor !== 'STAFF';
    return { subscriberId, url, secrets, since, isPaused, isGivenUp, topics: topicsOf(subscriber) };
  };
  /** A subscriber that cannot be read is called by nobody, and holds up none of the others. */
  const ofMany = async (subscriberId: string): Promise<WebhookEndpoint | undefined> => {
    try {
      return await of(subscriberId);
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      logger.error({ subscriberId, error: String(error) }, 'a subscriber cannot be read, and is not called');
      return undefined;
    }
  };
  return {
    of,
    all: async () => (await Promise.all((await everySubscriber()).map(ofMany))).filter((one) => one !== undefined),
  };
}

/** What subscribers are told by calls, by the log as it is at the moment of asking. */
export function toldTo(folds: Pick<Folds, 'load'>, publicUrl: string, logger: Pick<Logger, 'error'>): Told {
  const livesOf = async (candidateId: string | null): Promise<boolean> => {
    if (candidateId === null) return false;
    try {
      const { state, data } = await folds.load(privacyAuthorization, candidateId);
      return consentLives({ state, data }, new Date().toISOString());
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      logger.error({ error: String(error) }, 'a consent cannot be read, and counts as none');
      return false;
    }
  };
  return {
    types: toldTypes,
    of: integrationEventsOf,
    async for(subscriberId, event) {
      const audience = audienceOf((await folds.load(subscriberHandle, subscriberId)).data);
      return saidTo(event, audience, { consentLives: await livesOf(whoseConsent(event, audience)), publicUrl });
    },
    test: (subscriberId, { id, at, position }) => ({
      event: cloudEventOf(
        {
          ...{ id: `${id}/0`, name: testCall, key: subscriberId, time: at, sequence: `${position}.0` },
          data: { subscriberId },
        },
        publicUrl,
      ),
      personOf: null,
    }),
  };
}
