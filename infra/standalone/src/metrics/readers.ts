import type { Config } from '../config.ts';
import { within } from '../networks.ts';

export type MetricsAccess = Pick<Config, 'METRICS_FROM' | 'TRUSTED_PROXIES'>;
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Who may read how the machine does: addresses within these networks. What came through a proxy that is not trusted tells no address,
 * so it is nobody's, also where the proxy runs on this machine.
 */
export function metricsReaders({ METRICS_FROM, TRUSTED_PROXIES }: MetricsAccess) {
  const isListed = within(METRICS_FROM);
  return (address: string, headers: Headers): boolean => {
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    return !(isForwarded && TRUSTED_PROXIES.length === 0) && isListed(address);
  };
}
