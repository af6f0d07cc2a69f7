import { throttle } from './throttle.mjs';
import { roundTrips, watchWire } from './wire.mjs';

/** Watches what is painted; runs in the page before anything else of it. */
function watch() {
  window.paints = { largest: 0, what: '', changed: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const what = `${entry.element?.tagName} ${entry.element?.className} ${entry.element?.textContent?.slice(0, 30)}`;
      window.paints = { largest: entry.startTime, what, changed: performance.now() };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

const signIn = async (context, login) => {
  const data = { login, password: 'Yunling#2026' };
  const answer = await context.request.post('/api/commands/SignInWithPassword', { data });
  if (!answer.ok()) throw new Error(`${login}: ${answer.status()} ${await answer.text()}`);
};

/** Loads a page on a slow machine: when the first and the largest paint came, and what went over the wire until then. */
export async function load(browser, { url, path, device, login }) {
  const context = await browser.newContext({ ...device, baseURL: url, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  try {
    if (login) await signIn(context, login);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await throttle(session);
    const wire = watchWire(session);
    await page.addInitScript(watch);
    await page.goto(path, { waitUntil: 'load' });
    // Done where nothing larger came for a while.
    const isSettled = () => window.paints.changed > 0 && performance.now() - window.paints.changed > 2500;
    await page.waitForFunction(isSettled, undefined, { polling: 200, timeout: 60_000 });
    const { largest, what } = await page.evaluate(() => window.paints);
    const first = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    // What is fetched afterwards is for the pages that may come next.
    const needed = wire().filter(({ from }) => from <= largest);
    return { first, largest, what, needed, trips: roundTrips(needed.filter(({ to }) => to <= largest)) };
  } finally {
    await context.close();
  }
}
