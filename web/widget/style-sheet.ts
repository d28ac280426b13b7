import base from './look/base.css?inline';
import checkout from './look/checkout.css?inline';
import controls from './look/controls.css?inline';
import detail from './look/detail.css?inline';
import list from './look/list.css?inline';
import stillness from './look/stillness.css?inline';
import { tokens } from './tokens.ts';

let sheet: CSSStyleSheet | null = null;

/** A constructed style sheet that all elements in a page share. Content security policies against inline styles do not block it. */
export const styleSheet = (): CSSStyleSheet => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`:host{${tokens()}}${base}${controls}${list}${detail}${checkout}${stillness}`);
  }
  return sheet;
};
