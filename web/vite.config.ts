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
    // The interface is only in American English, so all other locales of react-aria are dropped.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    // Partners' pages lack the preamble that React's fast refresh needs.
    react({ exclude: [/\/node_modules\//, /\/widget\//] }),
    shortStyles(),
    ...(isSsrBuild ? [] : [moduleWeights(root)]),
  ],
  // The chunks of each page are only known after a build; in development there are none.
  define:
    command === 'serve'
      ? {
          __PAGE_CHUNKS__: '{}',
          __WIDGET_BILLING__: '"/widget/billing/billing.tsx"',
          __WIDGET_READING__: '"/widget/reading/reading.ts"',
          __WIDGET_TIMES__: '"/widget/times/times.tsx"',
        }
      : {},
  // There is no page to scan for dependencies. One that is discovered late would make a partner's page miss its first script.
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
  // styled-components keeps one style registry per copy, so it must be the copy that renders.
  ssr: { noExternal: isSsrBuild ? true : ['styled-components', /^@wondercast\//] },
}));
