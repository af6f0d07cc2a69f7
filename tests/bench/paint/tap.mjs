import { setTimeout } from 'node:timers/promises';
import { throttle } from './throttle.mjs';

/** Runs in the page before anything else of it. A tap is answered when the frame after it is painted. */
function watch() {
  window.taps = { largest: 0, answers: [], takenOver: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.taps.largest = startTime;
    window.paintedLargest();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const answered = ({ timeStamp }) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.taps.answers.push(performance.now() - timeStamp);
      port2.postMessage('');
    });
  addEventListener('pointerdown', answered, { capture: true });
  // React leaves its mark on an element that it took over.
  const look = () => {
    const link = document.querySelector('#root a');
    const isTaken = link !== null && Object.keys(link).some((key) => key.startsWith('__react'));
    if (isTaken) window.taps.takenOver = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/** Between two taps, as a thumb that does not wait for an answer. */
const betweenMs = 50;

/**
 * Loads a page on a slow phone and taps its heading from the largest paint on, every 50 ms for a second and a half, which is while the
 * scripts arrive and take the page over. Answers the longest time that a tap waited for its frame, and how long after the largest paint the scripts
 * were in charge. What leads elsewhere needs none of them: links and forms work before.
 */
export async function tap(browser, { url, path, device }) {
  const context = await browser.newContext({ ...device, baseURL: url, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await throttle(session);
    const painted = new Promise((resolve) => void page.exposeFunction('paintedLargest', resolve));
    await page.addInitScript(watch);
    const loaded = page.goto(path, { waitUntil: 'load' });
    await painted;
    const heading = { x: 60, y: 100 };
    const sent = [];
    for (let count = 0; count < 30; count += 1) {
      sent.push(page.touchscreen.tap(heading.x, heading.y));
      await setTimeout(betweenMs);
    }
    await Promise.all([loaded, ...sent]);
    await page.waitForFunction(() => window.taps.takenOver > 0, undefined, { polling: 100, timeout: 30_000 });
    const { largest, answers, takenOver } = await page.evaluate(() => window.taps);
    return { longest: Math.max(...answers), takenOver: takenOver - largest };
  } finally {
    await context.close();
  }
}
