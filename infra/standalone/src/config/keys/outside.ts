import { z } from 'zod';
import { key, networks, port, secretWord, text, url } from '../kinds.ts';

const senders = ['command', 'notifier'] as const;
const bridge = ['command', 'sap-bridge'] as const;

/** Whom mails of the demo company come from. */
export const demoSender = 'recruit@yunling.example';
/** What our own counterpart of SAP knows us by: everybody reads it here. */
export const counterpartSecret = 'talentlog-development';

/** Mail and SAP. */
export const outsideKeys = {
  SMTP_HOST: key(text.optional(), {
    what: 'Server that mail leaves by; demanded in production of whoever sends.',
    otherwise: 'mail goes to the dev inbox',
    of: senders,
  }),
  SMTP_PORT: key(port.default(587), { what: 'Its port; `465` speaks TLS from the first byte.', of: senders }),
  SMTP_USER: key(text.optional(), { what: 'Who signs in there.', otherwise: 'nobody', of: senders }),
  SMTP_PASSWORD: key(z.string().optional(), { what: 'The password for that.', secret: true, of: senders }),
  SMTP_FROM: key(z.string().default(demoSender), {
    what: 'Sender, as an address or `Talent Team <talent@example.com>`.',
    of: senders,
  }),
  SMTP_RETURN_TO: key(text.optional(), {
    what: 'Address that mail servers return to what they took and could not deliver, where that is not the sender ([how](../how-to/read-bounces-back.md)).',
    otherwise: 'the sender',
    as: 'bounces@talent.example.com',
    of: senders,
  }),
  SMTP_BOUNCE_SECRET: key(secretWord.optional(), {
    what: 'What your mail server shows when it hands over what came back, at `/api/mail/bounces`.',
    otherwise: 'that address is closed, and what was sent counts as sent',
    secret: true,
    of: ['command'],
  }),
  WEBHOOK_NETWORKS: key(networks.default([]), {
    what: 'Networks of your own in which systems that follow us may be called, also without TLS ([how](../how-to/receive-webhooks.md)).',
    otherwise: 'none: calls go to public addresses alone, by https',
    of: ['notifier'],
    as: '10.20.0.0/16',
  }),
  HR_CORE_URL: key(url.optional(), {
    what: 'SAP SuccessFactors OData.',
    otherwise: 'a counterpart of our own; in production none: pushes fail and say so',
    of: bridge,
  }),
  HR_CORE_CLIENT_ID: key(z.string().default('talentlog'), { what: 'Who signs in at SAP.', of: bridge }),
  HR_CORE_COMPANY_ID: key(z.string().default('TALENTLOG'), { what: 'The company’s id at SAP.', of: bridge }),
  HR_CORE_CLIENT_SECRET: key(z.string().default(counterpartSecret), {
    what: 'The secret for that; demanded in production where `HR_CORE_URL` is set.',
    otherwise: 'the one of our counterpart',
    secret: true,
    of: bridge,
  }),
};
