/// <reference types="vite/client" />
import look from './look.css?inline';

let sheet: CSSStyleSheet | null = null;

/** Adds the styles of free times to the shadow root around a container. */
export const lookIn = (place: Element): void => {
  const root = place.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(look);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
};
