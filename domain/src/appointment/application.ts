import { application } from '../application/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import { loaded } from '../shared/handle.ts';
import type { Context } from './about.ts';
import type { AppointmentData } from './data.ts';

/** Loads the application the appointment is work of. */
export const needApplication = ({ data }: { readonly data: AppointmentData }): Record<string, Ref | undefined> => ({
  application: data.applicationId === '' ? undefined : application.ref(data.applicationId),
});

export const applicationOf = ({ related }: Pick<Context, 'related'>) => loaded(related, 'application', application);
