import * as client from 'openid-client';
import type { Clock } from '../clock.ts';
import type { Peer } from '../peers/peer.ts';
import { boundedFetch } from './bounded-fetch.ts';

/** What a provider knows us by, and how it is reached. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** None: the company registered us as a public client. */
  readonly clientSecret: string | undefined;
  readonly scopes: string;
  /** For each answer; a trip has four of them at most. */
  readonly timeoutMs?: number;
  /** What the provider is asked through, so that one who is away is left alone. What ends without asking it says nothing of it. */
  readonly peer: Peer;
  readonly clock?: Clock;
}

/** Of an answer only a fault of its own says that the provider is away. */
const answersOfItsOwnFault = {
  result: ({ status }: Response) => (status >= 500 ? `it answered ${status}` : undefined),
};
/** How far the provider's clock may be off ours. */
const toleranceSeconds = 60;

/** What every conversation with it goes by. */
function waysOf({ issuer, timeoutMs = 5_000, peer }: OidcSettings) {
  // The configuration lets it stand for a provider on this machine alone.
  const execute = new URL(issuer).protocol === 'http:' ? [client.allowInsecureRequests] : [];
  const ask = ((url: string, init: RequestInit) =>
    peer.call(() => boundedFetch(url, init), answersOfItsOwnFault)) as client.CustomFetch;
  return { execute, ask, timeout: timeoutMs / 1000 };
}

/** What the provider says of itself at its well-known address. */
export async function discovered(settings: OidcSettings): Promise<client.ServerMetadata> {
  const { execute, timeout, ask } = waysOf(settings);
  const options = { execute, timeout, [client.customFetch]: ask };
  const { issuer, clientId } = settings;
  return (await client.discovery(new URL(issuer), clientId, undefined, client.None(), options)).serverMetadata();
}

/** How it is asked from here on. Keeps the keys of the provider that it is told first: a new one asks for them anew. */
export function configured(found: client.ServerMetadata, settings: OidcSettings): client.Configuration {
  const { execute, timeout, ask } = waysOf(settings);
  const config = new client.Configuration(
    found,
    settings.clientId,
    { [client.clockTolerance]: toleranceSeconds },
    authenticationAt(found, settings.clientSecret),
  );
  for (const extension of [...execute, client.enableNonRepudiationChecks]) extension(config);
  config.timeout = timeout;
  config[client.customFetch] = ask;
  return config;
}

/** How we show that it is us: as the provider takes it, with what the standard has where it says nothing. */
function authenticationAt(
  { token_endpoint_auth_methods_supported: taken = ['client_secret_basic'] }: client.ServerMetadata,
  secret: string | undefined,
): client.ClientAuth {
  if (secret === undefined) return client.None();
  return taken.includes('client_secret_basic') ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret);
}
