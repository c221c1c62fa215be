import { useFormState, useWatch } from 'react-hook-form';
import { grouped } from 'storefront/rupiah';
import { OldNumbers } from './OldNumbers';

/** As people write them, and as this says them. */
const UNITS = { price: ['Rp', 'IDR'], pack_net_kg: ['kg', 'kilogram', 'kilo'] } as const;

/** Of a price, or of what a pack weighs. */
export default function OldAmount({ source }: { source: keyof typeof UNITS }) {
  const stored: unknown = useFormState().defaultValues?.[source];
  const value = useWatch<Record<string, unknown>>({ name: source });
  if (typeof stored !== 'number' || stored === value) return null;
  const [unit] = UNITS[source];
  const words = source === 'price' ? `${unit} ${grouped(stored)}` : `${grouped(stored)} ${unit}`;
  return <OldNumbers changed={[{ number: stored, units: UNITS[source], words }]} />;
}
