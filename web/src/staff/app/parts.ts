import { lazyPart } from '../ui/lazy-part.ts';
import type { Parts } from '../ui/parts.ts';

/** The parts that features show of each other, each fetched when first shown. */
export const parts: Parts = {
  ApplicationDrawer: lazyPart(async () => ({
    default: (await import('../features/applications/drawer/ApplicationDrawer.tsx')).ApplicationDrawer,
  })),
  StepButtons: lazyPart(async () => ({
    default: (await import('../features/applications/actions/StepButtons.tsx')).StepButtons,
  })),
  ScreeningDesk: lazyPart(async () => ({
    default: (await import('../features/screening/ScreeningDesk.tsx')).ScreeningDesk,
  })),
  OfferDrawer: lazyPart(async () => ({
    default: (await import('../features/offers/OfferBeside.tsx')).OfferBeside,
  })),
  CollectionDrawer: lazyPart(async () => ({
    default: (await import('../features/collections/CollectionBeside.tsx')).CollectionBeside,
  })),
  InterviewDrawer: lazyPart(async () => ({
    default: (await import('../features/interviews/drawer/InterviewDrawer.tsx')).InterviewDrawer,
  })),
  DraftOfferDialog: lazyPart(async () => ({
    default: (await import('../features/offers/DraftOfferDialog.tsx')).DraftOfferDialog,
  })),
  MessageCard: lazyPart(async () => ({
    default: (await import('../features/notifications/MessageCard.tsx')).MessageCard,
  })),
};
