import { given } from './given.ts';
import { toxicLine, type Wire } from './toxic-line.mjs';

export type { Wire };

/** A line to whoever is at this address, by the Toxiproxy that runs. */
export const wire = (to: string, at?: number): Wire => toxicLine(given('TOXIPROXY_URL'), to, at);
