import { STAFF_ROLES } from '@wondercast/core/people/account/permissions';
import { ROLE_WORDS } from '@wondercast/core/people/account/role-words';

/** The roles in order, each with a description. */
export const ROLE_OPTIONS = STAFF_ROLES.map((value) => ({
  value,
  label: ROLE_WORDS[value].title,
  text: ROLE_WORDS[value].text,
}));
