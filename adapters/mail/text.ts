import type { MailLook, MailWords } from '@wondercast/core/kernel/mail';

const indented = (text: string): string => `  ${text}`;

/** The mail as plain text: title, booking, sums, and the link in full. */
export const textOf = (words: MailWords, shop: Parameters<MailLook>[1]): string => {
  const parts: (readonly string[])[] = [[words.title], ...words.intro.map((each) => [each])];
  const { date } = words;
  if (date) parts.push([...(date.before ? [`Before: ${date.before}`] : []), `${date.note}, ${date.time}`]);
  for (const { day, time, action } of words.times ?? [])
    parts.push([`${day}, ${time}`, indented(`${action.label}: ${action.url}`)]);
  if (words.facts?.length) parts.push(words.facts);
  for (const action of [words.action, words.secondAction])
    if (action) parts.push([`${action.label}:`, action.url]);
  for (const { title, details, sessions, amount } of words.lines)
    parts.push([`${title}: ${amount}`, ...details.map(indented), ...sessions.map(indented)]);
  if (words.sums.length > 0) parts.push(words.sums.map(({ label, amount }) => `${label}: ${amount}`));
  for (const note of words.notes) parts.push([note]);
  // Two hyphens and a space start a signature, which mail programs collapse.
  const signature = shop.signature === '' ? [] : shop.signature.split(/\r?\n/);
  parts.push(['-- ', ...signature, shop.name, shop.publicUrl]);
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
};
