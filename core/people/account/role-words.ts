import type { StaffRole } from './permissions.ts';

/** The title and description of each role. */
export const ROLE_WORDS: Readonly<Record<StaffRole, { readonly title: string; readonly text: string }>> = {
  owner: { title: 'Owner', text: 'Everything, with staff and settings' },
  desk: { title: 'Desk', text: 'Runs the day: bookings, sessions, hosts' },
  finance: { title: 'Finance', text: 'Payments, invoices, refunds' },
  catalogue: { title: 'Catalogue', text: 'Experiences, categories, add-ons, logos, codes' },
  reader: { title: 'Reader', text: 'Looks, changes nothing' },
};
