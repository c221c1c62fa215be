import { keptPrices } from 'api/kept-prices';
import { brokenAmount } from 'api/broken-numbers';
import { isAmount, OLD_AMOUNTS, oldAmount } from 'api/old-amounts';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { isSame } from '../form/isSame';
import { useBeginning } from '../form/useBeginning';
import { Doubt } from '../record/Doubt';
import { OldNumbers } from './OldNumbers';
import { useCategoryText } from './useCategoryText';

const FIELDS = [...Object.values(OLD_AMOUNTS).flat(), 'price_unit', 'export_unit'];

/** Below an amount of a product that is changed: what of it stays as it was, in its texts and in its prices. */
export default function ChangedAmount({ source }: { source: string }) {
  const beginning = useBeginning();
  const values = useWatch<Record<string, unknown>>({ name: FIELDS });
  const typed = Object.fromEntries(FIELDS.map((field, at) => [field, values[at]]));
  const old = isAmount(source) && oldAmount(source, beginning, typed);
  const said = useCategoryText(isAmount(source) && !isSame(beginning[source], typed[source]));
  const broken = isAmount(source) ? brokenAmount(said ?? '', source, beginning, typed) : undefined;
  const isSamePack = isSame(beginning.pack_net_kg, typed.pack_net_kg);
  const kept = keptPrices(beginning, typed).filter(
    ({ field }) => source === (isSamePack ? field : 'pack_net_kg'),
  );
  return (
    <>
      <Box role="status" sx={{ typography: 'body2' }}>
        {kept.map(({ sentence }) => (
          <Doubt key={sentence}>{sentence}</Doubt>
        ))}
      </Box>
      {(old || broken) && <OldNumbers changed={old ? [old] : []} broken={broken} />}
    </>
  );
}
