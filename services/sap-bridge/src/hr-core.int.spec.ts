import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { developmentClient, type HrCoreCounterpart, startHrCoreCounterpart } from '@talentlog/hr-core-counterpart';
import { type Hire, odataHrCore } from '@talentlog/runtime';
import { jobSeekerId, record } from './fixtures.ts';
import { toHire } from './to-hire.ts';

const hire = toHire({ jobSeekerId, record: record() }) as Hire;

describe('a hire as it is mapped', () => {
  let folder: string;
  let sap: HrCoreCounterpart;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sap-'));
    sap = await startHrCoreCounterpart({ port: 0, file: join(folder, 'sap.sqlite') });
  });
  afterEach(async () => {
    await sap.close();
    rmSync(folder, { recursive: true });
  });

  test('is taken whole by the HR core, and then nothing of it is missing', async () => {
    const hrCore = odataHrCore({
      baseUrl: sap.url,
      clientId: developmentClient.clientId,
      companyId: developmentClient.companyId,
      signIn: { secret: developmentClient.clientSecret },
    });
    expect(await hrCore.missing(hire)).toEqual(hire.rows);
    expect(await hrCore.push(hire)).toMatchObject({ outcome: 'pushed', alreadyThere: false });
    expect(await hrCore.find(hire.externalId)).toEqual({ found: true });
    expect(await hrCore.missing(hire)).toEqual([]);
    expect(sap.stored()).toHaveLength(hire.rows.length);
  });
});
