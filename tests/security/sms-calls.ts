import { createHmac } from 'node:crypto';
import { secret } from '../engines/sms-gateway/counterparts/counterpart.ts';
import { Browser } from '../support/browser.ts';
import { adminPassword, type Server } from '../support/server.ts';

/** Where providers tell what became of messages. */
export const receipts = '/api/sms/receipts';

/** A call of whoever it is. */
export const post = (server: Server, path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${server.url}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

/** A call as a program of the company's own signs it. */
export function signed(server: Server, type: string, data: object, key = secret): Promise<Response> {
  const [id, at] = ['msg_1', String(Math.floor(Date.now() / 1000))];
  const body = JSON.stringify({ type, data });
  const mac = createHmac('sha256', Buffer.from(key.slice('whsec_'.length), 'base64')).update(`${id}.${at}.${body}`);
  const headers = { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': `v1,${mac.digest('base64')}` };
  return post(server, receipts, body, headers);
}

/** The administrator at a browser. */
export const asAdmin = async (server: Server): Promise<Browser> => {
  const admin = new Browser(server);
  await admin.does('SignInWithPassword', { login: 'admin', password: adminPassword });
  return admin;
};
/** What the health page tells of SMS. */
export const smsPart = async (browser: Browser) =>
  ((await browser.send('/api/health')).body as { parts?: Record<string, { ready: boolean; detail: string }> }).parts
    ?.sms;
/** Asks for a test message. */
export const testMessage = (browser: Browser, body: object) =>
  browser.send('/api/sms/test', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
