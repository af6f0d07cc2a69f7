import type { Browser } from './browser.ts';
import { until } from './until.ts';

/** What the health page tells everybody. */
export interface Health {
  readonly status: string;
  readonly notReady: readonly string[];
  readonly degraded: readonly string[];
}

export const healthOf = async (url: string): Promise<Health> =>
  (await (await fetch(`${url}/api/health`)).json()) as Health;

/** Waits until nothing is missing; says what was where that is in vain. */
export async function readyAt(url: string, seconds?: number): Promise<void> {
  let seen: unknown;
  const isReady = async () => {
    const now = await healthOf(url);
    seen = now;
    return now.status === 'ready';
  };
  await until(isReady, 'all services to be here', seconds).catch((error: unknown) => {
    throw new Error(`${String(error)}: ${JSON.stringify(seen)}`);
  });
}

/** What the page tells an administrator of a part. */
export async function detailOf(url: string, { cookie }: Browser, part: string): Promise<string> {
  const told = (await (await fetch(`${url}/api/health`, { headers: { cookie } })).json()) as {
    readonly parts: Readonly<Record<string, { readonly detail: string }>>;
  };
  return told.parts[part]?.detail ?? '';
}
