import { type Entry, MOST_ENTRY_BYTES } from './entry.ts';

/** Splits a stream into entries named `<folder>/0001<suffix>` and so on. An empty stream gives one entry. */
export async function* toEntries(
  stream: AsyncIterable<Uint8Array>,
  folder: string,
  suffix: string,
  mostBytes = MOST_ENTRY_BYTES,
): AsyncGenerator<Entry> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  let number = 0;
  const cut = (): Entry => {
    number += 1;
    const content = Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
    return { path: `${folder}/${String(number).padStart(4, '0')}${suffix}`, content };
  };
  for await (const chunk of stream) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= mostBytes) yield cut();
  }
  if (bytes > 0 || number === 0) yield cut();
}
