/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { offerDetail } from '../../../../../testing/samples/offers.ts';
import { id, members } from '../../../../../testing/samples/people.ts';
import { positionDetail } from '../../../../../testing/samples/positions.ts';

import { EditOfferDialog } from '../actions/EditOfferDialog.tsx';
import { DraftOfferDialog } from '../DraftOfferDialog.tsx';
import { Terms } from '../drawer/Terms.tsx';

const server = () => new FakeServer().answer('staffMembers', members).answer('positionDetail', positionDetail());
const published = { unit: 'MONTH', min: 16_000, max: 28_000 } as const;
const pay = (monthly: number) => ({ monthly, months: 13, signOn: 0, note: '' });
const note = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

describe('a pay outside what the position was published with', () => {
  it('is warned of while it is typed, with what was published and why, and can be sent', async () => {
    const on = server();
    const detail = offerDetail({ pay: pay(25_000), payRange: published });
    const { user } = await renderStaff(<EditOfferDialog detail={detail} onClose={() => undefined} />, { server: on });
    expect(note()).toEqual(['The position was published with ¥16K–28K/mo']);
    await user.type(await screen.findByLabelText('Monthly pay'), '0');
    expect(note()[0]).toMatch(
      /^¥250,000 × 13 is above what the position was published with, ¥16K–28K\/mo\. Check for a digit/,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(on.payloads('EditOffer')).toMatchObject([{ pay: { monthly: 250_000 } }]);
  });
  it('is warned of in a new offer, too', async () => {
    const { user } = await renderStaff(
      <DraftOfferDialog applicationId={id(1)} positionId={id(2)} positionTitle="T" track="SOCIAL" onDone={() => {}} />,
      { server: server() },
    );
    expect(await screen.findByText('The position was published with ¥20K–30K/mo')).toBeTruthy();
    await user.type(screen.getByLabelText('Monthly pay'), '2500');
    expect(note()[0]).toMatch(/^¥2,500 × 13 is below/);
  });
  it('is told to who decides, in Chinese, with what was asked for before', async () => {
    const before = { pay: pay(26_000), type: 'SOCIAL', positionTitle: 'Tester', plannedEntryDate: '2026-12-07' };
    const detail = offerDetail({ pay: pay(320_000), payRange: published, before, positionTitle: 'Tester' });
    const { container } = await renderStaff(<Terms detail={detail} />, { server: server(), language: 'zh-CN' });
    expect(note()[0]).toMatch(/^月薪 320,000 元 × 13 高于职位公布的 16–28K/);
    expect([...container.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual([
      '26,000 元 × 13 个月',
      '320,000 元 × 13 个月',
    ]);
  });
  it('is no matter where nothing was published', async () => {
    const negotiable = { unit: 'MONTH', min: null, max: null } as const;
    await renderStaff(<Terms detail={offerDetail({ pay: pay(9), payRange: negotiable })} />, { server: server() });
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('a number that was emptied', () => {
  it.each(['Paid per year', 'Probation', 'Time to answer'])(
    'is asked for, and none is put in its place: %s',
    async (label) => {
      const on = server();
      const { user } = await renderStaff(<EditOfferDialog detail={offerDetail()} onClose={() => undefined} />, {
        server: on,
      });
      const field = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
      await user.clear(field);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(field.value).toBe('');
      expect(on.payloads('EditOffer')).toEqual([]);
    },
  );
});
