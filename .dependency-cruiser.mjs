// Which room, slice and folder may import what. Every rule here has a planted violation in
// tests/architecture/imports.test.ts that must make it fire.

import { CORE_GROUPS, CORE_SLICES } from './scripts/core-groups.mjs';

const ANY_PACKAGE = '(^|/)node_modules/';
const package_ = (...names) => names.map((name) => `(^|/)node_modules/${name}/`);

const GROUPS = Object.keys(CORE_GROUPS);
const GROUP = `(${GROUPS.join('|')})`;
const SLICE = `(${CORE_SLICES.join('|')})`;
const inCore = (...paths) => paths.map((path) => `^core/${path}/`);

const groupRules = GROUPS.slice(0, -1).map((group, place) => ({
  name: `core-group-order-${group}`,
  comment: `The group ${group} builds on ${GROUPS.slice(0, place).join(', ') || 'no other group'}.`,
  severity: 'error',
  from: { path: inCore(group) },
  to: { path: inCore(...GROUPS.slice(place + 1)) },
}));

/** Whoever comes later may import whoever comes earlier, never back. */
const sliceRules = CORE_SLICES.slice(0, -1).map((slice, place) => ({
  name: `core-slice-order-${slice.replace('/', '-')}`,
  comment: `The slice ${slice} builds on those before it (scripts/core-groups.mjs).`,
  severity: 'error',
  from: { path: inCore(slice) },
  to: { path: inCore(...CORE_SLICES.slice(place + 1)) },
}));

/** The part of the core that does things; the rest is nouns and rules. */
const EFFECTS = [
  `^core/${GROUP}/[^/]+/(use-cases|steps)/`,
  `^core/${GROUP}/[^/]+/([a-z-]+-use-cases|ports)\\.ts$`,
  '^core/shop\\.ts$',
];

/** A technology is spoken in one folder, so that it can be exchanged there. */
const TECHNOLOGIES = {
  inversify: { folder: 'composition', packages: ['inversify'] },
  stripe: { folder: 'stripe', packages: ['stripe'] },
  koa: { folder: 'http', packages: ['koa', 'koa-[^/]+', '@koa/[^/]+'] },
  database: {
    folder: '(postgres|rate-limits)',
    packages: ['@mikro-orm/[^/]+', 'kysely', 'pg', 'graphile-worker'],
  },
};

const technologyRules = Object.entries(TECHNOLOGIES).map(([name, { folder, packages }]) => ({
  name: `one-place-for-${name}`,
  comment: `adapters/${folder} alone speaks ${name}.`,
  severity: 'error',
  from: { path: '^(core|openapi|adapters|web)/', pathNot: `^adapters/${folder}/` },
  to: { path: package_(...packages) },
}));

/** The folders of web/ui, from the ground up; each may import those before it. */
const UI = ['theme', 'formats', 'primitives', 'overlays', 'forms', 'shop'];

const uiRules = UI.map((folder, place) => ({
  name: `web-ui-order-${folder}`,
  comment:
    'theme and formats carry primitives, those overlays, those forms, and those the pieces of the shop.',
  severity: 'error',
  from: { path: `^web/ui/${folder}/` },
  to: {
    path: '^web/ui/',
    pathNot: `^web/ui/(${[...UI.slice(0, folder === 'formats' ? 0 : place), folder].join('|')})/`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'core-knows-nobody',
      comment: 'core imports no other room and nothing of Node.',
      severity: 'error',
      from: { path: '^core/' },
      to: { pathNot: ['^core/', ANY_PACKAGE] },
    },
    {
      name: 'core-packages',
      comment:
        'core needs libraries for rules, calendars, bank accounts, countries and tax numbers, and no framework.',
      severity: 'error',
      from: { path: '^core/' },
      to: {
        path: ANY_PACKAGE,
        pathNot: package_('zod', 'date-fns', '@date-fns/tz', 'ibantools', 'iso-3166', 'stdnum'),
      },
    },
    ...groupRules,
    ...sliceRules,
    {
      name: 'core-slices-do-not-know-the-shop',
      comment:
        'shop.ts joins what the slices do and ask. A slice says in its own ports.ts what it asks, of slices before it alone.',
      severity: 'error',
      from: { path: `^core/${GROUP}/` },
      to: { path: '^core/[^/]+\\.ts$' },
    },
    {
      name: 'core-use-cases-on-top',
      comment: 'Use cases stand on top: nouns, rules and ports do not import them.',
      severity: 'error',
      from: { path: '^core/', pathNot: ['/(use-cases|steps)/', '-use-cases\\.ts$', '^core/shop\\.ts$'] },
      to: { path: '^core/[^/]+/[^/]+/(use-cases|steps)/' },
    },
    {
      name: 'core-assemblies-are-for-the-shop',
      comment: "shop.ts alone joins the slices' assemblies; steps and use cases import what they need.",
      severity: 'error',
      from: { path: '^core/', pathNot: '^core/shop\\.ts$' },
      to: { path: '^core/[^/]+/[^/]+/[a-z-]+-use-cases\\.ts$' },
    },
    {
      name: 'core-shares-downwards',
      comment:
        'A file that all slices of a group share imports no slice, account and audit aside, which come first.',
      severity: 'error',
      from: { path: '^core/[^/]+/[^/]+\\.ts$' },
      to: { path: `^core/${SLICE}/`, pathNot: '^core/people/(account|audit)/' },
    },
    {
      name: 'openapi-imports-pure-core',
      comment: 'openapi puts nouns on the wire: no use case, no port, no adapter, no page.',
      severity: 'error',
      from: { path: '^openapi/' },
      to: { path: [...EFFECTS, '^(adapters|web|tests)/'] },
    },
    {
      name: 'openapi-packages',
      comment: 'openapi needs the rule library, the client of the contract, and what generates it.',
      severity: 'error',
      from: { path: '^openapi/' },
      to: {
        path: ANY_PACKAGE,
        pathNot: package_('zod', 'date-fns', '@date-fns/tz', 'yaml', 'openapi-typescript', 'typescript'),
      },
    },
    {
      name: 'web-imports-pure-core',
      comment: 'web talks to the server by the contract: no use case, no port, no adapter.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: [...EFFECTS, '^(adapters|tests)/'] },
    },
    {
      name: 'adapters-know-no-web',
      comment: 'The server serves what was built; it does not import pages.',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: ['^web/', ...package_('react', 'react-dom', 'styled-components')] },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { path: '^(core|openapi|adapters|web)/' },
      to: { path: ['^tests/', ...package_('vitest', 'playwright', 'fast-check')] },
    },
    ...technologyRules,
    {
      name: 'adapters-meet-in-composition',
      comment:
        'Adapters know what another asks for, by type, and are put together elsewhere. What several use stands in system, mail, calendar or simulator.',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/', pathNot: '^adapters/composition/' },
      to: {
        path: '^adapters/[^/]+/',
        pathNot: ['^adapters/$1/', '^adapters/(system|mail|calendar|simulator)/', ANY_PACKAGE],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'octo-stands-beside-http',
      comment:
        'The standard of resellers is another way into the shop: it is mounted by HTTP, and knows nothing of it.',
      severity: 'error',
      from: { path: '^adapters/octo/' },
      to: { path: '^adapters/', pathNot: '^adapters/(octo|system|pdf/voucher)' },
    },
    {
      name: 'http-by-stage',
      comment: 'What every request passes does not know the operations (decision 102).',
      severity: 'error',
      from: { path: '^adapters/http/(pipeline|partners|from-memory)/' },
      to: { path: '^adapters/http/(handlers/|app\\.ts)' },
    },
    {
      name: 'web-features-stay-apart',
      comment: 'Features never import each other; to share, move a thing down to ui or api.',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'web-features-know-no-page',
      severity: 'error',
      from: { path: '^web/features/' },
      to: { path: '^web/(pages|app)/' },
    },
    {
      name: 'widget-stays-light',
      comment:
        'What partners load has none of the storefront: no React, no styled-components, no zod, no feature.',
      severity: 'error',
      from: { path: '^web/widget/' },
      to: {
        path: [
          '^web/(app|features|pages)/',
          '^web/ui/.+\\.tsx$',
          ...package_(
            'react',
            'react-dom',
            'react-aria-components',
            'styled-components',
            'zod',
            '@tanstack/[^/]+',
          ),
        ],
      },
    },
    {
      name: 'web-ui-only-looks',
      comment: 'ui knows neither data nor behaviour.',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: {
        path: ['^web/(api|addresses|cart|forms|features|pages|app|widget)/', ...package_('@tanstack/[^/]+')],
      },
    },
    ...uiRules,
    {
      name: 'web-headless-needs-no-library',
      comment: 'What React and Preact share is plain functions over the pure core.',
      severity: 'error',
      from: { path: '^web/headless/' },
      to: { path: ['^web/', ANY_PACKAGE], pathNot: '^web/headless/' },
    },
    {
      name: 'web-api-only-talks',
      severity: 'error',
      from: { path: '^web/api/' },
      to: { path: '^web/(ui|headless|addresses|cart|forms|features|pages|app|widget)/' },
    },
    {
      name: 'web-addresses-read-addresses',
      comment: 'What stands in an address is read and written here, and shown elsewhere.',
      severity: 'error',
      from: { path: '^web/addresses/' },
      to: { path: '^web/(ui|cart|forms|features|pages|app|widget)/' },
    },
    {
      name: 'web-cart-holds-the-cart',
      comment: 'The cart is stored and kept fresh here, and shown elsewhere.',
      severity: 'error',
      from: { path: '^web/cart/' },
      to: { path: '^web/(ui|addresses|forms|features|pages|app|widget)/' },
    },
    {
      name: 'web-forms-serve-features',
      comment: 'Forms and lists that several features configure know none of them.',
      severity: 'error',
      from: { path: '^web/forms/' },
      to: { path: '^web/(cart|features|pages|app|widget)/' },
    },
    {
      name: 'product-no-circles',
      comment: 'In the product, types form no circle either.',
      severity: 'error',
      from: { path: '^(core|openapi|adapters|web)/' },
      to: { circular: true },
    },
    {
      name: 'date-fns-by-subpath',
      comment: 'Its barrel costs seconds of start time in Node.',
      severity: 'error',
      from: {},
      to: { path: '(^|/)node_modules/date-fns/index\\.' },
    },
    {
      name: 'reflect-metadata-stays-asleep',
      comment: 'inversify wants it installed; imported, it would change every class of the process.',
      severity: 'error',
      from: {},
      to: { path: package_('reflect-metadata') },
    },
    {
      name: 'no-barrels',
      comment:
        'Import from the file that has the thing: a barrel loads everything and hides where things are.',
      severity: 'error',
      from: {},
      to: { path: '(^|/)index\\.[cm]?[jt]sx?$', pathNot: ANY_PACKAGE },
    },
    {
      name: 'no-circles',
      comment: 'In tests, types may know each other; what runs may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-packages',
      comment: 'A room declares the packages that it imports.',
      severity: 'error',
      from: { path: '^(core|openapi|adapters|web)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    // TypeScript 7 has no interface that the tool could use; without another parser it would see no module at all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    skipAnalysisNotInRules: true,
    exclude: { path: ['^(web|openapi)/dist/', '^tests/output/'] },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
};
