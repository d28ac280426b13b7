/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks';
import type { SendEvent } from './events.ts';
import { KeyedWidget } from './KeyedWidget.tsx';
import { Icon } from './parts/Icon.tsx';
import type { Written } from './shop-element.ts';
import { useBackCloses } from './use-back-closes.ts';

interface BookDialogProps extends Written {
  readonly sendEvent: SendEvent;
}

/** A button that opens the shop in a dialog. The element's own content is the button's label. */
export function BookDialog(props: BookDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => dialog.current?.close();
  useBackCloses(isOpen, close);
  return (
    <>
      <button
        type="button"
        class="button primary md"
        part="button"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        <slot>Book Now</slot>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={dialog}
        aria-label="Book an experience"
        onClose={() => setOpen(false)}
        onClick={(event) => {
          // A click on the backdrop has the dialog itself as its target.
          if (event.target === dialog.current) close();
        }}
      >
        {isOpen && (
          <>
            <button type="button" class="close" aria-label="Close" onClick={close}>
              <Icon name="close" />
            </button>
            <KeyedWidget {...props} opened />
          </>
        )}
      </dialog>
    </>
  );
}
