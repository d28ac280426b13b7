import { join } from 'node:path';
import { defineConfig } from 'vite';

/** The widget is one file under one address: pages elsewhere name it, so it carries no hash. */
export default defineConfig({
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
      input: join(import.meta.dirname, 'widget.ts'),
      output: { entryFileNames: 'widget.js', codeSplitting: false },
    },
  },
});
