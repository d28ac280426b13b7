/** @jsxImportSource preact */

interface PolicyStepsProps {
  /** As the shop says it, from the best zone to the last. */
  readonly steps: readonly { readonly when: string; readonly what: string }[];
}

/** What changes cost, in words, step by step. */
export function PolicySteps({ steps }: PolicyStepsProps) {
  return (
    <>
      <h3>If plans change</h3>
      <dl class="policy">
        {steps.map(({ when, what }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
