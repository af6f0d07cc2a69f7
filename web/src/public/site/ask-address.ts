import type { Company } from '../../i18n/company.ts';

/** A mail to the recruiters that says what it is about; undefined where the company tells no address. */
export const askAddress = ({ mail }: Pick<Company, 'mail'>, subject: string, body = ''): string | undefined =>
  mail === ''
    ? undefined
    : `mailto:${mail}?subject=${encodeURIComponent(subject)}${body === '' ? '' : `&body=${encodeURIComponent(body)}`}`;

/** A line such as `林静 0571-8800 1000`: the name, and what a phone dials where there is a number. */
export function whoAndPhone(contact: string): { readonly name: string; readonly call: string | undefined } {
  const at = contact.search(/[+(\d]/);
  if (at < 0) return { name: contact.trim(), call: undefined };
  const number = (/^[+\d\s()-]*/.exec(contact.slice(at))?.[0] ?? '').replace(/[^+\d]/g, '');
  const call = number.length < 7 ? undefined : `tel:${number}`;
  return { name: (call === undefined ? contact : contact.slice(0, at)).trim(), call };
}
