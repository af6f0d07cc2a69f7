import { expect, type Page } from '@playwright/test';

/** Runs in the page, whose types this side does not know: what can be pressed and is too small, with its size. */
const tooSmall = `(() => {
  const least = 43.5;
  const inSentence = (element) =>
    element.tagName === 'A' &&
    getComputedStyle(element).display === 'inline' &&
    element.parentElement.textContent.trim().length > element.textContent.trim().length;
  const pressed = 'a, button, select, summary, textarea, input:not([type=hidden])';
  return [...document.querySelectorAll(pressed)].flatMap((element) => {
    const { width, height, right } = (element.closest('label') ?? element).getBoundingClientRect();
    const seen = width > 1 && height > 1 && right > 0 && element.checkVisibility({ visibilityProperty: true });
    if (!seen || inSentence(element) || (width >= least && height >= least)) return [];
    return [Math.round(width) + ' × ' + Math.round(height) + ': ' + element.outerHTML.slice(0, 120)];
  });
})()`;

/**
 * Whatever can be pressed is as large as a thumb needs, 44 px each way. Links within a sentence are part of the text, and what a label
 * around it makes larger counts with its label.
 */
export async function expectThumbSized(page: Page): Promise<void> {
  expect(await page.evaluate<readonly string[]>(tooSmall), page.url()).toEqual([]);
}
