import { expect, test } from '@jest/globals';
import { lookInto } from './look.ts';

const told = (type: string, jobSeekerId: string) => ({ type, data: { jobSeekerId } });

test('whose consent lives is found in the order in which they gave it, once each, and nobody whose consent ended', async () => {
  const log = [
    told('ConsentGranted', 'one'),
    told('ConsentGranted', 'withdrew'),
    told('ConsentGranted', 'ended'),
    told('ConsentGranted', 'erased'),
    told('ConsentGranted', 'came back'),
    told('ConsentGranted', 'two'),
    told('ConsentExpired', 'ended'),
    told('ConsentWithdrawn', 'withdrew'),
    told('ConsentWithdrawn', 'came back'),
    told('ErasureBegun', 'erased'),
    told('ConsentGranted', 'one'),
    told('ConsentGranted', 'came back'),
  ].map((event, at) => ({ ...event, position: String(at + 1).padStart(20, '0') }));
  const readAll = async ({ after, filter }: { after: string; filter?: { types: readonly string[] } }) =>
    log.filter(({ type, position }) => position > after && (filter?.types.includes(type) ?? true)).slice(0, 3);
  const look = lookInto({ load: () => Promise.reject(new Error('not asked for')) }, { readAll: readAll as never });
  expect(await look.consenting()).toEqual(['one', 'two', 'came back']);
});
