import { lazy } from 'react';
import type { Parts } from '../ui/parts.ts';

/** The parts that features show of each other, each fetched when first shown. */
export const parts: Parts = {
  ApplicationDrawer: lazy(async () => ({
    default: (await import('../features/applications/drawer/ApplicationDrawer.tsx')).ApplicationDrawer,
  })),
  ScreeningDesk: lazy(async () => ({
    default: (await import('../features/screening/ScreeningDesk.tsx')).ScreeningDesk,
  })),
  DraftOfferDialog: lazy(async () => ({
    default: (await import('../features/offers/DraftOfferDialog.tsx')).DraftOfferDialog,
  })),
  MessageCard: lazy(async () => ({
    default: (await import('../features/notifications/MessageCard.tsx')).MessageCard,
  })),
};
