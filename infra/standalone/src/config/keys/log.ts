import { z } from 'zod';
import { key, port, secretWord, text, url } from '../kinds.ts';

/** One log for several instances: docs/how-to/run-services-apart.md. */
export const logKeys = {
  LOG_PORT: key(port.optional(), {
    what: 'Port at which the one owner of the log serves it to other instances ([how](../how-to/run-services-apart.md)); `0` takes any free one.',
    otherwise: 'nobody else appends',
    of: ['command'],
    as: '7070',
  }),
  LOG_HOST: key(z.string().default('127.0.0.1'), { what: 'Address of that port.', of: ['command'] }),
  LOG_URL: key(url.optional(), {
    what: 'Where the owner serves the log that this instance appends to.',
    otherwise: 'this process owns the log in `DATA_DIR`',
    of: ['command', 'query'],
    as: 'http://log.internal:7070',
  }),
  LOG_SECRET: key(secretWord.optional(), {
    what: 'What owner and instances know each other by; whoever has it may read and append everything.',
    secret: true,
    of: ['command', 'query'],
  }),
  VIEWS_DIR: key(text.optional(), {
    what: 'Folder of the views: an instance with `LOG_URL` has its own.',
    otherwise: '`DATA_DIR`',
    of: ['command', 'query'],
    as: '/var/lib/talentlog-2',
  }),
};
