import type { PersonSeen } from '@talentlog/contracts';
import type { z } from 'zod';

/** An id that can be told apart from others at a glance. */
export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Somebody who agreed to be seen. */
export const person = (changes: Partial<z.infer<typeof PersonSeen>> = {}): z.infer<typeof PersonSeen> => ({
  jobSeekerId: id(101),
  number: '2041',
  name: 'Ma Jun',
  consent: 'AUTHORIZED',
  phone: '+86138****0001',
  email: 'm***@mail.example',
  ...changes,
});

/** Colleagues of the company, beside the one who is signed in. */
export const zhao = { accountId: id(901), name: 'Zhao Lei' };
export const qian = { accountId: id(902), name: 'Qian Min' };

/** The answer of who can be given work. */
export const members = [
  { ...zhao, roles: ['OA', 'SC', 'IV'] },
  { ...qian, roles: ['OA', 'IV', 'HR'] },
];

export const position = { positionId: id(200), title: '测试开发工程师', titleEn: 'Test developer' };

export const file = { fileId: 'ab'.repeat(32), name: 'terms.pdf', size: 2048, type: 'application/pdf' };
