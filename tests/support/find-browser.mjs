// Finds a browser that starts, or installs one, or says exactly what to install.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--dump-dom',
  'data:text/html,<p>ok</p>',
];

/** A candidate counts only if it starts and renders. */
const works = (path) =>
  Boolean(path) &&
  existsSync(path) &&
  /ok<\/p>/.test(spawnSync(path, flags, { timeout: 30_000, encoding: 'utf8' }).stdout ?? '');
const which = (name) =>
  process.platform === 'win32' ? '' : spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
const run = (command, args, timeout) => spawnSync(command, args, { stdio: 'inherit', timeout }).status === 0;
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

function installed() {
  const own = chromium.executablePath();
  if (works(own)) return own;
  return names.map(which).find(works);
}

/** Path of a working browser. Throws with a sentence that says what to do. */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (works(chosen)) return chosen;
    throw new Error(`CHROME_PATH is ${chosen}, which does not start.`);
  }
  const found = installed();
  if (found) return withChinese(found);
  if (process.env.NO_BROWSER_INSTALL !== '1') {
    console.log('No browser found; installing one ...');
    run('npx', ['playwright', 'install', 'chromium'], 120_000);
    const playwright = installed();
    if (playwright) return withChinese(playwright);
    if (apt('chromium', 'fonts-noto-cjk')) {
      const debian = installed();
      if (debian) return debian;
    }
  }
  throw new Error(
    'No browser: install Chromium or Google Chrome (on Debian: apt-get install chromium fonts-noto-cjk), or set CHROME_PATH.',
  );
}

function apt(...packages) {
  if (process.platform !== 'linux' || !which('apt-get')) return false;
  const sudo =
    process.getuid?.() === 0 ? [] : spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
  if (!sudo) return false;
  const get = (...args) => run([...sudo, 'apt-get'][0], [...sudo, 'apt-get', ...args].slice(1), 300_000);
  return get('update', '-qq') && get('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** Chinese pages need a Chinese font, or every sign is an empty box. */
function withChinese(path) {
  if (
    process.platform === 'linux' &&
    which('fc-list') &&
    !spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout.trim() &&
    process.env.NO_BROWSER_INSTALL !== '1' &&
    !apt('fonts-noto-cjk')
  )
    console.warn('No Chinese font found: screenshots will show boxes. On Debian: apt-get install fonts-noto-cjk');
  return path;
}
