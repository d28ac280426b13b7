import { z } from 'zod';
import { flag, id, instant, line, prose } from '../../kernel/fields.ts';
import { newRecordRule, recordChangeRule } from '../../kernel/records/record-rules.ts';
import { DECLINE_REASONS } from './assignment.ts';
import { HOST } from './host-record.ts';

/** The body of `POST /api/admin/hosts`. */
export const hostRule = newRecordRule(HOST);

/** The body of `PATCH /api/admin/hosts/{id}`: a field that is left out stays; null clears it. */
export const hostChangeRule = recordChangeRule(HOST).extend({ active: flag().optional() });

/** The body of an absence, from the desk or from the host. */
export const absenceRule = z
  .object({ startsAt: instant(), endsAt: instant(), reason: line(200).nullish() })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    path: ['endsAt'],
    message: 'Must end after it begins',
  });

/** The body of `POST /api/admin/sessions/{id}/assignments`. */
export const assignmentRule = z.object({
  hostId: id(),
  /** Whether the host is asked; otherwise the host leads it at once. */
  ask: z.boolean('Must be true or false').default(true),
  /** The assignment that this one replaces, in the same step. */
  instead: id().nullish(),
});

/** The body of `POST /api/host/{token}/assignments/{id}`. */
export const hostAnswerRule = z
  .object({
    accept: z.boolean('Must be true or false'),
    reason: z.enum(DECLINE_REASONS, 'Choose a reason').nullish(),
    note: prose(500).nullish(),
    /** The start that the host was shown: an answer about another time is refused. */
    startsAt: instant().nullish(),
  })
  .refine(({ accept, reason }) => accept || Boolean(reason), {
    path: ['reason'],
    message: 'Choose a reason',
  });

export type NewHostFields = z.output<typeof hostRule>;
export type HostChange = z.output<typeof hostChangeRule>;
export type NewAbsence = z.output<typeof absenceRule>;
export type AssignmentRequest = z.output<typeof assignmentRule>;
export type HostAnswer = z.output<typeof hostAnswerRule>;
