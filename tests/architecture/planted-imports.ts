import { CORE_GROUPS, CORE_SLICES } from '../../scripts/core-groups.mjs';

/** A file that breaks one import rule, or keeps them all (`rule: null`) although it comes close. */
export interface Plant {
  readonly rule: string | null;
  readonly file: string;
  readonly code: string;
}

const plant = (rule: string | null, file: string, ...imports: string[]): Plant => ({
  rule,
  file,
  code: `${imports.join('\n')}\nexport const planted = 1;\n`,
});

const GROUPS = Object.keys(CORE_GROUPS);

/** Each slice, and each group, reaches for the one that comes after it. */
const REACHES = CORE_SLICES.slice(0, -1).map(
  (slice, place) => [slice, CORE_SLICES[place + 1] ?? ''] as const,
);
const GROUP_REACHES = GROUPS.slice(0, -1).map((group, place) => [group, GROUPS[place + 1] ?? ''] as const);

/** Things that the plants below import. */
export const soil: readonly Plant[] = [
  ...CORE_SLICES.map((slice) => plant(null, `core/${slice}/noun.ts`)),
  ...GROUPS.map((group) => plant(null, `core/${group}/shared.ts`)),
  plant(null, 'core/kernel/money.ts'),
  plant(null, 'core/world.ts', `import type { planted } from './bookings/booking/ports.ts';`),
  plant(
    null,
    'core/shop.ts',
    `import { planted as assembly } from './bookings/booking/booking-use-cases.ts';`,
  ),
  plant(
    null,
    'core/bookings/booking/booking-use-cases.ts',
    `import { planted as act } from './use-cases/act.ts';`,
  ),
  plant(null, 'core/bookings/booking/ports.ts'),
  plant(
    null,
    'core/bookings/booking/use-cases/act.ts',
    `import type { planted as ports } from '../ports.ts';`,
  ),
  plant(null, 'core/bookings/booking/steps/step.ts'),
  plant(null, 'openapi/wire.ts'),
  plant(null, 'adapters/composition/compose.ts', `import { Container } from 'inversify';`),
  plant(null, 'adapters/postgres/store.ts'),
  plant(null, 'adapters/http/handlers/handler.ts'),
  plant(null, 'adapters/smtp/mailer.ts', `import { planted as look } from '../mail/look.ts';`),
  plant(null, 'adapters/mail/look.ts'),
  plant(null, 'web/api/client.ts'),
  plant(null, 'web/app/App.tsx'),
  plant(null, 'web/pages/HomePage.tsx'),
  plant(null, 'web/features/cart/Cart.tsx', `import { planted as client } from '../../api/client.ts';`),
  plant(
    null,
    'web/ui/primitives/Button.tsx',
    `import { planted as pure } from '@wondercast/core/kernel/money';`,
  ),
  ...['theme', 'formats', 'overlays', 'forms', 'shop'].map((folder) =>
    plant(null, `web/ui/${folder}/piece.ts`),
  ),
  plant(
    null,
    'web/headless/counter.ts',
    `import type { planted as pure } from '@wondercast/core/kernel/money';`,
  ),
  plant(null, 'tests/support/any.ts'),
];

/** What comes close to breaking a rule and must stay quiet. */
export const allowed: readonly Plant[] = [
  plant(null, 'adapters/postgres/fine.ts', `import type { planted as mailer } from '../smtp/mailer.ts';`),
  plant(
    null,
    'core/bookings/booking/fine.ts',
    `import { format } from 'date-fns/format';`,
    `import { z } from 'zod';`,
  ),
  plant(null, 'core/desk/order/fine.ts', `import { planted as noun } from '../../people/audit/noun.ts';`),
  plant(null, 'tests/calendar/day.ts', `import type { planted as type } from './zone.ts';`),
  plant(null, 'tests/calendar/zone.ts', `import type { planted as type } from './day.ts';`),
  plant(null, 'adapters/composition/fine.ts', `import { planted as store } from '../postgres/store.ts';`),
  plant(null, 'openapi/fine.ts', `import { planted as noun } from '@wondercast/core/bookings/booking/noun';`),
  plant(null, 'tests/fine.ts', `import { planted as act } from '../core/bookings/booking/use-cases/act.ts';`),
];

export const violations: readonly Plant[] = [
  plant('core-knows-nobody', 'core/bad/node.ts', `import { readFileSync } from 'node:fs';`),
  plant(
    'core-knows-nobody',
    'core/bad/wire.ts',
    `import { planted as wire } from '@wondercast/openapi/wire';`,
  ),
  plant(
    'core-knows-nobody',
    'core/bad/type.ts',
    `import type { planted as store } from '../../adapters/postgres/store.ts';`,
  ),
  plant(
    'core-knows-nobody',
    'core/bad/lazy.ts',
    `export const later = () => import('../../web/api/client.ts');`,
  ),
  plant('core-packages', 'core/bad/react.ts', `import { useState } from 'react';`),
  plant('core-packages', 'core/bad/styled.ts', `export { styled } from 'styled-components';`),
  ...REACHES.map(([slice, later]) =>
    plant(
      `core-slice-order-${slice.replace('/', '-')}`,
      `core/${slice}/planted.ts`,
      `import type { planted as noun } from '../../${later}/noun.ts';`,
    ),
  ),
  ...GROUP_REACHES.map(([group, later]) =>
    plant(
      `core-group-order-${group}`,
      `core/${group}/planted.ts`,
      `import type { planted as shared } from '../${later}/shared.ts';`,
    ),
  ),
  plant(
    'core-slices-do-not-know-the-shop',
    'core/buying/cart/shop.ts',
    `import { planted as shop } from '../../shop.ts';`,
  ),
  plant(
    'core-slices-do-not-know-the-shop',
    'core/buying/cart/ports.ts',
    `import type { planted as store } from '../../shop.ts';`,
  ),
  plant(
    'core-slices-do-not-know-the-shop',
    'core/buying/cart/world.ts',
    `import type { planted as store } from '../../world.ts';`,
  ),
  plant(
    'core-use-cases-on-top',
    'core/bookings/booking/bad.ts',
    `import { planted as act } from './use-cases/act.ts';`,
  ),
  plant(
    'core-use-cases-on-top',
    'core/bookings/booking/step.ts',
    `import { planted as step } from './steps/step.ts';`,
  ),
  plant(
    'core-assemblies-are-for-the-shop',
    'core/bookings/booking/use-cases/bad.ts',
    `import { planted as assembly } from '../booking-use-cases.ts';`,
  ),
  plant('core-shares-downwards', 'core/buying/all.ts', `import { planted as noun } from './cart/noun.ts';`),
  plant(
    'openapi-imports-pure-core',
    'openapi/act.ts',
    `import { planted as act } from '@wondercast/core/bookings/booking/use-cases/act';`,
  ),
  plant(
    'openapi-imports-pure-core',
    'openapi/ports.ts',
    `import type { planted as ports } from '../core/bookings/booking/ports.ts';`,
  ),
  plant(
    'openapi-imports-pure-core',
    'openapi/shop.ts',
    `import type { planted as shop } from '../core/shop.ts';`,
  ),
  plant(
    'openapi-imports-pure-core',
    'openapi/page.ts',
    `import { planted as page } from '../web/app/App.tsx';`,
  ),
  plant('openapi-packages', 'openapi/koa.ts', `import Router from '@koa/router';`),
  plant(
    'web-imports-pure-core',
    'web/pages/Bad.tsx',
    `import { planted as act } from '../../core/bookings/booking/use-cases/act.ts';`,
  ),
  plant(
    'web-imports-pure-core',
    'web/pages/Ports.tsx',
    `import type { planted as ports } from '@wondercast/core/bookings/booking/ports';`,
  ),
  plant(
    'web-imports-pure-core',
    'web/pages/Sql.tsx',
    `import { planted as store } from '../../adapters/postgres/store.ts';`,
  ),
  plant(
    'adapters-know-no-web',
    'adapters/http/page.ts',
    `import { planted as page } from '../../web/app/App.tsx';`,
  ),
  plant('adapters-know-no-web', 'adapters/mail/react.ts', `import { createElement } from 'react';`),
  plant(
    'nobody-imports-tests',
    'adapters/system/tests.ts',
    `import { planted as support } from '../../tests/support/any.ts';`,
  ),
  plant('one-place-for-inversify', 'adapters/http/container.ts', `import { Container } from 'inversify';`),
  plant('one-place-for-stripe', 'adapters/http/stripe.ts', `import Stripe from 'stripe';`),
  plant('one-place-for-koa', 'adapters/simulator/koa.ts', `import Koa from 'koa';`),
  plant('one-place-for-database', 'adapters/http/pg.ts', `import pg from 'pg';`),
  plant(
    'adapters-meet-in-composition',
    'adapters/http/store.ts',
    `import { planted as store } from '../postgres/store.ts';`,
  ),
  plant(
    'octo-stands-beside-http',
    'adapters/octo/route.ts',
    `import type { planted as handler } from '../http/handlers/handler.ts';`,
  ),
  plant(
    'http-by-stage',
    'adapters/http/pipeline/bad.ts',
    `import { planted as handler } from '../handlers/handler.ts';`,
  ),
  plant(
    'web-features-stay-apart',
    'web/features/checkout/Bad.tsx',
    `import { planted as cart } from '../cart/Cart.tsx';`,
  ),
  plant(
    'web-features-know-no-page',
    'web/features/cart/Bad.tsx',
    `import { planted as page } from '../../pages/HomePage.tsx';`,
  ),
  plant('widget-stays-light', 'web/widget/Bad.tsx', `import { useState } from 'react';`),
  plant(
    'widget-stays-light',
    'web/widget/Look.tsx',
    `import { planted as look } from '../ui/primitives/Button.tsx';`,
  ),
  plant(
    'web-ui-only-looks',
    'web/ui/Bad.tsx',
    `import { planted as cart } from '../features/cart/Cart.tsx';`,
  ),
  plant('web-ui-only-looks', 'web/ui/Data.tsx', `import { useQuery } from '@tanstack/react-query';`),
  plant(
    'web-ui-only-looks',
    'web/ui/primitives/Api.tsx',
    `import { planted as client } from '../../api/client.ts';`,
  ),
  ...Object.entries({
    theme: 'formats',
    formats: 'theme',
    primitives: 'overlays',
    overlays: 'forms',
    forms: 'shop',
  }).map(([folder, later]) =>
    plant(
      `web-ui-order-${folder}`,
      `web/ui/${folder}/bad.ts`,
      `import type { planted as piece } from '../${later}/piece.ts';`,
    ),
  ),
  plant('web-ui-order-shop', 'web/ui/shop/bad.ts', `import { planted as barrel } from '../index.ts';`),
  plant('web-headless-needs-no-library', 'web/headless/hook.ts', `import { useState } from 'react';`),
  plant(
    'web-headless-needs-no-library',
    'web/headless/look.ts',
    `import { planted as look } from '../ui/primitives/Button.tsx';`,
  ),
  plant(
    'web-addresses-read-addresses',
    'web/addresses/bad.ts',
    `import { planted as look } from '../ui/primitives/Button.tsx';`,
  ),
  plant(
    'web-cart-holds-the-cart',
    'web/cart/bad.ts',
    `import { planted as cart } from '../features/cart/Cart.tsx';`,
  ),
  plant(
    'web-forms-serve-features',
    'web/forms/bad.ts',
    `import { planted as cart } from '../features/cart/Cart.tsx';`,
  ),
  plant('product-no-circles', 'web/cart/one.ts', `import type { planted as two } from './two.ts';`),
  plant(null, 'web/cart/two.ts', `import type { planted as one } from './one.ts';`),
  plant(
    'web-api-only-talks',
    'web/api/bad.ts',
    `import { planted as look } from '../ui/primitives/Button.tsx';`,
  ),
  plant('date-fns-by-subpath', 'core/bad/day.ts', `import { format } from 'date-fns';`),
  plant('reflect-metadata-stays-asleep', 'adapters/composition/reflect.ts', `import 'reflect-metadata';`),
  plant('no-barrels', 'web/pages/Barrel.tsx', `import { planted as barrel } from '../ui/index.ts';`),
  plant(null, 'web/ui/index.ts'),
  plant('product-no-circles', 'core/bad/first.ts', `import type { planted as second } from './second.ts';`),
  plant(null, 'core/bad/second.ts', `import type { planted as first } from './first.ts';`),
  plant('no-circles', 'core/bad/one.ts', `import { planted as two } from './two.ts';`),
  plant(null, 'core/bad/two.ts', `import { planted as one } from './one.ts';`),
  plant('everything-resolves', 'core/bad/gone.ts', `import { gone } from './not-there.ts';`),
  plant('declared-packages', 'core/bad/undeclared.ts', `import pg from 'pg';`),
];
