import { Note } from '../../ui/Note.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelTitle } from '../../ui/Text.tsx';

/** Where the card is asked for. */
export default function CardPayment() {
  return (
    <Panel>
      <PanelTitle style={{ marginBottom: 18 }}>Card details</PanelTitle>
      <Note tone="info">Card payment is being set up. Choose Pay Later to book now.</Note>
    </Panel>
  );
}
