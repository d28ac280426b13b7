import { type Issue, Refusal } from '@wondercast/core/refusal';
import type { BodyOf } from '../pipeline/handler.ts';

type Body = Pick<BodyOf<'createBooking'>, 'cartItems' | 'items' | 'date'>;

/** Where the first unit's day and the experience stand in a body without lines. */
const FLAT: Readonly<Record<string, string>> = {
  'items.0.experienceId': 'experienceId',
  'items.0.slots.0.date': 'date',
};

/** The field of this body that a line's field came from: lines are sent as `items`, as `cartItems`, or flat. */
const sentAs = ({ cartItems, items, date }: Body, path: string): string => {
  if (!cartItems && !items) return FLAT[path] ?? path;
  const isFlatDay = path === 'items.0.slots.0.date' && date;
  const lines = cartItems ?? items ?? [];
  if (isFlatDay && lines.every(({ slots }) => slots.length === 0)) return 'date';
  return cartItems ? path.replace(/^items\b/, 'cartItems') : path;
};

/** The same refusal, at the fields that were sent. */
export const atSentFields = (body: Body, error: unknown): unknown => {
  if (!(error instanceof Refusal) || error.issues.length === 0) return error;
  const { kind, message, details, issueCount } = error;
  const issues = error.issues.map((issue): Issue => ({ ...issue, path: sentAs(body, issue.path) }));
  return new Refusal(kind, message, { issues, issueCount, details });
};
