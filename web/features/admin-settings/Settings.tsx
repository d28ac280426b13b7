import { useQuery } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import BrushCleaning from 'lucide-react/icons/brush-cleaning';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import Coins from 'lucide-react/icons/coins';
import FileText from 'lucide-react/icons/file-text';
import Landmark from 'lucide-react/icons/landmark';
import Percent from 'lucide-react/icons/percent';
import Sparkles from 'lucide-react/icons/sparkles';
import { useAddress } from '../../addresses/use-address.ts';
import { bookingRulesQuery, settingsQuery } from '../../api/admin/settings.ts';
import { useMay } from '../../api/session/use-may.ts';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Tabs } from '../../ui/primitives/Tabs.tsx';
import { TabTop } from '../../ui/primitives/TabTop.tsx';
import { BrandForm } from './BrandForm.tsx';
import { DemoPart } from './DemoPart.tsx';
import { MoneyForm } from './MoneyForm.tsx';
import { PolicyForm } from './PolicyForm.tsx';
import { RemindersForm } from './RemindersForm.tsx';
import { RulesForm } from './RulesForm.tsx';
import { SellingForm } from './SellingForm.tsx';
import { TaxPart } from './TaxPart.tsx';
import { TextsForm } from './TextsForm.tsx';
import { TimesForm } from './TimesForm.tsx';

const PARTS = [
  { id: 'brand', title: 'Brand', icon: Sparkles, stays: true },
  { id: 'selling', title: 'Selling', icon: Landmark, stays: true },
  { id: 'money', title: 'Currency', icon: Coins, stays: true },
  { id: 'tax', title: 'Tax', icon: Percent, stays: true },
  { id: 'changes', title: 'Changes', icon: CalendarX, stays: true },
  { id: 'rules', title: 'Booking rules', icon: CalendarClock, stays: true },
  { id: 'times', title: 'Free times', icon: CalendarCheck, stays: true },
  { id: 'reminders', title: 'Reminders', icon: BellRing, stays: true },
  { id: 'texts', title: 'Texts', icon: FileText, stays: true },
  { id: 'demo', title: 'Demo', icon: BrushCleaning, stays: false },
] as const;

type Part = (typeof PARTS)[number]['id'];

const skeleton = <TableSkeleton rows={5} label="Loading the settings..." />;
const never = () => false;

function Rules() {
  return (
    <Loaded
      query={useQuery(bookingRulesQuery)}
      failed="Failed to load the rules"
      skeleton={skeleton}
      isEmpty={never}
      empty={null}
    >
      {(rules) => <RulesForm rules={rules} />}
    </Loaded>
  );
}

/** The shop's settings by group. */
export default function Settings() {
  const [parameters, change] = useAddress();
  const mayTax = useMay('tax:read');
  const mayRead = useMay('settings:read');
  const query = useQuery({ ...settingsQuery, enabled: mayRead });
  const parts = PARTS.filter(({ id }) => (id === 'tax' ? mayTax : mayRead));
  const chosen = parts.find(({ id }) => id === parameters.get('part'))?.id ?? parts[0]?.id ?? 'brand';
  return (
    <>
      <TabTop title="Settings" />
      <Tabs
        label="Settings"
        tabs={parts}
        chosen={chosen}
        onChoose={(part: Part) => change({ part: part === 'brand' ? null : part })}
      >
        {(part) =>
          part === 'rules' ? (
            <Rules />
          ) : part === 'changes' ? (
            <PolicyForm />
          ) : part === 'tax' ? (
            <TaxPart />
          ) : part === 'demo' ? (
            <DemoPart />
          ) : (
            <Loaded
              query={query}
              failed="Failed to load the settings"
              skeleton={skeleton}
              isEmpty={never}
              empty={null}
            >
              {({ brand, selling, money, reminders, times, texts }) => (
                <>
                  {part === 'brand' && <BrandForm brand={brand} />}
                  {part === 'selling' && <SellingForm selling={selling} />}
                  {part === 'money' && <MoneyForm money={money} />}
                  {part === 'times' && <TimesForm times={times} />}
                  {part === 'reminders' && <RemindersForm reminders={reminders} />}
                  {part === 'texts' && <TextsForm texts={texts} />}
                </>
              )}
            </Loaded>
          )
        }
      </Tabs>
    </>
  );
}
