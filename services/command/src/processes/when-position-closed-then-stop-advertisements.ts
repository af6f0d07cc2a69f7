import { when } from '@talentlog/runtime';
import type { Look } from './look.ts';
import { process } from './process.ts';

/** Nobody can apply to a closed position: its advertisements stop. */
export const whenPositionClosedThenStopAdvertisements = process(
  'when-position-closed-then-stop-advertisements',
  when('PositionClosed', async ({ data: { positionId } }, look: Look) => {
    const { advertisementIds } = await look.position(positionId);
    return advertisementIds.map(
      (advertisementId) =>
        ({ name: 'StopAdvertisement', payload: { advertisementId, cause: 'POSITION_CLOSED' } }) as const,
    );
  }),
);
