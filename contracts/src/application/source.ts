import { z } from 'zod';
import { applicationSources, hands } from './choices.ts';

export const ApplicationSource = z.enum(applicationSources);
export type ApplicationSource = z.infer<typeof ApplicationSource>;

export const InHand = z.enum(hands);
export type InHand = z.infer<typeof InHand>;
