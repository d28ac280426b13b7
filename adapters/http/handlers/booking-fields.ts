import { type Issue, Refusal } from '@wondercast/core/kernel/refusal';
import type { BodyOf } from '../pipeline/handler.ts';

type Body = Pick<BodyOf<'createBooking'>, 'cartItems' | 'items' | 'date'>;

/** Field paths of a body without lines, whose fields describe the experience and the first unit's day. */
const FLAT_PATHS: Readonly<Record<string, string>> = {
  'items.0.experienceId': 'experienceId',
  'items.0.slots.0.date': 'date',
};

/** The path of a field as the client sent it. Lines are sent as `items`, as `cartItems`, or as flat fields. */
const toSentPath = ({ cartItems, items, date }: Body, path: string): string => {
  if (!cartItems && !items) return FLAT_PATHS[path] ?? path;
  const isFlatDay = path === 'items.0.slots.0.date' && date;
  const lines = cartItems ?? items ?? [];
  if (isFlatDay && lines.every(({ slots }) => slots.length === 0)) return 'date';
  return cartItems ? path.replace(/^items\b/, 'cartItems') : path;
};

/** Converts the paths in a refusal to those that the client sent. */
export const atSentFields = (body: Body, error: unknown): unknown => {
  if (!(error instanceof Refusal) || error.issues.length === 0) return error;
  const { kind, message, code, details, issueCount } = error;
  const issues = error.issues.map((issue): Issue => ({ ...issue, path: toSentPath(body, issue.path) }));
  return new Refusal(kind, message, { code, issues, issueCount, details });
};
