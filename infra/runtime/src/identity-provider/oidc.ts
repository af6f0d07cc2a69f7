import * as client from 'openid-client';
import { type Clock, systemClock } from '../clock.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { IdentityProvider, Provided, ProvidedIdentity, Sending, Trip, WayThere } from './port.ts';
import { whatFailed } from './what-failed.ts';

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** None: the company registered us as a public client. */
  readonly clientSecret: string | undefined;
  readonly scopes: string;
  /** For each answer. */
  readonly timeoutMs?: number;
  readonly clock?: Clock;
}

const hour = 3_600_000;
/** How far the provider's clock may be off ours. */
const toleranceSeconds = 60;

/**
 * OpenID Connect by discovery: authorization code flow with PKCE. Issuer, audience, expiry, nonce and signature of what is told are checked,
 * also where it comes over TLS from the provider itself.
 */
export function oidcProvider(settings: OidcSettings): IdentityProvider {
  const { scopes, clock = systemClock } = settings;
  let known: { readonly config: client.Configuration; readonly until: number } | undefined;
  /** Discovered anew each hour, so that a provider that moved is followed without a start of ours. */
  const configuration = async (): Promise<client.Configuration> => {
    if (known !== undefined && known.until > clock.now()) return known.config;
    const config = await discovered(settings);
    known = { config, until: clock.now() + hour };
    return config;
  };
  return {
    async wayThere({ returnTo, state, nonce, verifier }: Trip, how?: Sending): Promise<WayThere> {
      try {
        const address = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: returnTo,
          scope: scopes,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(how?.isAnew ? { prompt: 'login' } : {}),
        });
        return { ok: true, address: address.href };
      } catch (error) {
        const { why, detail } = whatFailed(error);
        return { ok: false, why: why === 'denied' ? 'wrong' : why, detail };
      }
    },
    async whoCame({ returnTo, state, nonce, verifier }: Trip, search: string): Promise<Provided> {
      try {
        const config = await configuration();
        const tokens = await client.authorizationCodeGrant(config, cameBack(returnTo, search), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const told = tokens.claims();
        if (told === undefined) throw new client.ClientError('no ID token');
        return { ok: true, identity: identityOf({ ...(await moreOf(config, tokens, told.sub)), ...told }) };
      } catch (error) {
        return whatFailed(error);
      }
    },
  };
}

/** The address they came back by: whatever was written behind it, it is ours. */
function cameBack(returnTo: string, search: string): URL {
  const address = new URL(returnTo);
  address.search = search;
  return address;
}

async function discovered({ issuer, clientId, clientSecret, timeoutMs = 8_000 }: OidcSettings) {
  const server = new URL(issuer);
  // The configuration lets it stand for a provider on this machine alone.
  const execute = server.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  const timeout = timeoutMs / 1000;
  const options = { execute, timeout, [client.customFetch]: boundedFetch as client.CustomFetch };
  const found = (await client.discovery(server, clientId, undefined, client.None(), options)).serverMetadata();
  const config = new client.Configuration(
    found,
    clientId,
    { [client.clockTolerance]: toleranceSeconds },
    authenticationAt(found, clientSecret),
  );
  for (const extension of [...execute, client.enableNonRepudiationChecks]) extension(config);
  config.timeout = timeout;
  config[client.customFetch] = boundedFetch as client.CustomFetch;
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

/** Mail and groups stand in the ID token of some providers, and of others at an address of their own. */
async function moreOf(
  config: client.Configuration,
  { access_token: token }: { readonly access_token: string },
  subject: string,
): Promise<Readonly<Record<string, unknown>>> {
  return config.serverMetadata().userinfo_endpoint === undefined ? {} : client.fetchUserInfo(config, token, subject);
}

function identityOf(claims: Readonly<Record<string, unknown>>): ProvidedIdentity {
  const verified = claims.email_verified;
  return {
    issuer: String(claims.iss),
    subject: String(claims.sub),
    name: textOf(claims.name),
    login: textOf(claims.preferred_username),
    email: textOf(claims.email),
    // Some write it as a text.
    emailVerified: verified === undefined ? undefined : verified === true || verified === 'true',
    claims,
  };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
