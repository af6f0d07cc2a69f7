import { setTimeout as delay } from 'node:timers/promises';

interface Filling {
  readonly percent: number;
  readonly secondsLeft: number | null;
}

const everyMs = 5_000;

/** What the terminal says of views that are filled from the log; undefined while none are. */
export function fillingLine(fillings: readonly Filling[]): string | undefined {
  if (fillings.length === 0) return undefined;
  const percent = Math.min(...fillings.map((one) => one.percent));
  const left = fillings.map(({ secondsLeft }) => secondsLeft).filter((one) => one !== null);
  const seconds = left.length === 0 ? undefined : Math.max(...left);
  const [zh, en] = seconds === undefined ? ['', ''] : [`，约剩 ${seconds} 秒`, `, about ${seconds} s left`];
  return `  Views are being filled from the log: ${percent} %${en} / 正在从日志重建视图：${percent} %${zh}`;
}

/** Tells in the terminal, as the health page has it, how far the views are that are filled after a start; nothing where they are there at once. */
export async function tellFilling(url: string, say: (line: string) => void, firstMs = 2_000): Promise<void> {
  let told = false;
  await delay(firstMs, undefined, { ref: false });
  for (;;) {
    const line = fillingLine(await fillingsOf(url));
    if (line === undefined) {
      if (told) say('  Every view is filled / 视图已重建');
      return;
    }
    say(line);
    told = true;
    await delay(everyMs, undefined, { ref: false });
  }
}

async function fillingsOf(url: string): Promise<readonly Filling[]> {
  const answer = await fetch(`${url}/api/health`).catch(() => undefined);
  const { projectors } = ((await answer?.json()) ?? {}) as { projectors?: readonly { filling?: Filling }[] | null };
  return (projectors ?? []).flatMap(({ filling }) => filling ?? []);
}
