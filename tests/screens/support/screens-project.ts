import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { findBrowser } from '../../support/browser.ts';
import { LEFT_OUT } from '../../support/left-out.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { shopBehind, shopCommands } from './shop-behind.ts';

const root = join(import.meta.dirname, '../../..');
const FOUND = await findBrowser();

/** Screens in one browser that all files share, over the shop in this process. */
export const screensProject = {
  extends: true as const,
  plugins: [react({ exclude: [/\/node_modules\//, /\/widget\//] }), shopBehind()],
  publicDir: join(root, 'web/public'),
  define: {
    __PAGE_CHUNKS__: '{}',
    __WIDGET_READING__: '"/web/widget/reading/reading.ts"',
    // A test shows what the widget does without this one; the others import what is in it.
    __WIDGET_TIMES__: '"/web/widget/times/not-there.ts"',
    'process.env.TESTS': JSON.stringify(process.env.TESTS ?? ''),
  },
  // Everything is known from the start: a library that is found later would reload the page in the middle of a test.
  optimizeDeps: {
    entries: ['web/entry-client.tsx', 'tests/screens/**/*.test.ts'],
    // What is imported only once it is needed: an earlier run may have stored what it found without these.
    include: [
      ...['uqr', '@simplewebauthn/browser', 'axe-core', 'lucide-react/icons/brush-cleaning'],
      ...['preact', 'preact/hooks', 'preact/jsx-runtime', 'preact/jsx-dev-runtime'],
    ],
  },
  test: {
    name: 'screens',
    include: ['tests/screens/**/*.test.ts'],
    exclude: LEFT_OUT,
    setupFiles: ['tests/screens/support/no-complaints.ts'],
    expect: { poll: { timeout: PATIENCE_MS, interval: 10 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: FOUND ? { executablePath: FOUND.path, args: [...FOUND.args] } : {},
        contextOptions: { reducedMotion: 'reduce' as const, timezoneId: 'America/New_York' },
        actionTimeout: PATIENCE_MS,
      }),
      instances: [{ browser: 'chromium' as const }],
      commands: shopCommands,
    },
  },
};
