import type { ReactElement } from 'react';

/**
 * Children that may come and go next to other elements: they must be elements, not bare text. A translator in the browser replaces
 * text nodes, and React can neither move nor remove a node that no longer exists (decision 220).
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
