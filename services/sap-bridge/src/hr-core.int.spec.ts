import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { developmentClient, type HrCoreCounterpart, startHrCoreCounterpart } from '@talentlog/hr-core-counterpart';
import { type Hire, odataHrCore } from '@talentlog/runtime';
import { ownOfEachTest } from '../../../tests/support/own.ts';
import { jobSeekerId, record } from './fixtures.ts';
import { toHire } from './to-hire.ts';

const hire = toHire({ jobSeekerId, record: record() }) as Hire;

describe('a hire as it is mapped', () => {
  let folder: string;
  let sap: HrCoreCounterpart;
  const own = ownOfEachTest();
  beforeEach(async () => {
    folder = own.folder();
    sap = await startHrCoreCounterpart({ port: 0, file: join(folder, 'sap.sqlite') });
    own.closes(() => sap.close());
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
