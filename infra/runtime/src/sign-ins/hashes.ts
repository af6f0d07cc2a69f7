import { createHmac, hash } from 'node:crypto';
import type { CodeAttempt } from './port.ts';

/** What is stored instead of a secret or a person's number; the kind keeps equal texts of different kinds apart. */
export const hashOf = (kind: string, text: string): string => hash('sha256', `${kind}\0${text}`, 'hex');

/**
 * A code's digest. Six digits are quickly tried out, so it is keyed with the browser's secret, of which only a hash is stored:
 * whoever reads the store cannot find the code.
 */
export const digestOf = ({ purpose, subject, browser, code }: Omit<CodeAttempt, 'now' | 'keep'>): Buffer =>
  createHmac('sha256', browser)
    .update(JSON.stringify([purpose, subject, code]))
    .digest();
