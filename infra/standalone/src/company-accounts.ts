import type { CompanyAccounts } from '@talentlog/command';
import type { SignedInSeen } from '@talentlog/contracts';
import type { IdentityProvider, Logger, Peer } from '@talentlog/runtime';
import type { Config } from './config.ts';

type Keys = Pick<Config, 'OIDC_ISSUER' | 'OIDC_NAME' | 'OIDC_REQUIRED'>;

/** Page of the workspace that the provider sends browsers back to. */
const returnPath = '/staff/sign-in/company';

/** What everybody may know of the company's provider, whichever process is asked. */
export function companySeen({ OIDC_ISSUER, OIDC_NAME, OIDC_REQUIRED }: Keys): SignedInSeen['company'] {
  if (OIDC_ISSUER === undefined) return null;
  return { name: OIDC_NAME ?? new URL(OIDC_ISSUER).host, isRequired: OIDC_REQUIRED === 'on' };
}

/** How colleagues come in by the company's provider, behind its peer; undefined where none is configured. */
export async function companyAccounts(
  config: Config,
  { peer, logger }: { readonly peer: Peer; readonly logger: Logger },
): Promise<CompanyAccounts | undefined> {
  const seen = companySeen(config);
  if (seen === null || config.OIDC_ISSUER === undefined) return undefined;
  const { oidcProvider } = await import('@talentlog/runtime/oidc');
  const provider = oidcProvider({
    issuer: config.OIDC_ISSUER,
    clientId: config.OIDC_CLIENT_ID ?? '',
    clientSecret: config.OIDC_CLIENT_SECRET,
    scopes: config.OIDC_SCOPES,
    peer,
  });
  return {
    ...seen,
    provider: told(provider, logger),
    returnTo: `${config.PUBLIC_URL ?? ''}${returnPath}`,
    rules: config.OIDC_ROLES,
    mailDomains: config.OIDC_MAIL_DOMAINS,
    areMailsTrusted: config.OIDC_MAIL_TRUSTED === 'on',
    breakGlass: config.OIDC_BREAK_GLASS,
  };
}

/** People are told what to do; what the provider did is for whoever runs us. */
function told(provider: IdentityProvider, logger: Logger): IdentityProvider {
  const logged = <T extends { readonly ok: boolean; readonly why?: string; readonly detail?: string }>(
    result: T,
  ): T => {
    if (!result.ok && result.why !== 'denied')
      logger.warn({ why: result.why ?? '', detail: result.detail ?? '' }, 'the identity provider vouched for nobody');
    return result;
  };
  return {
    wayThere: async (trip, how) => logged(await provider.wayThere(trip, how)),
    whoCame: async (trip, search) => logged(await provider.whoCame(trip, search)),
  };
}
