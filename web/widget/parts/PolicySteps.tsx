/** @jsxImportSource preact */

interface PolicyStepsProps {
  /** The shop's texts, from the most to the least favourable zone. */
  readonly steps: readonly { readonly when: string; readonly what: string }[];
}

/** The costs of changes in words, step by step. */
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
