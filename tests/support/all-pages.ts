/** All items of a list that comes in pages. */
export const allPages = async <Item>(pages: AsyncIterable<readonly Item[]>): Promise<readonly Item[]> => {
  const items: Item[] = [];
  for await (const page of pages) items.push(...page);
  return items;
};
