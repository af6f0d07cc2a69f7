import { request } from 'node:http';

/** No answer may take longer; a stack or a path of ours is never in one. */
const patienceMs = 30_000;
const insides = /node_modules|\n\s+at \S+ \(|\.[jt]s:\d+:\d+|SQLITE_|ECONNREFUSED/;

/** Sends one request and answers what came back. */
export const send = (agent, url, { method, path, headers, body }) =>
  new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, method, headers, timeout: patienceMs }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        if (text.length < 200_000) text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, type: answer.headers['content-type'] ?? '', text }));
      answer.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${patienceMs} ms`)));
    sent.on('error', reject);
    sent.end(body);
  });

/** What no answer may be, whatever was sent. */
export function wrongIn({ status, type, text }, { method }) {
  if (status >= 500 && status !== 503) return `answered ${status}`;
  if (insides.test(text) && !type.startsWith('text/html')) return 'tells of its insides';
  if (status >= 400 && method !== 'HEAD' && !type.startsWith('application/problem+json'))
    return `${status} is no problem+json but ${type}`;
  return undefined;
}
