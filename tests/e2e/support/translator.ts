import type { BrowserContext } from 'playwright';

declare global {
  interface Window {
    /** How many texts a translator has replaced. */
    translated: number;
  }
}

/**
 * What a browser's translator does to every document, from when it is alive: each text node is replaced by two `font` elements
 * around a text of their own, again after each change. The words stay, so that they can be looked for.
 */
export const translateAll = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const LEFT_ALONE = 'script, style, textarea, [translate=no], font > font';
    const SEEN_EVERY_MS = 20;
    window.translated = 0;
    const replace = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
      window.translated += 1;
    };
    const translate = (root: Node) => {
      if (root instanceof Text) return replace(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    const begin = () => {
      const made = Object.entries(document.getElementById('root') ?? {}).find(([name]) =>
        name.startsWith('__reactContainer'),
      )?.[1] as { stateNode: { current: { child: unknown } } } | undefined;
      if (!made?.stateNode.current.child) return void setTimeout(begin, SEEN_EVERY_MS);
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
          if (type === 'characterData') translate(target);
          else addedNodes.forEach(translate);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    // Nobody is as quick as a page that comes to life.
    addEventListener('load', () => setTimeout(begin, 500));
  });
