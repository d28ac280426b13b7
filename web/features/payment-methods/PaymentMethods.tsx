import { useConfig } from '../../api/catalogue/site.ts';
import type { CardKeeper } from '../../forms/card-form.ts';
import { Panel, TwoColumns } from '../../ui/primitives/Panel.tsx';
import { PanelTitle } from '../../ui/primitives/Text.tsx';
import { AddCard } from './AddCard.tsx';
import { KeepCard } from './KeepCard.tsx';
import { SavedMethods } from './SavedMethods.tsx';

/** The saved cards, and a form to add another. */
export default function PaymentMethods({ cardKeeper }: { readonly cardKeeper: CardKeeper }) {
  const { payments } = useConfig();
  return (
    <TwoColumns>
      <Panel aria-labelledby="saved-methods">
        <PanelTitle id="saved-methods">Saved methods</PanelTitle>
        <SavedMethods />
      </Panel>
      <div>
        <Panel aria-labelledby="add-method">
          <PanelTitle id="add-method" style={{ marginBottom: 16 }}>
            Add Payment Method
          </PanelTitle>
          {payments === 'simulator' ? <AddCard /> : <KeepCard form={cardKeeper} />}
        </Panel>
      </div>
    </TwoColumns>
  );
}
