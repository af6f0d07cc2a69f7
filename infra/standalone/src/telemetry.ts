import type { Logger } from '@talentlog/runtime';
import type { Telemetry } from '@talentlog/runtime/otlp';
import type { Config } from './config.ts';

/** Nobody asked for traces. */
const none: Telemetry = { counts: () => ({ sent: 0, dropped: 0 }), stop: async () => undefined };

/** Has this thread tell the configured receiver what it does; where none is, nothing of it is even loaded. */
export async function openTelemetry(config: Config, service: string, logger: Logger): Promise<Telemetry> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = config;
  if (endpoint === undefined) return none;
  const { startOtlp } = await import('@talentlog/runtime/otlp');
  return startOtlp({
    endpoint,
    headers,
    service: `talentlog-${service}`,
    share: config.OTEL_TRACES_SAMPLER_ARG,
    logger,
  });
}
