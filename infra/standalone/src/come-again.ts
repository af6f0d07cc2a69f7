import { cookieOf, header, problem, traceIdOf } from '@talentlog/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';

const words = {
  'common.too_many': ['访问太频繁', 'Too many requests.'],
  'common.unavailable': ['服务暂时不可用', 'The service is not available just now.'],
} as const;

/** Whoever asks too often is told so. */
export const refuseAsTooMany = (request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply =>
  refuse(request, reply, 'common.too_many', seconds);

/** Who would answer is away, for as long as a thread takes to begin again. */
export const refuseAsAway = (request: FastifyRequest, reply: FastifyReply, seconds = 2): FastifyReply =>
  refuse(request, reply, 'common.unavailable', seconds);

/** Programs are told as of every refusal, who asks for something else of the site in words, and a browser that opens a page by one. */
function refuse(request: FastifyRequest, reply: FastifyReply, code: keyof typeof words, seconds: number): FastifyReply {
  const body = problem(code, traceIdOf(request), { params: { seconds } });
  reply.code(body.status).headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' });
  if (request.url.startsWith('/api/')) return reply.type('application/problem+json').send(JSON.stringify(body));
  if (request.method === 'GET' && header(request, 'accept')?.includes('text/html')) {
    // A moment more, and not the same for everybody: who waits for one service does not come back to it in one second.
    const again = seconds + 1 + Math.floor(Math.random() * 5);
    return reply
      .header('refresh', String(again))
      .type('text/html; charset=utf-8')
      .send(pageOf(code, again, readsEnglish(request)));
  }
  const [chinese, english] = words[code];
  return reply
    .type('text/plain; charset=utf-8')
    .send(`${chinese}，请在 ${seconds} 秒后再试。\n${english} Please try again in ${seconds} seconds.\n`);
}

/** Whoever chose a language here is told in that one first. */
const readsEnglish = (request: FastifyRequest): boolean => cookieOf(request, 'language') === 'en-US';

/** What stands where the page will be: it needs no other file, and an address that is empty is that of the page. */
const pageOf = (code: keyof typeof words, seconds: number, isEnglish: boolean): string => {
  const [chinese, english] = words[code];
  const both = [
    `<section lang="zh-CN"><h1>${chinese}</h1><p>本页约 ${seconds} 秒后自动重新打开，也可以点下面的按钮。已经保存或提交的内容都在。</p></section>`,
    `<section lang="en"><h1>${english}</h1><p>This page opens again by itself in about ${seconds} seconds, or by the button. What you saved or sent is kept.</p></section>`,
  ];
  return `<!doctype html>
<html lang="${isEnglish ? 'en' : 'zh-CN'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${isEnglish ? english : chinese}</title>
<style>body{font:16px/1.7 system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif;max-width:32rem;margin:0 auto;padding:15vh 20px 20px;color:#1b2733;background:#f5f7f9}
h1{font-size:22px;margin:0 0 8px}p{margin:0}section+section{margin-top:32px;padding-top:20px;border-top:1px solid #d8dfe6;color:#4a5a6a}section+section h1{font-size:17px}
a{display:inline-block;min-height:44px;line-height:44px;margin-top:12px;padding:0 20px;border-radius:6px;background:#0b57c4;color:#fff;text-decoration:none}</style></head>
<body><main>${(isEnglish ? both.toReversed() : both).join('\n')}
<a href="">重新打开 / Open again</a></main></body></html>
`;
};
