import { randomUUID } from 'node:crypto';
import type { GivenContact, GivenGuests } from './booking-rules.ts';
import { badRequest, invalidUnit, unprocessable } from './errors.ts';
import { GUEST, REQUIRED_CONTACT } from './products.ts';
import { type Contact, type Guest, NO_CONTACT } from './reservation.ts';
import type { OctoContact } from './wire.ts';

const wordOf = (text: string | null | undefined): string | null => text?.trim() || null;

/** A full name without first and last name is split before its last word. */
const namesOf = ({ fullName, firstName, lastName }: GivenContact): Partial<Contact> => {
  const words = fullName?.trim().split(/\s+/).filter(Boolean) ?? [];
  const isFullAlone = words.length > 0 && !firstName && !lastName;
  if (isFullAlone) return { firstName: words.slice(0, -1).join(' ') || null, lastName: words.at(-1) ?? null };
  return {
    ...(firstName === undefined ? {} : { firstName: wordOf(firstName) }),
    ...(lastName === undefined ? {} : { lastName: wordOf(lastName) }),
  };
};

/** Merges a sent contact into a known one: null clears a field, a missing field stays unchanged. */
export const withContact = (known: Contact, given: GivenContact | null | undefined): Contact => {
  if (!given) return known;
  const { fullName: _full, firstName: _first, lastName: _last, locales, ...rest } = given;
  const sent = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...known,
    ...namesOf(given),
    ...Object.fromEntries(sent.map(([name, value]) => [name, wordOf(value)])),
    ...(locales === undefined ? {} : { locales: locales ?? [] }),
  };
};

/** @throws OctoError 'UNPROCESSABLE_ENTITY' that names the missing fields which a booking needs */
export const assertComplete = (contact: Contact): void => {
  const missing = REQUIRED_CONTACT.filter((name) => contact[name] === null);
  if (missing.length > 0) throw unprocessable(`The contact lacks ${missing.join(', ')}.`);
};

export const contactOf = (contact: Contact): OctoContact => ({
  fullName: [contact.firstName, contact.lastName].filter(Boolean).join(' ') || null,
  ...contact,
});

/**
 * Merges sent guests with known ones. A guest is matched by uuid, or by position when no uuid is sent.
 * @throws OctoError 'INVALID_UNIT_ID'; 'BAD_REQUEST' when two guests have the same uuid
 */
export const guestsOf = (given: GivenGuests, known: readonly Guest[] = []): readonly Guest[] => {
  const guests = given.map(({ uuid, unitId, resellerReference, contact }, at): Guest => {
    if (unitId !== GUEST) throw invalidUnit(unitId);
    const before = uuid ? known.find((each) => each.uuid === uuid) : known[at];
    return {
      uuid: uuid ?? before?.uuid ?? randomUUID(),
      resellerReference:
        resellerReference === undefined ? (before?.resellerReference ?? null) : wordOf(resellerReference),
      contact: withContact(before?.contact ?? NO_CONTACT, contact),
    };
  });
  if (new Set(guests.map(({ uuid }) => uuid)).size < guests.length)
    throw badRequest('unitItems must have a uuid each.');
  return guests;
};
