import type { AddressInfo } from 'node:net';
import { setDefaultHighWaterMark } from 'node:stream';
import { serveAssets } from '../assets.ts';
import { ConfigError, readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { endOnSignal } from '../signals.ts';
import { openTelemetry } from '../telemetry.ts';
import { wordsOf } from './missed.ts';
import { createWeb } from './server.ts';

/** Serves the web alone, in front of who takes commands and renders pages. It opens no store, and knows no secret. */
export async function startWeb(): Promise<void> {
  // Bodies only go through. Node 22 holds four times as much of each stream as Node 20 did, which here is memory for nothing.
  setDefaultHighWaterMark(false, 16 * 1024);
  const config = readConfig(process.env, 'web');
  const { UPSTREAM_URL, HOST } = config;
  if (UPSTREAM_URL === undefined) throw new ConfigError(['UPSTREAM_URL must be set']);
  const logger = createLogger(config);
  const telemetry = await openTelemetry(config, 'web', logger);
  const { server, upstream, stop } = await createWeb({ ...config, UPSTREAM_URL }, { serveAssets, logger });
  await server.listen({ port: config.PORT, host: HOST });
  const { port } = server.server.address() as AddressInfo;
  console.log(`web: serves what browsers load, and asks ${UPSTREAM_URL} for everything else`);
  console.log(`  Listens on / 监听      http://${HOST === '0.0.0.0' ? 'localhost' : HOST}:${port}`);
  for (const warning of config.warnings) console.log(`  ${warning}`);
  // It may be started later than we are, so nothing ends for this.
  void upstream.tried().then((missed) => {
    if (missed !== undefined) console.log(`  ${UPSTREAM_URL} does not answer yet: ${wordsOf(missed)}`);
  });
  endOnSignal(async () => {
    await stop();
    await telemetry.stop();
  });
}
