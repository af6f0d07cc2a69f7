import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  developmentClient,
  type FaultMode,
  type HrCoreCounterpart,
  startHrCoreCounterpart,
} from '@talentlog/hr-core-counterpart';
import { HrCoreUnavailable, odataHrCore } from '@talentlog/runtime';
import { belongings } from '../../support/belongings.ts';
import { hrCoreContract } from './contract.ts';
import { hire } from './hire.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

async function startCounterpart() {
  const own = belongings();
  const folder = own.folder();
  const counterpart = await startHrCoreCounterpart({
    port: 0,
    file: join(folder, 'hr-core.db'),
    client: { ...developmentClient, assertionKey: keys.publicKey },
  });
  own.closes(() => counterpart.close());
  return { counterpart, remove: () => own.release() };
}

const clientOf = (baseUrl: string, over: Partial<Parameters<typeof odataHrCore>[0]> = {}) =>
  odataHrCore({
    baseUrl,
    clientId: developmentClient.clientId,
    companyId: developmentClient.companyId,
    signIn: { secret: developmentClient.clientSecret },
    ...over,
  });

const failNext = async ({ url }: HrCoreCounterpart, mode: FaultMode): Promise<void> => {
  await fetch(`${url}/faults`, { method: 'POST', body: JSON.stringify({ mode, times: 1 }) });
};

hrCoreContract('OData V2, our counterpart', async () => {
  const { counterpart, remove } = await startCounterpart();
  return {
    hrCore: clientOf(counterpart.url),
    deserted: clientOf('http://127.0.0.1:1'),
    fail: (fault) => failNext(counterpart, fault),
    kept: async () => counterpart.stored().length,
    remove,
  };
});

describe('HR core over OData V2', () => {
  let sap: HrCoreCounterpart;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    ({ counterpart: sap, remove } = await startCounterpart());
  });
  afterEach(() => remove());

  test('signs in with a signed assertion, and is refused with another key, name or company', async () => {
    const pem = (pair: typeof keys) => pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const signIn = { privateKey: pem(keys), userId: 'talentlog-technical' };
    expect(await clientOf(sap.url, { signIn }).push(hire)).toMatchObject({ outcome: 'pushed' });
    for (const over of [
      { signIn: { ...signIn, privateKey: pem(generateKeyPairSync('rsa', { modulusLength: 2048 })) } },
      { signIn, companyId: 'OTHER' },
      { signIn, clientId: 'other' },
    ]) {
      expect(await clientOf(sap.url, over).push(hire)).toMatchObject({ outcome: 'refused', message: 'sign-in: 401' });
      await expect(clientOf(sap.url, over).find('p1')).rejects.toThrow(HrCoreUnavailable);
    }
  });

  test('renews a token that the server has forgotten', async () => {
    const hrCore = clientOf(sap.url);
    await hrCore.push(hire);
    sap.revokeTokens();
    expect(await hrCore.find('p1')).toEqual({ found: true });
  });

  test('gives up on a slow answer', async () => {
    const hrCore = clientOf(sap.url, { timeoutMs: 200 });
    await hrCore.find('p1');
    await failNext(sap, 'slow');
    expect(await hrCore.push(hire)).toEqual({ outcome: 'unknown', message: 'no answer within 200 ms' });
  });
});
