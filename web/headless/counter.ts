interface Key {
  readonly key: string;
  preventDefault(): void;
}

interface Selectable {
  readonly currentTarget: { select(): void };
}

interface Counter {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The text being typed; null while nothing is. */
  readonly draft: string | null;
  readonly onDraft: (draft: string | null) => void;
  readonly onChange: (value: number) => void;
}

/** The behaviour of a field for a count of at least one, with buttons, arrow keys or typing. A typed text is applied on blur or Enter. */
export const counter = ({ label, value, max, draft, onDraft, onChange }: Counter) => {
  const set = (next: number) => {
    onDraft(null);
    const count = Math.min(Math.max(Math.trunc(next), 1), max);
    if (count !== value) onChange(count);
  };
  const confirm = () => {
    if (draft !== null) set(Number(draft) || value);
  };
  const button = (name: string, isEnd: boolean, by: number) =>
    ({
      type: 'button',
      'aria-label': name,
      'aria-disabled': isEnd,
      onClick: () => set(value + by),
    }) as const;
  return {
    fewer: button('Fewer', value <= 1, -1),
    more: button('More', value >= max, 1),
    type: (text: string) => onDraft(text.replace(/\D/g, '').slice(0, 4)),
    input: {
      inputMode: 'numeric',
      role: 'spinbutton',
      'aria-label': label,
      'aria-valuenow': value,
      'aria-valuemin': 1,
      'aria-valuemax': max,
      value: draft ?? value,
      onFocus: ({ currentTarget }: Selectable) => currentTarget.select(),
      onBlur: confirm,
      onKeyDown: (event: Key) => {
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (event.key === 'Enter') confirm();
        if (step === undefined) return;
        event.preventDefault();
        set(value + step);
      },
    },
  } as const;
};
