import { describe, expect, it } from '@jest/globals';
import type { Role } from '@talentlog/contracts';
import { aggregates, defaultSettings, type Folded, position } from '@talentlog/domain/fold';
import type { UnderWay } from './command.ts';
import type { Loaded } from './related.ts';
import { namesOutside } from './scope.ts';

const [caller, colleague, jobSeekerId, ownPosition, theirs] = ['caller', 'colleague', 'person', 'own', 'theirs'];
const owners: Readonly<Record<string, string>> = { own: 'caller', theirs: 'colleague' };

const folded = (id: string, data: object): Folded => ({ id, revision: 1, state: '', path: '', data }) as Folded;
const positionNamed = (id: string) => folded(id, { hrOwnerId: owners[id] ?? colleague, responsibleIds: [] });
const load = (name: string, { id, data }: Folded): [string, Loaded] => {
  const aggregate = aggregates[name];
  if (aggregate === undefined) throw new Error(`no ${name}`);
  return [name, { aggregate, folded: folded(id, { ...(aggregate.initialData as object), ...(data as object) }) }];
};

/** Whether a caller of that role may open an application on their own position for somebody who applied to these. */
async function mayOpen(role: Role, sharedTalentBase: boolean, deliveredPositionIds: readonly string[]) {
  const person = folded(jobSeekerId, { deliveredPositionIds });
  const one = {
    payload: { jobSeekerId, positionId: ownPosition },
    caller: {},
    admitted: { grant: { staff: 'MANAGE_RECORD' }, account: { accountId: caller, roles: [role] } },
    settings: { values: { ...defaultSettings, sharedTalentBase }, revision: -1 },
    parts: {
      cache: { load: async (of: unknown, id: string) => (of === position ? positionNamed(id) : person) },
    },
  } as unknown as UnderWay;
  const named = new Map([load('position', positionNamed(ownPosition)), load('jobSeeker', person)]);
  return (await namesOutside(one, named)) === undefined;
}

describe('a candidate is opened for a position of one’s own', () => {
  it.each<[role: Role, whose: string, applied: string[], shared: boolean, apart: boolean]>([
    ['HR', 'somebody else’s', [theirs], true, false],
    ['HR', 'one’s own', [ownPosition], true, true],
    ['HR', 'both', [theirs, ownPosition], true, true],
    ['HR', 'nobody’s', [], true, true],
    ['PR', 'somebody else’s', [theirs], false, false],
    ['PR', 'one’s own', [ownPosition], true, true],
    ['PR', 'both', [theirs, ownPosition], true, true],
    ['PR', 'nobody’s', [], false, false],
    ['AD', 'somebody else’s', [theirs], true, true],
    ['AD', 'nobody’s', [], true, true],
  ])('by %s, who is %s (%j): with one talent base %s, apart %s', async (role, _whose, applied, shared, apart) =>
    expect([await mayOpen(role, true, applied), await mayOpen(role, false, applied)]).toEqual([shared, apart]),
  );
});
