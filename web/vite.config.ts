import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoadChunks } from './first-load-chunks.ts';
import { lightRouter } from './light-router.ts';
import { moduleWeights } from './module-weights.ts';
import { plainImports } from './plain-imports.ts';
import { shortStyles } from './short-styles.ts';
import { stableClassNames } from './stable-class-names.ts';

const root = import.meta.dirname;

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  base: '/',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    stableClassNames(root),
    plainImports(),
    lightRouter(),
    // The interface is in American English only; every other locale of react-aria is dropped.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    // Pages of others have none of what React's refresh needs.
    react({ exclude: [/\/node_modules\//, /\/widget\//] }),
    shortStyles(),
    ...(isSsrBuild ? [] : [moduleWeights(root)]),
  ],
  // Which chunks a page needs is known once they are built; while developing there are none.
  define:
    command === 'serve'
      ? {
          __PAGE_CHUNKS__: '{}',
          __WIDGET_BILLING__: '"/widget/billing/billing.tsx"',
          __WIDGET_READING__: '"/widget/reading/reading.ts"',
          __WIDGET_TIMES__: '"/widget/times/times.tsx"',
        }
      : {},
  // There is no page to find them from: what is discovered late makes a partner's page miss its first script.
  optimizeDeps: {
    entries: ['entry-client.tsx', 'widget/widget.ts', 'widget/times/times.tsx', 'widget/billing/billing.tsx'],
    include: ['preact', 'preact/hooks', 'preact/jsx-runtime', 'preact/jsx-dev-runtime'],
  },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'entry-server.tsx' : 'entry-client.tsx',
      output: isSsrBuild
        ? {}
        : { codeSplitting: { groups: firstLoadChunks(join(root, 'entry-client.tsx')) } },
    },
  },
  // styled-components keeps one sheet registry per copy, so it must be the copy that renders.
  ssr: { noExternal: isSsrBuild ? true : ['styled-components', /^@wondercast\//] },
}));
