import { expect, it } from '@jest/globals';
import { companyOfFile } from '../support/company-of-file.ts';

const at = companyOfFile();

it('settings that cannot hold together are refused at both fields, whichever was changed, and none of what came with them holds', async () => {
  const { admin } = at.company;
  const held = async () => {
    const { values } = await admin.asks<{ values: Record<string, unknown> }>('companySettings', {});
    return [values.minimumAge, values.adultAge, values.lockDays];
  };
  const code = 'settings.ages_crossed';
  const refused = {
    status: 422,
    body: {
      code,
      errors: [
        { path: 'values.minimumAge', code },
        { path: 'values.adultAge', code },
      ],
    },
  };
  expect(await held()).toEqual([14, 18, 30]);
  expect(await admin.post('ChangeSettings', { values: { minimumAge: 18, adultAge: 17, lockDays: 31 } })).toMatchObject(
    refused,
  );
  await admin.does('ChangeSettings', { values: { minimumAge: 18 } });
  expect(await admin.post('ChangeSettings', { values: { adultAge: 17 } })).toMatchObject(refused);
  expect(await held()).toEqual([18, 18, 30]);
});
