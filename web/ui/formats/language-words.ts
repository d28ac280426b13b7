const names = new Intl.DisplayNames('en-US', { type: 'language' });

/** `English, Hindi`. */
export const languageWords = (tags: readonly string[]): string =>
  tags.map((tag) => names.of(tag) ?? tag).join(', ');
