import { hash } from 'node:crypto';

/** What is stored instead of a secret or a person's number; the kind keeps equal texts of different kinds apart. */
export const hashOf = (kind: string, text: string): string => hash('sha256', `${kind}\0${text}`, 'hex');
