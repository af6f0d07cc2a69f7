import { createHmac } from 'node:crypto';

/** Twilio's signature of a call: its address and the form's fields by name, under the account's token. */
export function twilioSignature(token: string, url: string, fields: Readonly<Record<string, string>>): string {
  const said = Object.keys(fields)
    .sort()
    .map((name) => `${name}${fields[name]}`);
  return createHmac('sha1', token)
    .update(`${url}${said.join('')}`)
    .digest('base64');
}
