import type { DevInbox, DevMessage } from '@talentlog/runtime';
import type { FastifyInstance } from 'fastify';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Links of our own site become clickable; everything else stays text. */
const linked = (text: string, origin: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<，。；）)]+/g, (url) =>
    url.startsWith(origin) ? `<a href="${url}">${url}</a>` : url,
  );

const row = (message: DevMessage, origin: string): string => `<article id="${escapeHtml(message.id)}">
<header><b>${message.kind === 'sms' ? 'SMS' : 'Mail'}</b> <span>${escapeHtml(message.to)}</span> <time datetime="${message.at}">${message.at.slice(0, 19).replace('T', ' ')} UTC</time></header>
${message.subject ? `<h2>${escapeHtml(message.subject)}</h2>` : ''}<pre>${linked(message.text, origin)}</pre>${message.calendar ? `<details><summary>interview.ics</summary><pre>${escapeHtml(message.calendar)}</pre></details>` : ''}</article>`;

const page = (
  messages: readonly DevMessage[],
  origin: string,
  to: string,
): string => `<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Dev inbox · 开发收件箱</title>
<style>body{font:15px/1.6 system-ui,"Noto Sans CJK SC",sans-serif;max-width:760px;margin:0 auto;padding:24px 16px;color:#1b2733;background:#f5f7f9}
article{background:#fff;border:1px solid #e3e8ed;border-radius:8px;padding:12px 16px;margin:12px 0}header{color:#4a5a6a;font-size:13px;display:flex;gap:12px}
header time{margin-left:auto}h1{font-size:20px}h2{font-size:16px;margin:8px 0 0}pre{white-space:pre-wrap;font:inherit;margin:8px 0 0;overflow-wrap:anywhere}input{font:inherit;padding:6px 10px;width:100%;border:1px solid #cfd7df;border-radius:6px;box-sizing:border-box}</style>
<h1>Dev inbox · 开发收件箱</h1><p>本机发出的每封邮件和每条短信，都只到这里。Every mail and SMS of this machine ends here.</p>
<form><input name="to" aria-label="收件人 Receiver" placeholder="手机号或邮箱 / phone or mail" value="${escapeHtml(to)}"></form>
${messages.map((message) => row(message, origin)).join('\n') || '<p>还没有消息。No message yet.</p>'}</html>`;

/** `/dev/inbox` and `/api/dev/inbox`: registered only where the inbox is on. */
export function devInboxRoutes(server: FastifyInstance, inbox: DevInbox, origin: () => string): void {
  const asked = (query: unknown) => {
    const { to, kind } = query as { to?: unknown; kind?: unknown };
    return {
      ...(typeof to === 'string' && to ? { to: to.trim() } : {}),
      ...(kind === 'sms' || kind === 'mail' ? { kind: kind as 'sms' | 'mail' } : {}),
    };
  };
  server.get('/dev/inbox', async (request, reply) => {
    const filter = asked(request.query);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(await inbox.list({ ...filter, limit: 100 }), origin(), filter.to ?? ''));
  });
  server.get('/api/dev/inbox', async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ data: await inbox.list({ ...asked(request.query), limit: 100 }) }),
  );
}
