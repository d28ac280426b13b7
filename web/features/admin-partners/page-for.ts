/** The two lines of HTML that embed the widget; null for a key that must not be in a page. */
export const pageFor = (key: string, shopUrl: string): string | null =>
  key.startsWith('pk_')
    ? `<script type="module" src="${shopUrl}/widget.js"></script>\n<wondercast-experiences partner-key="${key}"></wondercast-experiences>`
    : null;
