import type { Host } from './host.ts';

/** Why a host is not free for a session. Only `own-calendar` is advice: such a host may be taken. */
export type Hindrance =
  | { readonly kind: 'cannot-lead' }
  | { readonly kind: 'language' }
  | { readonly kind: 'hours' }
  | { readonly kind: 'absence'; readonly until: Date }
  | { readonly kind: 'break'; readonly reference: string; readonly startsAt: Date }
  | { readonly kind: 'clash'; readonly reference: string; readonly startsAt: Date }
  | { readonly kind: 'day-full'; readonly sessions: number }
  | { readonly kind: 'own-calendar'; readonly startsAt: Date; readonly endsAt: Date };

/** A host as one who could lead a session at a time. */
export interface Candidate {
  readonly host: Pick<Host, 'id' | 'name' | 'pictureUrl' | 'zone' | 'languages'>;
  /** Whether nothing hinders. */
  readonly free: boolean;
  readonly hindrances: readonly Hindrance[];
  /** Reserving assignments in the week of the session, Monday to Sunday of the host's zone. */
  readonly sessionsThatWeek: number;
}
