import { z } from 'zod';

/** How an application came to be: by the person alone, by the person with a colleague's code, entered by staff, or moved from another position. */
export const ApplicationSource = z.enum(['SITE', 'RECOMMENDED', 'STAFF', 'TRANSFER']);
export type ApplicationSource = z.infer<typeof ApplicationSource>;

/** In whose hands an application is: work of its step, an offer that was made, HR where it is neither, nobody once it ended. */
export const InHand = z.enum(['NOTHING', 'SCREENING', 'APPOINTMENT', 'INTERVIEW', 'OFFER', 'NOBODY']);
export type InHand = z.infer<typeof InHand>;
