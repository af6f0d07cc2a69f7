/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import type { ResumeSeen } from '@talentlog/contracts';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { fileRead, resumeSeen } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { Proposals } from './Proposals.tsx';
import { PendingSaves } from './pending-saves.ts';

const read = (path: string, value: string) => ({ path, value, line: value, lineNumber: 1, confidence: 0.9 });

/** A file that says this, beside a resume that says that. */
async function open(values: readonly (readonly [string, string])[], blocks: Partial<ResumeSeen['blocks']>) {
  const server = new FakeServer().signIn(jobSeeker()).answer('myResume', resumeSeen({ blocks }));
  const file = fileRead(values.map(([path, value]) => read(path, value)));
  const onDone = jest.fn(async () => undefined);
  const ui = <Proposals file={file} resume={resumeSeen({ blocks })} saves={new PendingSaves()} onDone={onDone} />;
  const { user } = await renderPublic(ui, { server });
  return { user, server, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}
// The mailbox is the same: it is the same person.
const sameEmail = ['basic.email', 'wang@example.com'] as const;
const registered = { basic: { phone: '+8613900010031', email: 'wang@example.com' } } as Partial<ResumeSeen['blocks']>;
const otherPhone = ['basic.phone', '+8613800006021'] as const;

describe('what was read and the resume says otherwise', () => {
  it('is not among what looks right, and is said with what would be gone', async () => {
    const { server, press } = await open([otherPhone, sameEmail, ['skill[0].name', 'UVM']], registered);
    expect(screen.getByText('Phone is 139 0001 0031 now; using this puts 138 0000 6021 in its place.')).toBeTruthy();
    await press('Use the part that looks right');
    await waitFor(() => expect(server.payloads('AcceptParsedFields')).toHaveLength(1));
    expect(server.payloads('AcceptParsedFields')).toMatchObject([{ fields: [{ path: 'skill[0].name' }] }]);
  });
  it('replaces it where the person takes it', async () => {
    const { server, press } = await open([otherPhone], registered);
    await press('Use');
    await waitFor(() =>
      expect(server.payloads('AcceptParsedFields')).toMatchObject([{ fields: [{ value: '+8613800006021' }] }]),
    );
  });
  it('leaves it as it is at a tap, and the rest is taken', async () => {
    const { server, press } = await open([otherPhone, sameEmail, ['basic.name', '王晨']], registered);
    await press('Phone: keep 139 0001 0031');
    await press('Use the part that looks right');
    await waitFor(() =>
      expect(server.payloads('DismissParsedFields')).toMatchObject([
        { fields: expect.arrayContaining(['basic.phone', 'basic.email']) },
      ]),
    );
    expect(server.payloads('AcceptParsedFields')).toMatchObject([{ fields: [{ path: 'basic.name' }] }]);
  });
  it('takes nothing where all of it stays', async () => {
    const { server, press } = await open([otherPhone, sameEmail], registered);
    await press('Phone: keep 139 0001 0031');
    await press('Use the part that looks right');
    await waitFor(() => expect(server.payloads('DismissParsedFields')).toHaveLength(1));
    expect(server.payloads('AcceptParsedFields')).toEqual([]);
  });
  it('is asked about in an entry, too, where it goes over the one that is there', async () => {
    const school = { school: '东南大学', degree: 'MASTER', start: '2016-09', end: '2019-06', untilNow: false };
    const { server, press } = await open(
      [
        ['education[0].school', '东南大学'],
        ['education[0].start', '2016-09'],
        ['education[0].end', ''],
        ['education[0].major', '电子'],
      ],
      { education: [school] } as Partial<ResumeSeen['blocks']>,
    );
    expect(screen.getByText('To is Jun 2019 now; using this puts present in its place.')).toBeTruthy();
    await press('To: keep Jun 2019');
    await press('Use the part that looks right');
    await waitFor(() => expect(server.payloads('AcceptParsedFields')).toHaveLength(1));
    expect(JSON.stringify(server.payloads('AcceptParsedFields'))).not.toContain('.end');
  });
  it('is not asked where the same number is only written otherwise', async () => {
    await open(
      [
        ['basic.phone', '139 0001 0031'],
        ['basic.name', '王晨'],
      ],
      registered,
    );
    expect(screen.queryByRole('button', { name: /keep/ })).toBeNull();
  });
});
