import { LoginName, staffRoles } from '@talentlog/contracts';
import { z } from 'zod';
import { key, listOf, onOff, text } from '../kinds.ts';

const command = ['command'] as const;
const shown = ['command', 'query'] as const;

const given = staffRoles.filter((role) => role !== 'AD');
type Given = Exclude<(typeof staffRoles)[number], 'AD'>;
const form = `rules as groups=recruiters:HR; *:IV, with roles ${given.join(', ')} joined by +`;

/** Another rule inside of what should be one: written with another sign between them than `;`, it would be read as part of a name. */
const anotherRule = new RegExp(
  `:\\s*(?:${staffRoles.join('|')})(?:\\s*\\+\\s*(?:${staffRoles.join('|')}))*\\s*[^\\w\\s+:=]|:\\s*(?:${staffRoles.join('|')})\\s+\\S*[=*]`,
);

/** Which value of a claim gives which roles: `groups=recruiters:HR+IV; realm_access.roles=audit:AU; *:IV`. */
const roleRules = z.string().transform((written, context) => {
  const rules: { claim: string | undefined; value: string; roles: readonly Given[] }[] = [];
  for (const part of written
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)) {
    // A value may have colons of its own.
    const [, of = '', listed = ''] = /^(.+):([A-Z+ ]+)$/.exec(part) ?? [];
    const [claim = '', ...rest] = of.split('=');
    const roles = listed.split('+').map((role) => role.trim()) as Given[];
    const isRule = of.trim() === '*' || (claim.trim() !== '' && rest.join('').trim() !== '');
    if (anotherRule.test(of)) {
      context.addIssue({ code: 'custom', message: `${form}, and with ; between rules` });
      return z.NEVER;
    }
    if (!isRule || !roles.every((role) => given.includes(role))) {
      context.addIssue({ code: 'custom', message: form });
      return z.NEVER;
    }
    const isEverybodys = of.trim() === '*';
    rules.push({ claim: isEverybodys ? undefined : claim.trim(), value: rest.join('=').trim(), roles });
  }
  return rules;
});

const scopes = text.regex(/^[^,;]+$/, { error: 'scopes as openid profile email, with blanks between them' });

const domain = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, { error: 'domains as example.com, separated by commas' });

/** Accounts that the company gave its people: docs/how-to/sign-in-with-a-company-account.md. */
export const oidcKeys = {
  OIDC_ISSUER: key(
    z
      .url({ protocol: /^https?$/, error: 'an address as https://login.example.com/realms/company', abort: true })
      .refine((given) => new URL(given).protocol === 'https:' || isHere(given), {
        error: 'an address with https: what the provider says must not be changed on its way',
      })
      .optional(),
    {
      what: 'The company’s OpenID Connect provider, by which colleagues sign in ([how](../how-to/sign-in-with-a-company-account.md)); demands `PUBLIC_URL`.',
      otherwise: 'colleagues sign in by password alone',
      of: shown,
      as: 'https://login.example.com/realms/company',
    },
  ),
  OIDC_CLIENT_ID: key(text.optional(), { what: 'What the provider knows us by.', of: command }),
  OIDC_CLIENT_SECRET: key(text.optional(), {
    what: 'The secret it gave us.',
    otherwise: 'we are a public client',
    secret: true,
    of: command,
  }),
  OIDC_SCOPES: key(scopes.default('openid profile email'), {
    what: 'What we ask it for; some need one more for groups.',
    of: command,
  }),
  OIDC_NAME: key(text.max(40, { error: 'a text of at most 40 characters' }).optional(), {
    what: 'What colleagues know it by: “Sign in with …”.',
    otherwise: 'the host of the provider',
    of: shown,
  }),
  OIDC_ROLES: key(roleRules.default([]), {
    what: `Who gets an account by themselves, and its roles: \`claim=value:ROLE+ROLE\`, \`*\` for everybody. Roles: ${given.map((role) => `\`${role}\``).join(', ')}; an administrator is made by an administrator.`,
    otherwise: 'nobody; who has an account here is let in',
    of: command,
    as: 'groups=recruiters:HR+IV; groups=audit:AU',
  }),
  OIDC_MAIL_DOMAINS: key(listOf(domain).default([]), {
    what: 'Domains of the mails that are taken.',
    otherwise: 'each that the provider verified',
    of: command,
    as: 'example.com, example.cn',
  }),
  OIDC_MAIL_TRUSTED: key(onOff.default('off'), {
    what: '`on` takes a mail that the provider says nothing about for verified, as one that gives them itself; demands `OIDC_MAIL_DOMAINS`. What it calls unverified is refused all the same.',
    of: command,
  }),
  OIDC_REQUIRED: key(onOff.default('off'), {
    what: '`on` takes no passwords of colleagues but those of `OIDC_BREAK_GLASS`.',
    of: shown,
  }),
  OIDC_BREAK_GLASS: key(listOf(LoginName).default([]), {
    what: 'Login names of administrators who may always come in by password and second factor, for the day when the provider is away; demanded by `OIDC_REQUIRED`.',
    otherwise: 'nobody',
    of: command,
    as: 'admin',
  }),
};

/** Whether it runs on this machine. */
const isHere = (address: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);
