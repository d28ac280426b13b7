/** @jsxImportSource preact */
import { KeyedWidget } from './KeyedWidget.tsx';
import { ShopElement, type Written } from './shop-element.ts';

/** `<wondercast-experiences>`: the shop inside the page, or only one experience with the attribute `experience`. */
export class ExperiencesElement extends ShopElement {
  protected content(written: Written) {
    return <KeyedWidget {...written} sendEvent={this.sendEvent} />;
  }
}
