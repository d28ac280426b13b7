/** @jsxImportSource preact */
import { KeyedWidget } from './KeyedWidget.tsx';
import { ShopElement, type Written } from './shop-element.ts';

/** `<wondercast-experiences>`: the shop in place; with `experience` one experience alone. */
export class ExperiencesElement extends ShopElement {
  protected content(written: Written) {
    return <KeyedWidget {...written} sendEvent={this.sendEvent} />;
  }
}
