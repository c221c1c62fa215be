import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PRICE_LIST } from '../i18n/priceList';
import { PRODUCT } from '../i18n/texts';
import { PRICE_LISTS } from '../paths';
import { useCopy } from '../record/useCopy';

type Language = keyof typeof PRICE_LISTS;

/** The PDF that has it, to send to a buyer. */
export function PriceList() {
  return (
    <>
      <Pdf language="en" />
      <Pdf language="id" />
    </>
  );
}

function Pdf({ language }: { language: Language }) {
  const path = PRICE_LISTS[language];
  const { name, download, copyLink } = PRICE_LIST.languages[language];
  const copy = useCopy(location.origin + path, PRODUCT.linkCopied);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flexBasis: { xs: '100%', sm: 160 } }}>{name}</Box>
      <Button href={path} variant="outlined" aria-label={download}>
        {PRICE_LIST.download}
      </Button>
      {copy && (
        <Button variant="outlined" aria-label={copyLink} onClick={copy}>
          {PRODUCT.copyLink}
        </Button>
      )}
    </Box>
  );
}
