import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';

/** A Chromium on this machine, and what it needs to run here. */
export interface FoundBrowser {
  readonly path: string;
  readonly args: readonly string[];
}

const SYSTEM = [
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

/** On Debian as root the system's package is installed; elsewhere the one from npm is unpacked. */
export const installBrowser = async (): Promise<FoundBrowser> => {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = () =>
      promisify(execFile)('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
    await install()
      .catch(() => promisify(execFile)('apt-get', ['update']).then(install))
      .catch(() => {});
  }
  return (await findBrowser()) ?? bundledBrowser();
};

/** @throws Error when no browser starts; the suite then fails, it is never skipped */
export const launchBrowser = async (): Promise<Browser> => {
  const { path, args } = (await findBrowser()) ?? (await installBrowser());
  return chromium.launch({ executablePath: path, args: [...args], headless: true });
};
