import { BlockList, isIPv6 } from 'node:net';
import type { Config } from './config.ts';

export type MetricsAccess = Pick<Config, 'METRICS_FROM' | 'TRUSTED_PROXIES'>;
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Who may read how the machine does: addresses within these networks. What came through a proxy that is not trusted tells no address,
 * so it is nobody's, also where the proxy runs on this machine.
 */
export function metricsReaders({ METRICS_FROM, TRUSTED_PROXIES }: MetricsAccess) {
  const networks = new BlockList();
  for (const network of METRICS_FROM) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) networks.addAddress(address, familyOf(address));
    else networks.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address: string, headers: Headers): boolean => {
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    return !(isForwarded && TRUSTED_PROXIES.length === 0) && networks.check(address, familyOf(address));
  };
}
