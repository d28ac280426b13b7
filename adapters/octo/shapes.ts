import { z } from 'zod';
import {
  cancellationRule,
  confirmationRule,
  extensionRule,
  reservationRule,
  updateRule,
} from './booking-rules.ts';
import { BOOKING_SHAPES } from './booking-shapes.ts';
import type { OctoCode } from './errors.ts';
import { availabilityRule, calendarRule } from './rules.ts';
import { SELLING_SHAPES } from './selling-shapes.ts';
import { always, type Shape, text } from './shape.ts';

/** Each error code, and the member that names the invalid value. */
const CODES: Readonly<Record<OctoCode, string | null>> = {
  INVALID_PRODUCT_ID: 'productId',
  INVALID_OPTION_ID: 'optionId',
  INVALID_UNIT_ID: 'unitId',
  INVALID_AVAILABILITY_ID: 'availabilityId',
  INVALID_BOOKING_UUID: 'uuid',
  BAD_REQUEST: null,
  UNPROCESSABLE_ENTITY: null,
  INTERNAL_SERVER_ERROR: null,
  UNAUTHORIZED: null,
  FORBIDDEN: null,
};

const errorOf = ([code, offending]: readonly [string, string | null]): Shape => ({
  type: 'object',
  additionalProperties: false,
  required: ['error', 'errorMessage', ...(offending ? [offending] : [])],
  properties: { error: always(code), errorMessage: text, ...(offending ? { [offending]: text } : {}) },
});

const TAKEN = {
  AvailabilityCheckBody: availabilityRule,
  AvailabilityCalendarBody: calendarRule,
  BookingReservationBody: reservationRule,
  BookingUpdateBody: updateRule,
  BookingConfirmationBody: confirmationRule,
  ExtendReservationBody: extensionRule,
  BookingCancellationBody: cancellationRule,
} as const satisfies Readonly<Record<string, z.ZodType>>;

/** The schema of what a rule accepts. Other members are ignored. */
const takenBy = (rule: z.ZodType): Shape => {
  const { $schema: _, ...shape } = z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' });
  return shape;
};

/** Every schema of the contract by name. */
export const shapes = (): Readonly<Record<string, Shape>> => ({
  ...SELLING_SHAPES,
  ...BOOKING_SHAPES,
  ...Object.fromEntries(Object.entries(TAKEN).map(([name, rule]) => [name, takenBy(rule)])),
  Error: { oneOf: Object.entries(CODES).map(errorOf) },
});
