/** @jsxImportSource preact */

interface WayToTimesProps {
  readonly picks: boolean;
  readonly onTurn: (picks: boolean) => void;
}

/** Switches between a free time, which is agreed at once, and preferred times, on which the shop agrees. */
export function WayToTimes({ picks, onTurn }: WayToTimesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div class="segments" role="group" aria-label="How to choose a time">
      <button type="button" aria-pressed={picks} onClick={() => onTurn(true)}>
        Pick a time
      </button>
      <button type="button" aria-pressed={!picks} onClick={() => onTurn(false)}>
        Propose times
      </button>
    </div>
  );
}
