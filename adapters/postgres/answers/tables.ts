import { defineEntity, p } from '@mikro-orm/core';
import { at, text } from '../driver/column-builders.ts';

/** First answers to requests with an idempotency key, kept for a day. */
export const AnswerRow = defineEntity({
  name: 'AnswerRow',
  tableName: 'answers',
  properties: {
    scope: text().primary(),
    key: text().primary(),
    fingerprint: text(),
    status: p.integer().nullable(),
    // json instead of jsonb, so that a replay repeats the first answer byte for byte.
    body: p.json().nullable().columnType('json'),
    bookingId: p.integer().nullable().index(),
    createdAt: at().index(),
  },
});
