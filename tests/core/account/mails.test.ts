import { emailChangedWords, passwordResetWords } from '@wondercast/core/people/account/mails';
import { describe, expect, it } from 'vitest';

const shop = { name: 'Wondercast', mail: 'hello@wondercast.example' };
const url = 'https://shop.example/auth/reset?token=t';

describe('the mail for a forgotten password', () => {
  const words = passwordResetWords({ username: 'mara', fullName: 'Mara Reyes' }, shop, url);

  it('says whose account it is, what to do, and how long', () => {
    expect(words).toMatchObject({
      subject: 'Choose a new password for Wondercast',
      preheader: 'The link works once, within one hour.',
      title: 'Choose a new password.',
      action: { label: 'Choose a new password', url },
    });
    expect(words.intro).toEqual([
      'Hello Mara Reyes,',
      'somebody asked for a new password for your account at Wondercast. Your username is mara.',
      'The link works once, within one hour.',
    ]);
  });

  it('tells who did not ask that nothing has happened, and whom to ask', () => {
    expect(words.notes).toEqual([
      'If it was not you, there is nothing to do: your password stays as it is.',
      'Questions? Write to hello@wondercast.example.',
    ]);
  });

  it('greets by username who gave no name', () => {
    expect(passwordResetWords({ username: 'mara', fullName: null }, shop, url).intro[0]).toBe('Hello mara,');
  });
});

describe('the mail to a former address', () => {
  it('says what happened, and what to do if it was somebody else', () => {
    const profile = 'https://shop.example/profile';
    const words = emailChangedWords({ username: 'mara', fullName: 'Mara Reyes' }, shop, profile);
    expect(words).toMatchObject({
      subject: 'Your email address at Wondercast was changed',
      title: 'Your email address was changed.',
      action: { label: 'Open your profile', url: profile },
    });
    expect(words.intro).toEqual([
      'Hello Mara Reyes,',
      'your account mara at Wondercast has another email address now. This one is no longer used.',
      'If it was you, there is nothing to do.',
    ]);
    expect(words.notes).toEqual([
      'If it was not you, somebody knows your password: sign in, choose a new password in your profile and set your email address again.',
      'If you can no longer sign in, write to hello@wondercast.example.',
    ]);
  });
});
