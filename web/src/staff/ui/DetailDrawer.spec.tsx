/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderStaff } from '../../../testing/render.tsx';
import { DetailDrawer } from './DetailDrawer.tsx';

const failure = (status: number, code: string) => ({ status, code, params: {}, errors: [], traceId: '' });
const open = (error: unknown) =>
  renderStaff(
    <DetailDrawer
      answer={{ data: { data: { phone: '13800138000' } }, error, refetch: () => undefined }}
      title={(detail) => detail?.phone ?? 'Somebody'}
      onClose={() => undefined}
      onPrevious={undefined}
      onNext={undefined}
    >
      {({ phone }) => <p>{phone}</p>}
    </DetailDrawer>,
  );

describe('an item that was shown and is asked for again', () => {
  it.each([
    [403, 'auth.forbidden'],
    [404, 'common.not_found'],
  ])('leaves the screen where the answer is %s', async (status, code) => {
    await open(failure(status, code));
    expect(screen.queryByText('13800138000')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
  it.each([
    [0, 'common.offline'],
    [503, 'common.unavailable'],
    [401, 'common.unauthenticated'],
  ])('stays while nobody says that it is over (%s)', async (status, code) => {
    await open(failure(status, code));
    expect(screen.getAllByText('13800138000').length).toBeGreaterThan(0);
  });
});
