/** Separators that the server accepts in CSV. */
const SEPARATORS = [',', ';', '\t'] as const;

/** An optional first line that names the separator: `sep=;`. */
const NAMED = /^\uFEFF?sep=([,;\t])(?:\r\n|\n|\r)/i;

/** The cells of a text's first record; the rest is ignored. */
const firstRecord = (text: string, separator: string): readonly string[] => {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += letter;
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === '\n' || letter === '\r') break;
    else if (letter === separator) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell];
};

/** The names of a sheet's columns without duplicates; empty when the text is not CSV. */
export const headOf = (text: string): readonly string[] => {
  const named = NAMED.exec(text);
  const body = text.slice(named?.[0].length ?? 0).replace(/^\uFEFF?(?:[ \t]*[\r\n])*/, '');
  const line = /^[^\r\n]*/.exec(body)?.[0].replaceAll(/"[^"]*"/g, '') ?? '';
  const most = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length })).toSorted(
    (a, b) => b.count - a.count,
  )[0];
  const cells = firstRecord(body, named?.[1] ?? most?.separator ?? ',');
  return [...new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''))];
};
