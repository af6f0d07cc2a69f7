import { inSpan } from '@talentlog/runtime';
import type { Pipeline } from './command.ts';

/** The same, each command a span: part of the request that sent it, or of the event that it follows from, or the beginning of a trace. */
export const inSpans = (pipeline: Pipeline): Pipeline => ({
  execute: (request) =>
    inSpan(
      {
        name: `command ${request.name}`,
        kind: 'internal',
        parent: request.traceparent,
        mayBegin: true,
        facts: { 'talentlog.command': request.name },
      },
      () => pipeline.execute(request),
      (outcome) => ({ 'talentlog.outcome': outcome.ok ? 'accepted' : outcome.code }),
    ),
});
