import { PROFILE_DEFAULTS } from '@wondercast/core/people/account/account';
import { profileRule } from '@wondercast/core/people/account/profile-rule';
import { describe, expect, it } from 'vitest';

const wordsFor = (profile: object): readonly string[] => [
  ...new Set(profileRule.safeParse(profile).error?.issues.map(({ message }) => message)),
];

describe('a profile', () => {
  it('may be changed in every field that an account has, and in nothing else; the password is compared', () => {
    expect(Object.keys(profileRule.shape).toSorted()).toEqual(
      [...Object.keys(PROFILE_DEFAULTS), 'password', 'version'].toSorted(),
    );
  });

  it.each([
    [{ fullName: 'Al' }, 'Full name must be at least 3 characters'],
    [{ phoneNumber: '555 0134' }, 'Please enter a valid phone number'],
    [{ email: 'mara' }, 'Please enter a valid email address'],
    [{ email: 'mara@northlight.example\nBcc: x@y.example' }, 'Contains characters that cannot be stored'],
    [{ website: 'northlight.example' }, 'Please enter a valid URL'],
    [{ website: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    [{ website: 'http:northlight.example' }, 'Please enter a valid URL'],
    [{ linkedinProfile: 'ftp://linkedin.example' }, 'Please enter a valid URL'],
    [{ linkedinProfile: 'data:text/html,x' }, 'Please enter a valid URL'],
    [{ profilePicture: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    [{ profilePicture: '//evil.example/x.png' }, 'Please enter a valid URL'],
    [{ companySize: '12' }, 'Please choose one of the listed company sizes'],
    [{ preferredCommunication: 'fax' }, 'Please choose email, phone or both'],
    [{ marketingOptIn: 'yes' }, 'Must be true or false'],
    [{ eventNotifications: 0 }, 'Must be true or false'],
    [{ jobTitle: 7 }, 'Must be text'],
    [{ bio: 'x'.repeat(2_001) }, 'Must be at most 2000 characters long'],
    [{ city: 'Köln\u0000' }, 'Contains characters that cannot be stored'],
    [{ version: '1' }, 'Must be a whole number'],
  ])('refuses %j', (profile, message) => {
    expect(wordsFor(profile)).toEqual([message]);
  });

  it.each(['1-10', '11-50', '51-200', '201-1000', '1000+'])('knows the company size %s', (companySize) => {
    expect(profileRule.parse({ companySize })).toEqual({ companySize });
  });

  it.each(['email', 'phone', 'both'])('knows the communication %s', (preferredCommunication) => {
    expect(profileRule.parse({ preferredCommunication })).toEqual({ preferredCommunication });
  });

  it.each([
    { website: 'https://northlight.example/team?a=1#b' },
    { linkedinProfile: 'HTTP://linkedin.example/in/mara' },
    { profilePicture: '/uploads/mara.webp' },
    { profilePicture: 'https://images.example/mara.webp' },
    { fullName: 'Zoë' },
    { phoneNumber: '0415555013' },
    { bio: 'Two\nlines' },
  ])('takes %j as it is', (profile) => {
    expect(profileRule.parse(profile)).toEqual(profile);
  });

  it('leaves absent fields out, so that they stay as they are', () => {
    expect(profileRule.parse({})).toEqual({});
  });

  it.each(Object.keys(PROFILE_DEFAULTS).filter((field) => !/OptIn|Notifications|billing/.test(field)))(
    'clears %s by null and by blank',
    (field) => {
      expect(profileRule.parse({ [field]: null })).toEqual({ [field]: null });
      expect(profileRule.parse({ [field]: '' })).toEqual({ [field]: null });
    },
  );

  it('trims what is typed, and takes spaces for blank', () => {
    expect(profileRule.parse({ fullName: '  Mara Reyes ', city: '   ' })).toEqual({
      fullName: 'Mara Reyes',
      city: null,
    });
  });

  it('counts notifications as wanted unless explicitly not', () => {
    expect(profileRule.parse({ eventNotifications: null })).toEqual({ eventNotifications: true });
    expect(profileRule.parse({ eventNotifications: false })).toEqual({ eventNotifications: false });
    expect(profileRule.parse({ marketingOptIn: null })).toEqual({ marketingOptIn: false });
  });

  it.each(['role', 'username', 'passwordHash', 'passwordVersion', 'id', 'createdAt', '__proto__'])(
    'has no word on %s',
    (field) => {
      const sent = JSON.parse(`{"${field}": "admin", "city": "Köln"}`) as object;
      expect(Object.entries(profileRule.parse(sent))).toEqual([['city', 'Köln']]);
    },
  );
});
