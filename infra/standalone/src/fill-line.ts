import { setTimeout as delay } from 'node:timers/promises';

interface Filling {
  readonly percent: number;
  readonly secondsLeft: number | null;
}

/** Milliseconds until the first question, between two lines, and until it is asked again what the page of health did not know. */
const usualPauses = { first: 2_000, every: 5_000, unknown: 1_000 };

/** What the terminal says of views that are filled from the log; undefined while none are. */
export function fillingLine(fillings: readonly Filling[]): string | undefined {
  if (fillings.length === 0) return undefined;
  const percent = Math.min(...fillings.map((one) => one.percent));
  const left = fillings.map(({ secondsLeft }) => secondsLeft).filter((one) => one !== null);
  const seconds = left.length === 0 ? undefined : Math.max(...left);
  const [zh, en] = seconds === undefined ? ['', ''] : [`，约剩 ${seconds} 秒`, `, about ${seconds} s left`];
  return `  Views are being filled from the log: ${percent} %${en} / 正在从日志重建视图：${percent} %${zh}`;
}

/**
 * Tells in the terminal, as the health page has it, how far the views are that are filled after a start; nothing where they are there
 * at once. A thread that fills may be too busy at first to say how far it is: then it is asked again.
 */
export async function tellFilling(url: string, say: (line: string) => void, pauses = usualPauses): Promise<void> {
  let told = false;
  await delay(pauses.first, undefined, { ref: false });
  for (;;) {
    const fillings = await fillingsOf(url);
    const line = fillings && fillingLine(fillings);
    if (line !== undefined) say(line);
    else if (fillings !== undefined) {
      if (told) say('  Every view is filled / 视图已重建');
      return;
    }
    told ||= line !== undefined;
    await delay(line === undefined ? pauses.unknown : pauses.every, undefined, { ref: false });
  }
}

/** None where nobody answers, or where nothing is filled; undefined where that is not known now. */
async function fillingsOf(url: string): Promise<readonly Filling[] | undefined> {
  const answer = await fetch(`${url}/api/health`).catch(() => undefined);
  const { projectors = [] } = ((await answer?.json()) ?? {}) as {
    projectors?: readonly { filling?: Filling }[] | null;
  };
  return projectors?.flatMap(({ filling }) => filling ?? []);
}
