import { z } from 'zod';
import { key, url } from '../kinds.ts';

const pair = /^[A-Za-z0-9-]{1,100}=[\x21-\x2b\x2d-\x7e ]{1,2000}$/;
const form = 'headers as authorization=Bearer%20abc, separated by commas';

/** As OpenTelemetry writes them: `name=value,name=value`, the values percent-encoded. */
const headers = z.string().transform((written, context): Readonly<Record<string, string>> => {
  const pairs = written
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  try {
    if (!pairs.every((part) => pair.test(part))) throw new Error(form);
    return Object.fromEntries(pairs.map((part) => [nameOf(part), readValue(part)]));
  } catch {
    context.addIssue({ code: 'custom', message: form });
    return z.NEVER;
  }
});

const nameOf = (part: string): string => part.slice(0, part.indexOf('=')).toLowerCase();

function readValue(part: string): string {
  const value = decodeURIComponent(part.slice(part.indexOf('=') + 1)).trim();
  if (!/^[\x20-\x7e]+$/.test(value)) throw new Error(form);
  return value;
}

/** Where it tells what it did for each request: docs/how-to/follow-a-request.md. */
export const telemetryKeys = {
  OTEL_EXPORTER_OTLP_ENDPOINT: key(url.optional(), {
    what: 'OpenTelemetry receiver of traces over HTTP; `/v1/traces` is added ([how](../how-to/follow-a-request.md)).',
    otherwise: 'no trace is kept',
    as: 'http://collector:4318',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: key(headers.optional(), {
    what: 'What the receiver wants beside, as a key.',
    otherwise: 'nothing',
    secret: true,
  }),
  OTEL_TRACES_SAMPLER_ARG: key(z.coerce.number({ error: 'a share from 0 to 1' }).min(0).max(1).default(1), {
    what: 'Share of the traces that is kept, from 0 to 1; every service needs the same.',
  }),
};
