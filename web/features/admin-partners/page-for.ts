/** The two lines that sell the shop in a page; null for a key that must not stand in one. */
export const pageFor = (key: string, shopUrl: string): string | null =>
  key.startsWith('pk_')
    ? `<script type="module" src="${shopUrl}/widget.js"></script>\n<wondercast-experiences partner-key="${key}"></wondercast-experiences>`
    : null;
