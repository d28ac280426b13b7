import { shapes } from './shapes.ts';

/* Builds the OpenAPI document of this room: its paths, requests and responses. */

interface Described {
  readonly summary: string;
  /** The standard's name of the response schema. */
  readonly answers: string;
  readonly isList?: boolean;
  readonly body?: string;
  readonly scope?: string;
  readonly query?: readonly string[];
}

const PATHS: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post' | 'patch', Described>>>>> = {
  '/supplier': { get: { summary: 'The shop', answers: 'Supplier' } },
  '/capabilities': {
    get: { summary: 'What may be asked for beside the core', answers: 'Capability', isList: true },
  },
  '/products': {
    get: { summary: 'Everything with free times', answers: 'Product', isList: true },
  },
  '/products/{id}': { get: { summary: 'One product', answers: 'Product' } },
  '/availability': {
    post: {
      summary: 'Free starts of some days, or the starts that are named',
      answers: 'Availability',
      isList: true,
      body: 'AvailabilityCheckBody',
    },
  },
  '/availability/calendar': {
    post: {
      summary: 'Days, with whether they have a free start',
      answers: 'AvailabilityCalendar',
      isList: true,
      body: 'AvailabilityCalendarBody',
    },
  },
  '/bookings': {
    post: {
      summary: 'Reserves a time',
      answers: 'Booking',
      body: 'BookingReservationBody',
      scope: 'bookings:write',
    },
    get: {
      summary: 'Finds bookings by one of the two references',
      answers: 'Booking',
      isList: true,
      scope: 'bookings:read',
      query: ['resellerReference', 'supplierReference'],
    },
  },
  '/bookings/{uuid}': {
    get: { summary: 'One booking', answers: 'Booking', scope: 'bookings:read' },
    patch: { summary: 'Changes it', answers: 'Booking', body: 'BookingUpdateBody', scope: 'bookings:write' },
  },
  '/bookings/{uuid}/confirm': {
    post: {
      summary: 'Books what is on hold',
      answers: 'Booking',
      body: 'BookingConfirmationBody',
      scope: 'bookings:write',
    },
  },
  '/bookings/{uuid}/extend': {
    post: {
      summary: 'Keeps it on hold for longer',
      answers: 'Booking',
      body: 'ExtendReservationBody',
      scope: 'bookings:write',
    },
  },
  '/bookings/{uuid}/cancel': {
    post: {
      summary: 'Cancels it',
      answers: 'Booking',
      body: 'BookingCancellationBody',
      scope: 'bookings:write',
    },
  },
};

const shapeOf = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Why a request is refused, by the standard's error code. */
const DECLINED: Readonly<Record<string, string>> = {
  400: 'What was sent is not possible; the code says why.',
  401: '`UNAUTHORIZED`: no key, or one that has ended.',
  403: '`FORBIDDEN`: the key may not do this.',
  404: '`BAD_REQUEST`: no such address.',
  413: '`BAD_REQUEST`: the body is too large.',
  429: '`UNPROCESSABLE_ENTITY`: too many requests; `Retry-After` says when again.',
  500: '`INTERNAL_SERVER_ERROR`: nobody foresaw it.',
  503: '`INTERNAL_SERVER_ERROR`: the shop is away; `Retry-After` says when again.',
};

const declined = (description: string) => ({
  description,
  headers: { 'Octo-Capabilities': { $ref: '#/components/headers/Octo-Capabilities' } },
  content: { 'application/json': { schema: shapeOf('Error') } },
});

const operationOf = (
  id: string,
  { summary, answers, isList = false, body, scope, query = [] }: Described,
  path: string,
): object => ({
  operationId: id,
  summary,
  description: scope
    ? `Needs a secret key with the scope \`${scope}\`.`
    : 'Needs a secret key, of whatever scope.',
  parameters: [
    { $ref: '#/components/parameters/Capabilities' },
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...query.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
  ],
  ...(body
    ? { requestBody: { required: true, content: { 'application/json': { schema: shapeOf(body) } } } }
    : {}),
  responses: {
    200: {
      description: 'Done.',
      headers: { 'Octo-Capabilities': { $ref: '#/components/headers/Octo-Capabilities' } },
      content: {
        'application/json': {
          schema: isList ? { type: 'array', items: shapeOf(answers) } : shapeOf(answers),
        },
      },
    },
    ...Object.fromEntries(Object.entries(DECLINED).map(([status, words]) => [status, declined(words)])),
  },
});

const idOf = (method: string, path: string): string =>
  method +
  path
    .split(/[/{}]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** The OpenAPI document with this shop's address. */
export const contractOf = (publicUrl: string): object => ({
  openapi: '3.1.0',
  info: {
    title: 'OCTO 1.0, supplier side',
    version: '1.0.0',
    description:
      'What resellers book by, in the words of the standard. How the shop fills them: docs/octo.md.',
  },
  servers: [{ url: `${publicUrl}/octo` }],
  security: [{ key: [] }],
  paths: Object.fromEntries(
    Object.entries(PATHS).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, described]) => [
          method,
          operationOf(idOf(method, path), described, path),
        ]),
      ),
    ]),
  ),
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'A secret key of a partner: `sk_…`.' },
    },
    parameters: {
      Capabilities: {
        name: 'Octo-Capabilities',
        in: 'header',
        description: 'Any of `octo/content` and `octo/pricing`, with commas. Others are passed over.',
        schema: { type: 'string' },
      },
    },
    headers: {
      'Octo-Capabilities': {
        description: 'Those that were used; on every answer.',
        schema: { type: 'string' },
      },
    },
    schemas: shapes(),
  },
});
