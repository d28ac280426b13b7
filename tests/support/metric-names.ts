/** Words of PromQL that are not followed by a bracket, and those that are followed by labels. */
const WORDS = new Set([
  'and',
  'or',
  'unless',
  'bool',
  'offset',
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
]);

/** The names of metrics that an expression of Prometheus reads. */
export const metricNames = (expression: string): readonly string[] => {
  const bare = expression
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\boffset\s+-?[\dsmhdwy]+/g, ' ')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  const found = [...bare.matchAll(/[a-zA-Z_:][\w:]*(?!\s*\()(?![\w:])/g)].map(([name]) => name);
  return [...new Set(found.filter((name) => !WORDS.has(name)))];
};
