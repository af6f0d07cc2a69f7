import type { VirusScan } from './port.ts';

/** The embedded default: structure checks only. It says so instead of pretending. */
export const noScanner: VirusScan = {
  required: false,
  scan: async () => ({ verdict: 'not_scanned', reason: 'no scanner' }),
  health: async () => ({ ready: true, detail: 'no scanner' }),
};
