import { recordBy } from '../../people/audit/record.ts';
import type { Host } from './host.ts';

/** What the audit log records of a host: nothing of how to reach them. */
export const recordOfHost = recordBy<Host>({
  id: 'hidden',
  name: 'shown',
  email: 'hidden',
  phone: 'hidden',
  pictureUrl: 'shown',
  about: 'shown',
  zone: 'shown',
  languages: 'shown',
  experienceIds: 'shown',
  hours: ({ length }) => ({ spansOfHours: length }),
  absences: 'hidden',
  breakBefore: 'shown',
  breakAfter: 'shown',
  mostADay: 'shown',
  // The address of a private calendar is a secret.
  feedUrl: (feedUrl) => ({ ownCalendar: feedUrl !== null }),
  feed: 'hidden',
  active: 'shown',
  pageOpenedAt: 'hidden',
  version: 'hidden',
});
