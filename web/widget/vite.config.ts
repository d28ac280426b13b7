import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Entry files of what the widget loads on demand, by build mode. */
const FETCHED: Readonly<Record<string, string>> = {
  billing: 'billing/billing.tsx',
  reading: 'reading/reading.ts',
  times: 'times/times.tsx',
};

/**
 * The widget is a single file with a fixed URL and no hash, because partners' pages name it. Files that it loads on demand are
 * named only by it, and have a hash. Each file is self-contained, because a page may include the widget from several URLs.
 */
export default defineConfig(({ mode }) => {
  const fetched = FETCHED[mode];
  return {
    root: import.meta.dirname,
    publicDir: false,
    build: {
      target: 'es2022',
      // Browsers that support `light-dark()`, by which they choose the theme's colours.
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
