import * as client from 'openid-client';
import { systemClock } from '../clock.ts';
import { configured, discovered, type OidcSettings } from './configured.ts';
import type { IdentityProvider, Provided, ProvidedIdentity, Sending, Trip, WayThere } from './port.ts';
import { whatFailed } from './what-failed.ts';

const hour = 3_600_000;
/** Between two discoveries, whatever went wrong. */
const anewMs = 10_000;
/**
 * OpenID Connect by discovery: authorization code flow with PKCE. Issuer, audience, expiry, nonce and signature of what is told are checked,
 * also where it comes over TLS from the provider itself.
 */
export function oidcProvider(settings: OidcSettings): IdentityProvider {
  const { scopes, clock = systemClock } = settings;
  let known: { readonly found: client.ServerMetadata; readonly at: number; readonly until: number } | undefined;
  /**
   * Discovered anew each hour, so that a provider that moved is followed without a start of ours. Its keys are asked for at each sign-in,
   * since a configuration keeps what it was told of them: nobody is turned away because the provider changed them a moment ago, after
   * the one code they had was spent, and nobody comes in by one that it has withdrawn.
   */
  const configuration = async (): Promise<client.Configuration> => {
    if (known === undefined || known.until <= clock.now()) {
      const found = await discovered(settings);
      known = { found, at: clock.now(), until: clock.now() + hour };
    }
    return configured(known.found, settings);
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
        const failed = whatFailed(error);
        // It may have moved: who comes next does not wait for the hour to end. No more often, because whoever writes addresses can do this.
        if (failed.why === 'wrong' && known !== undefined) known = { ...known, until: known.at + anewMs };
        return failed;
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
