import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  developmentClient,
  type FaultMode,
  type HrCoreCounterpart,
  startHrCoreCounterpart,
} from '@talentlog/hr-core-counterpart';
import { type Hire, HrCoreUnavailable, odataHrCore } from '@talentlog/runtime';
import { jobSeekerId, record } from './fixtures.ts';
import { toHire } from './to-hire.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const hire = toHire({ jobSeekerId, record: record() }) as Hire;

describe('HR core over OData, against the counterpart', () => {
  let folder: string;
  let sap: HrCoreCounterpart;
  const client = (over: Partial<Parameters<typeof odataHrCore>[0]> = {}) =>
    odataHrCore({
      baseUrl: sap.url,
      clientId: developmentClient.clientId,
      companyId: developmentClient.companyId,
      signIn: { secret: developmentClient.clientSecret },
      ...over,
    });
  const fault = (mode: FaultMode, times = 1) =>
    fetch(`${sap.url}/faults`, { method: 'POST', body: JSON.stringify({ mode, times }) });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sap-'));
    sap = await startHrCoreCounterpart({
      port: 0,
      file: join(folder, 'sap.sqlite'),
      client: { ...developmentClient, assertionKey: keys.publicKey },
    });
  });
  afterEach(async () => {
    await sap.close();
    rmSync(folder, { recursive: true });
  });

  test('the whole hire is taken as it was mapped, and then nothing is missing', async () => {
    const hrCore = client();
    expect(await hrCore.find(hire.externalId)).toEqual({ found: false });
    expect(await hrCore.missing(hire)).toEqual(hire.rows);
    const result = await hrCore.push(hire);
    expect(result).toMatchObject({ outcome: 'pushed', alreadyThere: false });
    expect(await hrCore.find(hire.externalId)).toEqual({ found: true });
    expect(await hrCore.missing(hire)).toEqual([]);
    expect(sap.stored()).toHaveLength(hire.rows.length);
  });

  test('signs in with a signed assertion, and is refused with another key, name or company', async () => {
    const signIn = { privateKey, userId: 'talentlog-technical' };
    expect(await client({ signIn }).push(hire)).toMatchObject({ outcome: 'pushed' });
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();
    for (const over of [
      { signIn: { ...signIn, privateKey: other } },
      { signIn, companyId: 'OTHER' },
      { signIn, clientId: 'other' },
    ]) {
      expect(await client(over).push(hire)).toMatchObject({ outcome: 'refused', message: 'sign-in: 401' });
      await expect(client(over).find(hire.externalId)).rejects.toThrow(HrCoreUnavailable);
    }
  });

  test('renews a token that the server has forgotten', async () => {
    const hrCore = client();
    await hrCore.push(hire);
    sap.revokeTokens();
    expect(await hrCore.find(hire.externalId)).toEqual({ found: true });
  });

  test.each(['outage', 'lost-reply', 'half-failed'] as const)(
    '%s leaves the outcome unknown; asking tells what is left to tell',
    async (mode) => {
      const hrCore = client();
      await hrCore.find(hire.externalId);
      await fault(mode);
      expect(await hrCore.push(hire)).toMatchObject({ outcome: 'unknown' });
      const kept = new Set(sap.stored().map((row) => row.entity));
      const left = await hrCore.missing(hire);
      expect(left.length).toBe(mode === 'lost-reply' ? 0 : hire.rows.length - sap.stored().length);
      expect(left.some((row) => !kept.has(row.entity))).toBe(mode !== 'lost-reply');
    },
  );

  test('gives up on a slow answer', async () => {
    const hrCore = client({ timeoutMs: 200 });
    await hrCore.find(hire.externalId);
    await fault('slow');
    expect(await hrCore.push(hire)).toEqual({ outcome: 'unknown', message: 'no answer within 200 ms' });
  });

  test('a row that SAP does not take is refused with its words', async () => {
    const broken: Hire = {
      ...hire,
      rows: [
        ...hire.rows,
        {
          entity: 'PerPhone',
          key: { personIdExternal: hire.externalId, phoneType: 'B' },
          fields: { phoneNumber: null, isPrimary: false },
        },
      ],
    };
    expect(await client().push(broken)).toMatchObject({
      outcome: 'refused',
      message: 'PerPhone: PerPhone: phoneNumber is required',
    });
  });

  test('nobody there: unknown, and asking says so', async () => {
    const hrCore = client({ baseUrl: 'http://127.0.0.1:1' });
    expect(await hrCore.push(hire)).toMatchObject({ outcome: 'unknown' });
    await expect(hrCore.find('x')).rejects.toThrow(HrCoreUnavailable);
  });
});
