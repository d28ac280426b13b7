/** A text inside of HTML, also between quotes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);
