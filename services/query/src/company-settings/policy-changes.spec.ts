import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { companyId } from '@talentlog/contracts';
import { ReadSide } from '../testing/read-side.ts';
import { now, type Told } from '../testing/story.ts';
import { companySettingsProjector } from './view.ts';

const policy = 'PRIVACY';
const told = (type: Told['type'], data: object): Told => ({
  stream: `companySettings-${companyId}`,
  type,
  data,
  at: now,
});

describe('the history of the settings', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open([companySettingsProjector]);
  });
  afterEach(() => reading.close());
  const changes = async () =>
    (await reading.store.find('settingsChange', { limit: 9, sort: [{ field: 'revision' }] })).map((row) => row.policy);

  it('has a policy that was drafted, and a version that was called off', async () => {
    const of = { policy, version: '2026-12-01' };
    await reading.tell(
      told('PolicyDrafted', { policy, texts: {} }),
      told('PolicyPublished', { ...of, from: '2026-12-01T00:00:00.000Z', texts: {} }),
      told('PolicyCalledOff', of),
    );
    expect(await changes()).toMatchObject([
      { policy, what: 'DRAFTED' },
      { policy, what: 'PUBLISHED' },
      { policy, what: 'CALLED_OFF', version: '2026-12-01' },
    ]);
  });

  it('begins a version of the words where a setting of former times named one', async () => {
    await reading.tell(told('SettingsChanged', { values: { privacyPolicyVersion: '2026-01-05' }, reset: [] }));
    const rows = await reading.store.find('policyWords', { limit: 9 });
    expect(rows).toMatchObject([{ version: '2026-01-05', from: now, correction: null }]);
  });
});
