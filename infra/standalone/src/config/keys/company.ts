import { Password } from '@talentlog/contracts';
import { z } from 'zod';
import { key, onOff } from '../kinds.ts';

const command = ['command'] as const;

/** The company that is run here. */
export const companyKeys = {
  DEMO: key(onOff.optional(), {
    what: '`off` starts an empty company with one administrator, login `admin`.',
    otherwise: '`on`, off in production, whose passwords nobody may know',
    of: command,
  }),
  ADMIN_PASSWORD: key(
    z
      .string()
      .refine((given) => Password.safeParse(given).success, {
        error: '8 to 24 characters of three kinds: small and capital letters, digits, signs',
      })
      .optional(),
    {
      what: 'That administrator’s first password, 8 to 24 characters of three kinds.',
      otherwise: 'a random one, shown once',
      secret: true,
      of: command,
    },
  ),
  SHARED_TALENT_BASE: key(onOff.default('on'), {
    what: 'Every recruiter sees name and resume of people whose consent lives, and may open an application for them; `off`: only of those who applied to a position of theirs. A first value: from the first start on, the settings of the company hold.',
    of: command,
  }),
  SMS_QUIET_HOURS: key(onOff.optional(), {
    what: 'No SMS from 22:00 to 8:00 in Shanghai. A first value: from the first start on, the settings of the company hold.',
    otherwise: 'on where the dev inbox is off',
    of: command,
  }),
};
