import { join } from 'node:path';
import { defineConfig } from 'vite';

/** What the widget fetches when it needs it, by mode. */
const FETCHED: Readonly<Record<string, string>> = {
  billing: 'billing/billing.tsx',
  reading: 'reading/reading.ts',
  times: 'times/times.tsx',
};

/**
 * The widget is one file under one address: pages elsewhere name it, so it carries no hash. What it fetches is named by it alone, and
 * carries one. Each file stands on its own: a page may have the widget under several addresses.
 */
export default defineConfig(({ mode }) => {
  const fetched = FETCHED[mode];
  return {
    root: import.meta.dirname,
    publicDir: false,
    build: {
      target: 'es2022',
      // Colours of both themes are chosen by the browser.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      outDir: join(import.meta.dirname, '../dist/client'),
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(import.meta.dirname, fetched ?? 'widget.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: fetched ? 'widget/[name]-[hash].js' : 'widget.js', codeSplitting: false },
      },
    },
  };
});
