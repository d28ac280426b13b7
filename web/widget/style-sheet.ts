import base from './look/base.css?inline';
import checkout from './look/checkout.css?inline';
import controls from './look/controls.css?inline';
import detail from './look/detail.css?inline';
import list from './look/list.css?inline';
import stillness from './look/stillness.css?inline';
import { tokens } from './tokens.ts';

let sheet: CSSStyleSheet | null = null;

/** One sheet for all elements of a page; a policy against inline styles does not mind it. */
export const styleSheet = (): CSSStyleSheet => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`:host{${tokens()}}${base}${controls}${list}${detail}${checkout}${stillness}`);
  }
  return sheet;
};
