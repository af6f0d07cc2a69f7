import { type OpenSpan, type SpanFacts, spansKept, traceparentOf } from '@talentlog/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What is asked all the time, and asks nothing of anybody. */
const unkept = /^\/(api\/(health|metrics|live)|assets)\b/;

/**
 * Each request a span, part of the trace that a proxy of ours told of or the beginning of one; where nobody keeps spans, no request has a hook.
 * The header is written anew, so that whatever reads it names the same trace, and whom a question is passed on to goes on with it.
 */
export function requestSpans(server: FastifyInstance): void {
  const recorder = spansKept();
  if (recorder === undefined) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  server.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url;
    if (unkept.test(route ?? '')) return done();
    const facts: SpanFacts = { 'http.request.method': method, ...(route === undefined ? {} : { 'http.route': route }) };
    const said = headers.traceparent;
    const parent = typeof said === 'string' ? said : '';
    const span = recorder.open({ name: `${method} ${route ?? 'none'}`, kind: 'server', parent, mayBegin: true, facts });
    if (span !== undefined) {
      spans.set(request, span);
      headers.traceparent = traceparentOf(span.context);
    }
    done();
  });
  // A body comes by its socket, and what waited for it is not on the path of the request any more.
  server.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else recorder.within(span.context, done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    spans.get(request)?.end({ 'http.response.status_code': reply.statusCode });
    done();
  });
}
