import { application, type FoldedApplication, loadedApplication } from '../application/index.ts';
import type { Related } from '../shared/decider.ts';
import type { ScreeningItemData } from './evolve.ts';

/** Loads the application whose resume is screened. */
export const needApplication = ({ data }: { readonly data: ScreeningItemData }) => ({
  application: data.applicationId === '' ? undefined : application.ref(data.applicationId),
});

export const applicationOf = (related: Related): FoldedApplication => loadedApplication(related, 'application');
