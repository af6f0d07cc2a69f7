import { createPrivateKey, type KeyObject } from 'node:crypto';
import { newRandomUuid } from '../ids.ts';
import { signedAssertion } from './assertion.ts';
import type { HrCoreSettings } from './settings.ts';

const samlBearer = 'urn:ietf:params:oauth:grant-type:saml2-bearer';

/** What is sent to the token endpoint; an assertion is made anew each time, because it may be used once. */
export function tokenForm({ baseUrl, clientId, companyId, signIn }: HrCoreSettings): () => URLSearchParams {
  const common = { client_id: clientId, company_id: companyId };
  if ('secret' in signIn) {
    return () => new URLSearchParams({ ...common, grant_type: 'client_credentials', client_secret: signIn.secret });
  }
  const privateKey: KeyObject = createPrivateKey(signIn.privateKey);
  const assertion = () =>
    signedAssertion({
      clientId,
      userId: signIn.userId,
      tokenUrl: `${baseUrl}/oauth/token`,
      privateKey,
      id: `_${newRandomUuid().replaceAll('-', '')}`,
      now: Date.now(),
    });
  return () => new URLSearchParams({ ...common, grant_type: samlBearer, assertion: assertion() });
}
