import { domainToASCII } from 'node:url';

/** RFC 2606: belongs to nobody. */
const nobodys = 'talentlog.invalid';
const domainName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,10}[a-z\d-]{1,63}$/;

/** The domain of the address in `talent@example.com` or `Talent Team <talent@example.com>`, as mail writes it. */
function domainOf(from: string): string {
  const address = from.slice(from.lastIndexOf('<') + 1).replace(/>\s{0,9}$/, '');
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1).trim()).toLowerCase();
  return address.includes('@') && domainName.test(domain) ? domain : nobodys;
}

/**
 * A Message-ID (RFC 5322, 3.6.4) at the sender's domain: spam filters take one at a name that is no domain for forged. A mail that
 * is sent again has the same one. Dots would be part of the syntax.
 */
export const messageIdOf = (id: string, from: string): string => `<${id.replaceAll('.', '=2E')}@${domainOf(from)}>`;
